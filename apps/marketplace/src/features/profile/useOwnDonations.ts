import type { Donation } from '@clothesline/api-client';
import { type Session, usePublicPerson } from '../account/index.js';
import type { OwnDonations } from './MyDonations.js';

/**
 * Lists the signed-in person's donations, newest first; empty while their account is being deleted, when the donations
 * are hidden.
 */
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
