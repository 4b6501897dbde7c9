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
  /** Returns the idempotency key. Useful if a retry may happen after the component has unmounted. */
  getKey?: ((donation: CreateDonation) => string) | undefined;
  /** Returns a listing token. See `listingCalls`. */
  getToken?: (() => string | undefined) | undefined;
  /** Sends the donation instead of the client. */
  send?: ((donation: CreateDonation, key: string) => Promise<Donation | void>) | undefined;
}

/**
 * Lists a donation. Retries reuse the idempotency key, and cached lists are refreshed on success (spec §7). Resolves to
 * `undefined` if the server doesn't return the donation.
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
