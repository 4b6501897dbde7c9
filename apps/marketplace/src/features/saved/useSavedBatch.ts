import { queryKeys, useApi, type QueryResult } from '@clothesline/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/**
 * Loads several donations in a single request and fills the cache used by `useDonation`. They share the loading state
 * and error.
 */
export function useSavedBatch(ids: readonly number[]): QueryResult {
  const { client, queryClient } = useApi();
  const { isPending, error, refetch } = useQuery(
    {
      queryKey: [...queryKeys.all(client), 'saved', ids],
      queryFn: async ({ signal }): Promise<true> => {
        const donationKey = (id: number) => queryKeys.donation(client, id);
        const unknown = ids.filter((id) => queryClient.getQueryData(donationKey(id)) === undefined);
        if (unknown.length === 0) return true;
        const { items } = await client.request('listDonations', { query: { ids: unknown.join() }, signal });
        // servers that only implement the spec ignore `ids` and return everything
        for (const donation of items) {
          if (unknown.includes(donation.id)) queryClient.setQueryData(donationKey(donation.id), donation);
        }
        return true;
      },
      // removing a donation changes the key, so keep the others visible
      placeholderData: keepPreviousData,
      gcTime: 0,
    },
    queryClient,
  );
  return { isLoading: isPending, error, refetch: () => void refetch() };
}
