import { FacebookIcon, InstagramIcon, useTexts } from '@clothesline/ui';
import { footer } from '../../locales/en/footer.js';
import { type SiteSettings, useSite } from '../../lib/site/site.js';
import * as styles from './SocialLinks.css.js';

interface SocialLinksProps {
  networks: NonNullable<SiteSettings['social']>;
}

const icons = new Map([
  ['facebook', FacebookIcon],
  ['instagram', InstagramIcon],
]);

export function SocialLinks({ networks }: SocialLinksProps) {
  const messages = useTexts(footer);
  const site = useSite().name;
  return (
    <ul className={styles.list}>
      {networks.map(({ name, url }) => {
        const Icon = icons.get(name.toLowerCase());
        return (
          <li key={url}>
            <a href={url} aria-label={messages.followOn({ site, network: name })} className={styles.link}>
              {Icon ? <Icon size={20} /> : name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
