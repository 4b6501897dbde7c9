import { FacebookIcon, InstagramIcon, TwitterIcon } from '@clothesline/ui';
import type { MouseEvent } from 'react';
import { useUnavailable } from '../../shared/unavailable/UnavailableProvider.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './SocialLinks.css.js';

const networks = [
  { name: 'Facebook', Icon: FacebookIcon },
  { name: 'Instagram', Icon: InstagramIcon },
  { name: 'Twitter', Icon: TwitterIcon },
] as const;

/** The networks. This site has no account on any of them, and each anchor says so. */
export function SocialLinks() {
  const tell = useUnavailable();

  function explain(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    tell('social');
  }

  return (
    <ul className={styles.list}>
      {networks.map(({ name, Icon }) => (
        <li key={name}>
          <a href="#social" aria-label={messages.followOn(name)} className={styles.link} onClick={explain}>
            <Icon size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
