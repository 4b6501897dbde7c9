import { cx, useTexts } from '@clothesline/ui';
import { useLocation } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { column } from '../../lib/page/Page.css.js';
import { listPlaces } from './destinations.js';
import { useAccount } from '../../features/account/index.js';
import * as styles from './MainNav.css.js';

export function MainNav() {
  const messages = useTexts(layout);
  const [path] = useLocation();
  const { isSignedIn } = useAccount();
  return (
    <nav aria-label={messages.mainNavigation} className={styles.nav}>
      <ul className={cx(column, styles.list)}>
        {listPlaces(isSignedIn).map(({ path: target, name }) => (
          <li key={target}>
            <a href={target} aria-current={path === target ? 'page' : undefined} className={styles.link}>
              {messages[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
