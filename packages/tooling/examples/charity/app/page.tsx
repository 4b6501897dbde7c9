import { createClient, createQueryClient, newestQuery, Prefetched } from '@clothesline/api-client';
import { FeaturedDonations } from '@clothesline/donation-card';
import { Button, Heading } from '@clothesline/ui';
import { dehydrate } from '@tanstack/react-query';
import { host } from '../host';

// Renders at each visit instead of at build time.
export const dynamic = 'force-dynamic';

/** Shows the newest donations, loaded and rendered on the server. */
export default async function Home() {
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(newestQuery(createClient({ host }), { limit: 4 }));
  return (
    <main>
      <Heading level={1}>Warm Hands</Heading>
      <Button href="/give">Give clothes</Button>
      <Prefetched state={dehydrate(queryClient)}>
        <FeaturedDonations viewAllHref="/search" linkBase={host} data-list="newest" />
      </Prefetched>
    </main>
  );
}
