import { useMutation } from '@tanstack/react-query';
import type { CreateDonation } from '../contract/createDonation.js';
import { useApi } from './ApiProvider.js';
import { markListsOutOfDate } from './markListsOutOfDate.js';
import { queryKeys } from './queryKeys.js';

/** Lists a donation; on success the cached donation lists and nearby lists are refreshed (spec §7). Gives undefined where the server does not tell what it made. */
export function useCreateDonation() {
  const { client, queryClient } = useApi();
  return useMutation(
    {
      mutationFn: (donation: CreateDonation) => client.request('createDonation', { body: donation }),
      onSuccess: (created) => {
        if (created) queryClient.setQueryData(queryKeys.donation(client, created.id), created);
        markListsOutOfDate(client, queryClient);
      },
    },
    queryClient,
  );
}
