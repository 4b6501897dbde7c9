import { Button, EmptyBasketIllustration, EmptyState, Link, Spinner, Text, useTexts } from '@clothesline/ui';
import type { Notice } from '@clothesline/api-client/members';
import { useDates } from '../../lib/language/useDates.js';
import { useServerText } from '../../lib/language/useServerText.js';
import { requests } from '../../locales/en/requests.js';
import { donationPath, requestPath, wishPath } from '../../lib/routing/paths.js';
import { useCall } from '../../lib/forms/useCall.js';
import { useNotices, useReloadRequests } from './hand-over/queries.js';
import * as lists from '../../lib/page/Lists.css.js';
import { LoadFailure, type Session } from '../account/index.js';
import * as styles from './RequestList.css.js';

export function NoticeList({ session }: { session: Session }) {
  const dates = useDates();
  const serverText = useServerText();
  const messages = useTexts(requests);
  const reload = useReloadRequests(session);
  const { data, isPending, error, refetch } = useNotices(session);
  const marking = useCall();
  if (isPending) return <Spinner label={messages.loading} />;
  if (!data) {
    return <LoadFailure title={messages.failedTitle} error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyBasketIllustration />}
        title={messages.noNewsTitle}
        description={messages.noNewsText}
      />
    );
  }
  const markAll = () =>
    void marking.run(async () => {
      await session.members.request('readNotices', { body: {} });
      await reload();
    });
  return (
    <div className={lists.groups}>
      {data.some(({ isRead }) => !isRead) && (
        <div>
          <Button size="small" busy={marking.isPending} onClick={markAll}>
            {messages.markAllRead}
          </Button>
        </div>
      )}
      <ul className={lists.list}>
        {data.map((notice) => (
          <li key={notice.id} className={styles.row}>
            <a href={noticePath(notice)} className={styles.link}>
              <bdi>{serverText({ ...notice, message: notice.text })}</bdi>
            </a>
            {notice.offers.length > 0 && (
              <ul className={styles.offers}>
                {notice.offers.map(({ id, title }) => (
                  <li key={id} dir="auto">
                    <Link href={donationPath(id)}>{title}</Link>
                  </li>
                ))}
              </ul>
            )}
            <Text size="small" tone="muted">
              <time dateTime={notice.createdAt}>{dates.moment(notice.createdAt)}</time>
              {!notice.isRead && <span> · {messages.unread({ count: 1 })}</span>}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

function noticePath({ requestId, donationId, wishId }: Notice): string | undefined {
  if (requestId !== null) return requestPath(requestId);
  if (typeof wishId === 'number') return wishPath(wishId);
  return donationId === null ? undefined : donationPath(donationId);
}
