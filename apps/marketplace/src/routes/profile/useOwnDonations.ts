import type { Donation } from '@clothesline/api-client';
import type { Session } from '../../shared/account/AccountContext.js';
import { usePublicPerson } from '../../shared/people/usePublicPerson.js';
import type { OwnDonations } from './MyDonations.js';

/** What whoever is signed in gives, newest first; nothing while their account is being deleted, when nobody sees it. */
export function useOwnDonations({ account }: Session): OwnDonations & { donations: readonly Donation[] } {
  const isLeaving = account.deletedAt !== null;
  const { data, isPending, error, refetch } = usePublicPerson(isLeaving ? undefined : account.id);
  return {
    donations: data?.donations ?? none,
    isLoading: isPending && !isLeaving,
    error,
    refetch: () => void refetch(),
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => {},
  };
}

const none: readonly Donation[] = [];
