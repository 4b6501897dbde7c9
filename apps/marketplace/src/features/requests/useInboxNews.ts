import type { DonationRequest } from '@clothesline/api-client/members';
import type { Session } from '../account/index.js';
import { useNotices, useRequests } from './hand-over/queries.js';

export const tabIds = { donor: 'donor', asker: 'asker', news: 'news' } as const;
export type TabId = keyof typeof tabIds;

export interface InboxNews {
  counts: Record<TabId, number>;
  first: TabId;
}

/** Returns `undefined` until everything has loaded. The request `openId` counts as being read. */
export function useInboxNews(session: Session, openId: number | undefined): InboxNews | undefined {
  const asker = useRequests(session, 'asker');
  const donor = useRequests(session, 'donor');
  const notices = useNotices(session);
  const newsOf = useRequestNews(session);
  if (!asker.isFetched || !donor.isFetched || !notices.isFetched) return undefined;
  const lists = { donor: donor.data, asker: asker.data };
  const count = (requests: readonly DonationRequest[] = []) => requests.filter((one) => newsOf(one) > 0).length;
  const listed = new Set<number | null>([...(asker.data ?? []), ...(donor.data ?? [])].map(({ id }) => id));
  const counts = {
    donor: count(lists.donor),
    asker: count(lists.asker),
    // notices about a listed request are counted in that request's tab
    news: notices.data?.filter(({ isRead, requestId }) => !isRead && !listed.has(requestId)).length ?? 0,
  };
  const sides = [tabIds.asker, tabIds.donor];
  const first =
    sides.find((side) => lists[side]?.some(({ id }) => id === openId)) ??
    sides.findLast((side) => counts[side] > 0) ??
    // prefer a list that failed to load; it might contain news
    sides.find((side) => lists[side] === undefined) ??
    (counts.news > 0 ? tabIds.news : undefined) ??
    sides.find((side) => lists[side]?.length) ??
    tabIds.asker;
  return { counts, first };
}

export function useRequestNews(session: Session): (request: DonationRequest) => number {
  const { data: notices = [] } = useNotices(session);
  const told = new Set(notices.filter(({ isRead }) => !isRead).map(({ requestId }) => requestId));
  return ({ id, unread = 0 }) => Math.max(unread, Number(told.has(id)));
}
