import { Heading, useTexts } from '@clothesline/ui';
import { footer } from '../../locales/en/footer.js';
import { useSite } from '../../lib/site/site.js';
import { Newsletter } from './Newsletter.js';
import { SocialLinks } from './SocialLinks.js';
import { WeeklyMail } from './WeeklyMail.js';

export function StayConnected() {
  const messages = useTexts(footer);
  const { newsletter, social, isSample } = useSite();
  const networks = social ?? (isSample ? sampleNetworks : []);
  return (
    <>
      <Heading level={2} size="small">
        {messages.stayConnected}
      </Heading>
      {newsletter ? <Newsletter {...newsletter} /> : <WeeklyMail />}
      {networks.length > 0 && <SocialLinks networks={networks} />}
    </>
  );
}

const sampleNetworks = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
];
