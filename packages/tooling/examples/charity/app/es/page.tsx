import { createClient, createQueryClient, newestQuery, Prefetched } from '@clothesline/api-client';
import { FeaturedDonations } from '@clothesline/donation-card';
import { Heading } from '@clothesline/ui';
import { dehydrate } from '@tanstack/react-query';
import { host } from '../../host';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Manos cálidas' };

/** Shows the newest donations in Spanish, loaded and rendered on the server. */
export default async function Inicio() {
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(newestQuery(createClient({ host }), { limit: 4 }));
  return (
    <main>
      <Heading level={1}>Manos cálidas</Heading>
      <Prefetched state={dehydrate(queryClient)}>
        <FeaturedDonations linkBase={host} />
      </Prefetched>
    </main>
  );
}
