import { Dialog, Stack, useTexts } from '@clothesline/ui';
import { useLocation } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { listPlaces } from '../nav/destinations.js';
import { LaterPart } from '../../lib/loading/LaterPart.js';
import { languageChoice } from '../laterParts.js';
import { AccountButton } from './AccountButton.js';
import { LocationButton } from './LocationButton.js';
import { useAccount } from '../../features/account/index.js';
import { HeaderSearch } from '../../features/browse/index.js';
import * as styles from './MenuDialog.css.js';

interface MenuDialogProps {
  open: boolean;
  onClose(): void;
  onLocation(): void;
  onSignIn(): void;
}

export function MenuDialog({ open, onClose, onLocation, onSignIn }: MenuDialogProps) {
  const messages = useTexts(layout);
  const [path] = useLocation();
  const { isSignedIn } = useAccount();
  return (
    <Dialog open={open} onOpenChange={onClose} title={messages.menuTitle}>
      <Stack space="large">
        <HeaderSearch />
        <nav aria-label={messages.mainNavigation}>
          <ul className={styles.list}>
            {listPlaces(isSignedIn).map(({ path: target, name, Icon }) => (
              <li key={target}>
                <a
                  href={target}
                  aria-current={path === target ? 'page' : undefined}
                  className={styles.link}
                  onClick={path === target ? onClose : undefined}
                >
                  <Icon size={20} aria-hidden="true" />
                  {messages[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          <LocationButton onClick={onLocation} />
          <AccountButton onSignIn={onSignIn} />
        </div>
        <LaterPart part={languageChoice} />
      </Stack>
    </Dialog>
  );
}
