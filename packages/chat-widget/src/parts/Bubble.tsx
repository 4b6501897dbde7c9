import { Button, cx, VisuallyHidden } from '@clothesline/ui';
import { memo } from 'react';
import type { Entry } from '../chatReducer.js';
import type { PanelMessages } from './panelMessages.js';
import type { ChatMessages } from '../messages.js';
import type { Extras } from '../useExtras.js';
import { RetryIcon } from './icons.js';
import * as styles from './Bubble.css.js';

interface BubbleProps {
  entry: Entry;
  messages: PanelMessages & Partial<ChatMessages>;
  extras: Extras | undefined;
  linkBase: string;
  onRetry: (() => void) | undefined;
  onFollow: () => void;
}

export const Bubble = memo(function Bubble({ entry, messages, extras, linkBase, onRetry, onFollow }: BubbleProps) {
  const { role, kind, content } = entry;
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
        {extras && role === 'assistant' ? (
          <extras.Answer
            entry={entry}
            messages={messages}
            linkBase={linkBase}
            newTabNote={messages.opensInNewTab}
            onFollow={onFollow}
          />
        ) : (
          <p className={styles.text} dir="auto">
            {content}
          </p>
        )}
        {onRetry && (
          <Button size="small" tone="neutral" icon={<RetryIcon />} className={styles.retry} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
      <div className={styles.foot}>{extras && <extras.Foot entry={entry} messages={messages} />}</div>
    </div>
  );
});
