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
  /** The `Idempotency-Key` of a donation, for a caller that remembers it longer than this component lives. */
  keyOf?: ((donation: CreateDonation) => string) | undefined;
  /** The token to list with (see `listingCalls`); none where it gives undefined. */
  tokenOf?: (() => string | undefined) | undefined;
  /** Lists it in the place of the client, under the same `key`. */
  send?: ((donation: CreateDonation, key: string) => Promise<Donation | void>) | undefined;
}

/**
 * Lists a donation; tried again after a failure, it is known by its `Idempotency-Key` and listed once. On success the
 * cached donation lists and nearby lists are refreshed (spec §7). Gives undefined where the server does not tell what it
 * made.
 */
export function useCreateDonation({ keyOf, tokenOf, send }: UseCreateDonationOptions = {}) {
  const { client, queryClient } = useApi();
  const [keys] = useState(createWriteKeys);
  return useMutation(
    {
      mutationFn: async (donation: CreateDonation) => {
        const token = tokenOf?.();
        const caller = token === undefined ? client : withToken(client, token);
        const key = keyOf?.(donation) ?? keys.of(donation);
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
