import { useQuery } from '@tanstack/react-query';
import type { Donation } from '../contract/donation.js';
import { useApi } from './ApiProvider.js';
import { donationQuery, findListedDonation } from './donationQueries.js';
import type { QueryResult } from './queryResult.js';

/** One donation, initially from a cached list. Invalid ids are an error without a call. */
export function useDonation(id: number | string): QueryResult & { donation: Donation | undefined } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(
    { ...donationQuery(client, id), placeholderData: () => findListedDonation(client, queryClient, id) },
    queryClient,
  );
  return { donation: data, isLoading, error, refetch: () => void refetch() };
}
