import type { DonationRequest } from '@clothesline/api-client/members';
import { Badge, Text } from '@clothesline/ui';
import { requestPath } from '../../routing/paths.js';
import { handOverMessages as texts } from '../../shared/hand-over/messages.js';
import { messages } from './messages.js';
import * as styles from './RequestList.css.js';
import { stateTone } from './stateTone.js';

interface RequestRowProps {
  request: DonationRequest;
  /** The donation's title for an asker, the asker's name for a donor. */
  name: string;
  isOpen: boolean;
}

/** One request in the list; for its donor with what helps to choose fairly. */
export function RequestRow({ request: { id, state, reason, unread = 0, asker }, name, isOpen }: RequestRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <a
          href={`${requestPath(id)}&tab=${asker ? 'donor' : 'asker'}`}
          aria-current={isOpen ? 'true' : undefined}
          className={styles.link}
        >
          <bdi>{name}</bdi>
        </a>
        <Badge tone={stateTone[state]}>{texts.requestStates[state]}</Badge>
      </div>
      <Text size="small" dir="auto" className={styles.excerpt}>
        {reason}
      </Text>
      {asker && (
        <Text size="small" tone="muted">
          {messages.received(asker.received)} · {messages.came(asker.came, asker.promised)}
        </Text>
      )}
      {unread > 0 && (
        <div className={styles.badges}>
          <Badge tone="accent">{messages.unread(unread)}</Badge>
        </div>
      )}
    </li>
  );
}
