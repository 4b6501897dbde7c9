import { Badge, type BadgeProps, Text, useTexts } from '@clothesline/ui';
import type { DonationRequest, RequestState } from '@clothesline/api-client/members';
import { handOver } from '../../locales/en/handOver.js';
import { requests } from '../../locales/en/requests.js';
import { requestPath } from '../../lib/routing/paths.js';
import * as styles from './RequestList.css.js';

const stateTone: Record<RequestState, BadgeProps['tone']> = {
  waiting: 'info',
  offered: 'highlight',
  promised: 'accent',
  received: 'success',
  missed: 'danger',
  declined: 'neutral',
  cancelled: 'neutral',
  closed: 'neutral',
};

export interface RequestRowProps {
  request: DonationRequest;
  /** Askers see the donation's title, donors see the asker's name. */
  name: string;
  news: number;
  isOpen: boolean;
}

export function RequestRow({ request: { id, state, reason, asker }, name, news, isOpen }: RequestRowProps) {
  const texts = useTexts(handOver);
  const messages = useTexts(requests);
  const history =
    asker &&
    `${messages.received({ count: asker.received })} · ${messages.came({ came: asker.came, of: asker.promised })}`;
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
        {/* remount the label since browser translators miss in-place changes */}
        <Badge key={state} tone={stateTone[state]}>
          {texts.requestStates[state]}
        </Badge>
      </div>
      <Text size="small" dir="auto" className={styles.excerpt}>
        {reason}
      </Text>
      {history && (
        <Text key={history} size="small" tone="muted">
          {history}
        </Text>
      )}
      {news > 0 && (
        <div className={styles.badges}>
          <Badge key={news} tone="accent">
            {messages.unread({ count: news })}
          </Badge>
        </div>
      )}
    </li>
  );
}
