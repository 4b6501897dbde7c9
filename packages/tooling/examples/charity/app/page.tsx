import { createClient, createQueryClient, newestQuery, Prefetched } from '@clothesline/api-client';
import { FeaturedDonations } from '@clothesline/donation-card';
import { Button, Heading } from '@clothesline/ui';
import { dehydrate } from '@tanstack/react-query';
import { host } from '../host';

// The list is the server's at each visit, not that of the build.
export const dynamic = 'force-dynamic';

/** The newest donations, asked for and drawn on the server. */
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
