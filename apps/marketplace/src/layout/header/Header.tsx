import { Button, cx, IconButton, MenuIcon } from '@clothesline/ui';
import { type ComponentType, useState } from 'react';
import { useArrival } from '../../routing/DeferredRouter.js';
import { paths } from '../../routing/paths.js';
import { loadChunk } from '../../shared/deferred/loadChunk.js';
import { Boundary } from '../../shared/failure/Boundary.js';
import { CrashNotice } from '../../shared/failure/CrashNotice.js';
import { useFailureToast } from '../../shared/failure/useFailureToast.js';
import { column } from '../../shared/page/Page.css.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { useUnavailable } from '../../shared/unavailable/UnavailableProvider.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './Header.css.js';
import { HeaderSearch } from './HeaderSearch.js';
import { Logo } from '../Logo.js';
import { LocationButton } from './LocationButton.js';
import { MenuDialog } from './MenuDialog.js';

type OpenDialog = 'location' | 'menu' | undefined;

/** The bar that stays at the top of every page (spec §2). */
export function Header() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [LocationDialog, setLocationDialog] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();
  const [openedAt, setOpenedAt] = useState(0);
  const arrival = useArrival();
  const { name } = useSite();
  const tell = useUnavailable();
  const tellFailed = useFailureToast();
  // A link followed from the menu leads to another page: the menu stays behind.
  const menuOpen = dialog === 'menu' && openedAt === arrival.id;

  function openMenu() {
    setOpenedAt(arrival.id);
    setDialog('menu');
  }
  async function openLocation() {
    setDialog('location');
    try {
      const module = await loadChunk(() => import('./LocationDialog.js'));
      setLocationDialog(() => module.LocationDialog);
    } catch (error) {
      resetLocation();
      await tellFailed(messages.locationFailed, error);
    }
  }
  function resetLocation() {
    setDialog(undefined);
    setLocationDialog(undefined);
  }
  function signIn() {
    setDialog(undefined);
    tell('signIn');
  }

  return (
    <header className={styles.header}>
      <div className={cx(column, styles.bar)}>
        <a href={paths.home} className={styles.brand} aria-label={messages.brandLink(name)}>
          <Logo size={26} />
          <span>{name}</span>
        </a>
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <div className={styles.wide}>
          <LocationButton onClick={() => void openLocation()} />
          <Button tone="neutral" onClick={signIn}>
            {messages.signIn}
          </Button>
        </div>
        <div className={styles.narrow}>
          <IconButton
            icon={<MenuIcon />}
            label={messages.openMenu}
            tone="quiet"
            aria-haspopup="dialog"
            onClick={openMenu}
          />
        </div>
      </div>
      <MenuDialog
        open={menuOpen}
        onClose={() => setDialog(undefined)}
        onLocation={() => void openLocation()}
        onSignIn={signIn}
      />
      {LocationDialog && (
        <Boundary renderFailure={() => <CrashNotice title={messages.locationCrashed} onClose={resetLocation} />}>
          <LocationDialog open={dialog === 'location'} onClose={() => setDialog(undefined)} />
        </Boundary>
      )}
    </header>
  );
}
