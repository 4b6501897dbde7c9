import { searchDebounce, useApi, useDebounced, type CreateDonation, type Position } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../account/index.js';

export interface Listing extends Pick<CreateDonation, 'title' | 'description' | 'category'> {
  place: Position | undefined;
}

const maxText = 1000;

export function useMatches({ title, description, category, place }: Listing, session: Session | undefined) {
  const { client, queryClient } = useApi();
  const members = session?.members ?? createMembersClient(client);
  const typed = useDebounced(
    JSON.stringify({ title: title.trim(), description: description.slice(0, maxText) }),
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
