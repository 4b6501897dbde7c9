import { type Donation, useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../shared/account/AccountContext.js';
import type { OwnDonations } from './MyDonations.js';

/** What whoever is signed in gives, newest first. */
export function useOwnDonations({ account, members }: Session): OwnDonations & { donations: readonly Donation[] } {
  const { queryClient } = useApi();
  const { data, isPending, error, refetch } = useQuery(
    {
      queryKey: ['person', members.host, account.id],
      queryFn: ({ signal }) => members.request('getPerson', { params: { id: account.id }, signal }),
      // What was just listed is there at the next visit.
      staleTime: 0,
    },
    queryClient,
  );
  return {
    donations: data?.donations ?? none,
    isLoading: isPending,
    error,
    refetch: () => void refetch(),
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => {},
  };
}

const none: readonly Donation[] = [];
