import { Heading } from '@clothesline/ui';
import { useSite } from '../../shared/site/SiteContext.js';
import { footerMessages as messages } from './messages.js';
import { group } from './Footer.css.js';
import { Newsletter } from './Newsletter.js';
import { SocialLinks } from './SocialLinks.js';

/** The operator's newsletter and accounts on networks. */
export function StayConnected() {
  const { newsletter, social } = useSite();
  return (
    <section className={group}>
      <Heading level={2} size="small">
        {messages.stayConnected}
      </Heading>
      {newsletter && <Newsletter {...newsletter} />}
      {social && <SocialLinks networks={social} />}
    </section>
  );
}
