import { Button, cx, VisuallyHidden } from '@clothesline/ui';
import { memo } from 'react';
import type { Entry } from '../chatReducer.js';
import type { ChatMessages } from '../messages.js';
import { MessageText } from './MessageText.js';
import { RetryIcon } from './icons.js';
import * as styles from './Bubble.css.js';

interface BubbleProps {
  entry: Entry;
  messages: ChatMessages;
  linkBase: string;
  formatTime: (timestamp: string) => string;
  /** Says the failed message once more; missing where nothing can be done (yet). */
  onRetry: (() => void) | undefined;
  onFollow: () => void;
}

/** One message: who said it (for screen readers), the text, the time. */
export const Bubble = memo(function Bubble({ entry, messages, linkBase, formatTime, onRetry, onFollow }: BubbleProps) {
  const { role, kind, content, timestamp } = entry;
  const time = formatTime(timestamp);
  return (
    <div className={cx(styles.row, styles.rowOf[role])} part={`message ${role}`}>
      <div
        className={cx(
          styles.bubble,
          styles.bubbleOf[kind === 'failure' ? kind : role],
          kind === 'failed' && styles.unsent,
        )}
      >
        <VisuallyHidden>{role === 'user' ? messages.fromVisitor : messages.fromAssistant} </VisuallyHidden>
        <p className={styles.text} dir="auto">
          <MessageText
            text={content}
            // Only the assistant's own words become links: what visitors paste stays text.
            isLinked={role === 'assistant'}
            linkBase={linkBase}
            newTabNote={messages.opensInNewTab}
            onFollow={onFollow}
          />
        </p>
        {onRetry && (
          <Button size="small" tone="neutral" icon={<RetryIcon />} className={styles.retry} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
      {time !== '' && (
        <time className={styles.time} dateTime={timestamp}>
          {time}
        </time>
      )}
    </div>
  );
});
