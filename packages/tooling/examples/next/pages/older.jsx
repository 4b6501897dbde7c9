import { ApiProvider, createClient, createQueryClient, newestQuery, Prefetched } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { FeaturedDonations } from '@clothesline/donation-card';
import { ThemeRoot } from '@clothesline/ui';
import { dehydrate } from '@tanstack/react-query';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/donation-card/styles.css';

const host = process.env.NEXT_PUBLIC_CLOTHESLINE ?? 'https://clothesline.example';

/** For the pages router. Prefetches the donations on the server. */
export async function getServerSideProps() {
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(newestQuery(createClient({ host }), { limit: 4 }));
  return { props: { state: dehydrate(queryClient) } };
}

export default function Older({ state }) {
  return (
    <ThemeRoot>
      <ApiProvider host={host}>
        <Prefetched state={state}>
          <FeaturedDonations />
        </Prefetched>
        <ChatWidget product="Warm Hands" />
      </ApiProvider>
    </ThemeRoot>
  );
}
