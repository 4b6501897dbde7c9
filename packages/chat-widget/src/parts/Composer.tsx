import { maxMessageLength } from '@clothesline/api-client/contract';
import { cx, IconButton, isComposing, useLocale } from '@clothesline/ui';
import { useId, type KeyboardEvent, type Ref } from 'react';
import type { PanelMessages } from './panelMessages.js';
import { SendIcon } from './icons.js';
import * as styles from './Composer.css.js';

const countFrom = 200;

interface ComposerProps {
  text: string;
  onWrite: (text: string) => void;
  isWaiting: boolean;
  messages: PanelMessages;
  onSend: (text: string) => boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** The message input. Enter sends, and Shift+Enter inserts a line break. */
export function Composer({ text, isWaiting, messages, onWrite, onSend, ref }: ComposerProps) {
  const counterId = useId();
  const { language } = useLocale();
  const left = maxMessageLength - text.length;
  const isCounted = left <= countFrom;

  const send = () => {
    if (onSend(text)) onWrite('');
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={styles.root}>
      {isCounted && (
        <p id={counterId} className={cx(styles.counter, left === 0 && styles.full)}>
          {messages.charactersLeft({ count: left, formatted: left.toLocaleString(language) })}
        </p>
      )}
      <div className={styles.field}>
        <textarea
          ref={ref}
          part="input"
          className={styles.input}
          rows={Math.min(5, text.split('\n').length)}
          // `auto` would make an empty field left-to-right
          dir={text === '' ? undefined : 'auto'}
          aria-label={messages.inputLabel}
          aria-describedby={isCounted ? counterId : undefined}
          placeholder={messages.placeholder}
          maxLength={maxMessageLength}
          enterKeyHint="send"
          autoComplete="off"
          disabled={isWaiting}
          value={text}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        <IconButton
          className={styles.send}
          label={messages.send}
          icon={<SendIcon className={styles.plane} />}
          tone="primary"
          disabled={isWaiting || text.trim() === ''}
          onClick={send}
        />
      </div>
    </div>
  );
}
