import { type Client, useApi, useClient } from '@clothesline/api-client';
import { createMembersClient, type Person } from '@clothesline/api-client/members';
import { donationCardMessages } from '@clothesline/donation-card';
import { useTexts } from '@clothesline/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from './AccountContext.js';

/** Ms; the server-rendered page has just loaded them. */
const freshTime = 5000;

/** `viewer` is the signed-in account's id, or null. */
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

/** As the visitor may see it. An undefined id makes no call. */
export function usePublicPerson(id: number | undefined) {
  const { queryClient } = useApi();
  const { session } = useAccount();
  const { donor } = useTexts(donationCardMessages);
  return useQuery(
    {
      ...personQuery(useClient(), id, session?.account.id ?? null),
      // Keeps content after signing in.
      placeholderData: (before: Person | undefined) => (before?.id === id ? before : undefined),
      // The server's names are English.
      select: (person) =>
        person.displayName === `User #${person.id}` ? { ...person, displayName: donor({ userId: person.id }) } : person,
    },
    queryClient,
  );
}
