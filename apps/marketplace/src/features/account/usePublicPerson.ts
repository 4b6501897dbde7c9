import { type Client, useApi, useClient } from '@clothesline/api-client';
import { createMembersClient, type Person } from '@clothesline/api-client/members';
import { donationCardMessages } from '@clothesline/donation-card';
import { useTexts } from '@clothesline/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from './AccountContext.js';

const freshTime = 5000;

/** Pass the signed-in account's ID as `viewer`, or null. */
export function personQuery(client: Client, id: number | undefined, viewer: number | null) {
  const members = createMembersClient(client);
  return {
    queryKey: ['person', members.host, id ?? null, 'seen by', viewer],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Person> =>
      members.request('getPerson', { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    staleTime: freshTime,
  };
}

/** Loads a person's public profile as the current visitor may see it. Nothing is requested while `id` is undefined. */
export function usePublicPerson(id: number | undefined) {
  const { queryClient } = useApi();
  const { session } = useAccount();
  const { donor } = useTexts(donationCardMessages);
  return useQuery(
    {
      ...personQuery(useClient(), id, session?.account.id ?? null),
      // keep showing the profile while it's being refetched after sign-in
      placeholderData: (before: Person | undefined) => (before?.id === id ? before : undefined),
      // the server's default names are always in English
      select: (person) =>
        person.displayName === `User #${person.id}` ? { ...person, displayName: donor({ userId: person.id }) } : person,
    },
    queryClient,
  );
}
