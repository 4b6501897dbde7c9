import { BellIcon, IconButton } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { useNotices } from '../hand-over/queries.js';
import type { Session } from './AccountContext.js';
import * as styles from './InboxLink.css.js';
import { signInMessages as messages } from './signInMessages.js';

/** Leads to the requests of whoever is signed in, with the number of what is new. */
export function InboxLink({ session }: { session: Session }) {
  const count = useNotices(session).data?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <span className={styles.frame}>
      <IconButton icon={<BellIcon />} label={messages.requests(count)} tone="quiet" href={paths.requests} />
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count > 9 ? '9+' : count}
        </span>
      )}
    </span>
  );
}
