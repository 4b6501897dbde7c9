import { ApiProvider } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { FeaturedDonations } from '@clothesline/donation-card';
import { ThemeRoot } from '@clothesline/ui';

export function Donations({ host }: { host: string }) {
  return (
    <ThemeRoot>
      <ApiProvider host={host}>
        <FeaturedDonations linkBase={host} />
        <ChatWidget product="Warm Hands" />
      </ApiProvider>
    </ThemeRoot>
  );
}
