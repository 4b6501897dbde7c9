import { searchDebounce, useApi, useDebounced, type CreateDonation, type Position } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../account/index.js';

/** Typed parts of a donation with a place, or a listed one. */
export interface Listing extends Pick<CreateDonation, 'title' | 'description' | 'category'> {
  place: Position | undefined;
}

/** Characters of a description that are sent. */
const mostText = 1000;

/** At most three wishes that a donation fits. None while they load, or if the call fails: the form goes on. */
export function useMatches({ title, description, category, place }: Listing) {
  const { client, queryClient } = useApi();
  const { session } = useAccount();
  const members = session?.members ?? createMembersClient(client);
  const typed = useDebounced(
    JSON.stringify({ title: title.trim(), description: description.slice(0, mostText) }),
    searchDebounce,
  );
  const words = JSON.parse(typed) as Pick<Listing, 'title' | 'description'>;
  const { data } = useQuery(
    {
      queryKey: [
        'wish matches',
        members.host,
        session?.account.id ?? null,
        typed,
        category,
        place?.latitude,
        place?.longitude,
      ],
      queryFn: ({ signal }) =>
        members.request('matchWishes', {
          query: { ...words, category, lat: place?.latitude ?? 0, lng: place?.longitude ?? 0 },
          signal,
        }),
      enabled: place !== undefined && words.title.length > 2,
      staleTime: 60_000,
      placeholderData: (before) => (words.title.length > 2 ? before : undefined),
    },
    queryClient,
  );
  return data ?? [];
}
