import { useQuery } from '@tanstack/react-query';
import type { Donation } from '../contract/donation.js';
import { useApi } from './ApiProvider.js';
import { donationQuery, findListedDonation } from './donationQueries.js';
import type { QueryResult } from './queryResult.js';

/**
 * Loads a donation. It's taken from a cached list until the response arrives. Invalid ids result in an error without a
 * request.
 */
export function useDonation(id: number | string): QueryResult & { donation: Donation | undefined } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(
    { ...donationQuery(client, id), placeholderData: () => findListedDonation(client, queryClient, id) },
    queryClient,
  );
  return { donation: data, isLoading, error, refetch: () => void refetch() };
}
