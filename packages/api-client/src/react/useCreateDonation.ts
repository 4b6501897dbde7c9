import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withToken } from '../client/withToken.js';
import { createWriteKeys } from '../client/writeKeys.js';
import type { CreateDonation } from '../contract/createDonation.js';
import type { Donation } from '../contract/donation.js';
import { useApi } from './ApiProvider.js';
import { invalidateLists } from './invalidateLists.js';
import { queryKeys } from './queryKeys.js';

export interface UseCreateDonationOptions {
  /** Returns the `Idempotency-Key` of a donation, for a caller that keeps it longer than this component lives. */
  getKey?: ((donation: CreateDonation) => string) | undefined;
  /** Returns the token to list with (see `listingCalls`); undefined for none. */
  getToken?: (() => string | undefined) | undefined;
  /** Lists it in place of the client, under the same `key`. */
  send?: ((donation: CreateDonation, key: string) => Promise<Donation | void>) | undefined;
}

/**
 * Lists a donation. A retry after a failure has the same `Idempotency-Key`, so that it is listed once. Refreshes the
 * cached donation lists and nearby lists on success (spec §7). Returns undefined if the server does not return the
 * donation.
 */
export function useCreateDonation({ getKey, getToken, send }: UseCreateDonationOptions = {}) {
  const { client, queryClient } = useApi();
  const [keys] = useState(createWriteKeys);
  return useMutation(
    {
      mutationFn: async (donation: CreateDonation) => {
        const token = getToken?.();
        const caller = token === undefined ? client : withToken(client, token);
        const key = getKey?.(donation) ?? keys.of(donation);
        const created = await (send ? send(donation, key) : caller.request('createDonation', { body: donation, key }));
        keys.settle(donation);
        return created ?? undefined;
      },
      onSuccess: (created) => {
        if (created) queryClient.setQueryData(queryKeys.donation(client, created.id), created);
        invalidateLists(client, queryClient);
      },
    },
    queryClient,
  );
}
