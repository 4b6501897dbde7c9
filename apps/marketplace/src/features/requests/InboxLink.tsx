import { BellIcon, cx, IconButton, useTexts, VisuallyHidden } from '@clothesline/ui';
import { signIn } from '../../locales/en/signIn.js';
import { paths } from '../../lib/routing/paths.js';
import { useNotices } from './hand-over/queries.js';
import type { Inbox, Session } from '../account/index.js';
import * as styles from './InboxLink.css.js';

export function makeInbox(session: Session): Inbox {
  return { link: <InboxLink session={session} />, count: <TabCount session={session} /> };
}

function useNews(session: Session): number {
  return useNotices(session).data?.filter(({ isRead }) => !isRead).length ?? 0;
}

function InboxLink({ session }: { session: Session }) {
  const messages = useTexts(signIn);
  const count = useNews(session);
  return (
    <span className={styles.frame}>
      <IconButton icon={<BellIcon />} label={messages.requests({ count })} tone="quiet" href={paths.requests} />
      <Count count={count} />
    </span>
  );
}

function TabCount({ session }: { session: Session }) {
  const messages = useTexts(signIn);
  const count = useNews(session);
  return (
    <>
      <Count count={count} className={styles.onTab} />
      {count > 0 && <VisuallyHidden key={count}>{messages.news({ count })}</VisuallyHidden>}
    </>
  );
}

function Count({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span key={count} aria-hidden="true" className={cx(styles.count, className)}>
      {count > 9 ? '9+' : count}
    </span>
  );
}
