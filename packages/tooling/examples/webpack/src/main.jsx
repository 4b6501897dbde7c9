import { ApiProvider } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { FeaturedDonations } from '@clothesline/donation-card';
import { ThemeRoot } from '@clothesline/ui';
import { createRoot } from 'react-dom/client';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/donation-card/styles.css';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ThemeRoot>
    <ApiProvider host="">
      <FeaturedDonations />
      <ChatWidget product="Warm Hands" />
    </ApiProvider>
  </ThemeRoot>,
);
