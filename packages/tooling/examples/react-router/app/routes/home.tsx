import { createClient, createQueryClient, newestQuery, Prefetched } from '@clothesline/api-client';
import { FeaturedDonations } from '@clothesline/donation-card';
import { Heading } from '@clothesline/ui';
import { dehydrate } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { host } from '../host';

export async function loader() {
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(newestQuery(createClient({ host }), { limit: 4 }));
  return { state: dehydrate(queryClient) };
}

export default function Home() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <main>
      <Heading level={1}>Warm Hands</Heading>
      <Prefetched state={state}>
        <FeaturedDonations viewAllHref="/search" linkBase={host} />
      </Prefetched>
    </main>
  );
}
