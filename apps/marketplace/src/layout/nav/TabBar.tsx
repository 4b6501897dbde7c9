import { useTexts } from '@clothesline/ui';
import { useLocation } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { paths } from '../../lib/routing/paths.js';
import { destinations } from './destinations.js';
import { useAccount } from '../../features/account/index.js';
import * as styles from './TabBar.css.js';

export function TabBar() {
  const messages = useTexts(layout);
  const [path] = useLocation();
  const { inbox } = useAccount();
  return (
    <nav aria-label={messages.tabBar} className={styles.bar}>
      <ul className={styles.list}>
        {destinations.map(({ path: target, name, Icon }) => (
          <li key={target} className={styles.item}>
            <a href={target} aria-current={path === target ? 'page' : undefined} className={styles.tab}>
              <span className={styles.icon}>
                <Icon size={22} aria-hidden="true" />
              </span>
              {messages[name]}
              {target === paths.profile && inbox?.count}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
