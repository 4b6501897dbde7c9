'use client';
import { ApiProvider, createClient } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import '@clothesline/chat-widget/element';
import { FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { ThemeRoot } from '@clothesline/ui';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/donations-map/styles.css';

const client = createClient({ host: '' });

export default function Page() {
  return (
    <ThemeRoot theme="auto">
      <ApiProvider client={client}>
        <FeaturedDonations />
        <DonationsMap variant="nearby" />
        <ChatWidget />
      </ApiProvider>
    </ThemeRoot>
  );
}
