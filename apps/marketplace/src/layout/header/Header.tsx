import { cx, IconButton, MenuIcon, useTexts } from '@clothesline/ui';
import { useState } from 'react';
import { layout } from '../../locales/en/layout.js';
import { useArrival } from '../../lib/routing/NavigatorProvider.js';
import { paths } from '../../lib/routing/paths.js';
import { column } from '../../lib/page/Page.css.js';
import { useSite } from '../../lib/site/site.js';
import { AccountButton } from './AccountButton.js';
import { useAccount } from '../../features/account/index.js';
import { HeaderSearch } from '../../features/browse/index.js';
import * as styles from './Header.css.js';
import { Logo } from '../Logo.js';
import { LocationButton } from './LocationButton.js';
import { MenuDialog } from './MenuDialog.js';
import { useLocationDialog } from '../../lib/location/useLocationDialog.js';

export function Header() {
  const messages = useTexts(layout);
  const [openedAt, setOpenedAt] = useState<number>();
  const arrival = useArrival();
  const { name } = useSite();
  const account = useAccount();
  const location = useLocationDialog();
  const closeMenu = () => setOpenedAt(undefined);

  function openLocation() {
    closeMenu();
    location.open();
  }
  function signIn() {
    closeMenu();
    account.signIn();
  }

  return (
    <header className={styles.header}>
      <div className={cx(column, styles.bar)}>
        <a href={paths.home} className={styles.brand} aria-label={messages.brandLink({ site: name })}>
          <Logo size={26} />
          <span>{name}</span>
        </a>
        <div className={styles.search}>
          <HeaderSearch followsPage />
        </div>
        <div className={styles.wide}>
          <LocationButton onClick={openLocation} />
          {account.inbox?.link}
          <AccountButton onSignIn={signIn} />
        </div>
        <div className={styles.narrow}>
          {account.inbox?.link}
          <IconButton
            icon={<MenuIcon />}
            label={messages.openMenu}
            tone="quiet"
            aria-haspopup="dialog"
            onClick={() => setOpenedAt(arrival.id)}
          />
        </div>
      </div>
      <MenuDialog open={openedAt === arrival.id} onClose={closeMenu} onLocation={openLocation} onSignIn={signIn} />
      {location.dialog}
    </header>
  );
}
