import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';
import type { Session } from '../account/index.js';
import { useNotices, useReloadRequests } from './hand-over/queries.js';

/**
 * Marks a request as read once the page is visible: its messages up to one, and its notices.
 * @param messageId Undefined if all are read
 */
export function useReadMarks(session: Session, id: number, messageId: number | undefined): void {
  const { data: notices = [] } = useNotices(session);
  const ids = notices.filter(({ isRead, requestId }) => !isRead && requestId === id).map((notice) => notice.id);
  useWhenSeen(session, messageId, () =>
    session.members.request('markRead', { params: { id }, body: { messageId: messageId ?? 0 } }),
  );
  useWhenSeen(session, ids.length === 0 ? undefined : ids.join(), () =>
    session.members.request('readNotices', { body: { ids } }),
  );
}

/** Sends each value to the server once, and updates the page. A failed one is sent with the next value. */
function useWhenSeen(session: Session, seen: number | string | undefined, tell: () => Promise<unknown>): void {
  const latest = useLatest(tell);
  const reload = useLatest(useReloadRequests(session));
  useEffect(() => {
    if (seen === undefined) return;
    const mark = () => {
      if (document.hidden) return;
      latest
        .current()
        .then(() => reload.current())
        .catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [session, seen, latest, reload]);
}
