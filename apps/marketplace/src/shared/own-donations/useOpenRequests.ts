import { hasEnded } from '@clothesline/api-client/members';
import type { Session } from '../account/AccountContext.js';
import { useRequests } from '../hand-over/queries.js';

/** How many requests for a donation of one's own are open; undefined until that is known. */
export function useOpenRequests(session: Session, donationId: number): number | undefined {
  const { data } = useRequests(session, 'donor');
  return data?.filter((request) => request.donationId === donationId && !hasEnded(request.state)).length;
}
