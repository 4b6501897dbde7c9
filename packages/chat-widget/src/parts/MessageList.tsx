import { cx, TypingDots } from '@clothesline/ui';
import { memo, useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { Entry } from '../chatReducer.js';
import type { PanelMessages } from './panelMessages.js';
import type { ChatMessages } from '../messages.js';
import type { Extras } from '../useExtras.js';
import { Bubble } from './Bubble.js';
import { text as textStyle } from './Bubble.css.js';
import * as styles from './MessageList.css.js';

interface MessageListProps {
  /** Oldest first. */
  entries: readonly Entry[];
  /** Partial answer. */
  heard: string;
  extras: Extras | undefined;
  isWaiting: boolean;
  isLoading: boolean;
  greeting: string;
  messages: PanelMessages & Partial<ChatMessages>;
  linkBase: string;
  onRetry: (entry: Entry) => void;
  onFollow: () => void;
  logRef: Ref<HTMLDivElement>;
}

const nearEnd = 40;

export const MessageList = memo(function MessageList({
  entries,
  heard,
  extras,
  isWaiting,
  isLoading,
  greeting,
  messages,
  linkBase,
  onRetry,
  onFollow,
  logRef,
}: MessageListProps) {
  const isLive = useSettled(!isLoading);
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = end.current?.parentElement;
    if (!list) return;
    let isAtEnd = true;
    let top = 0;
    const stay = () => {
      if (isAtEnd) list.scrollTop = list.scrollHeight;
    };
    const look = () => {
      const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd;
      // Only the user can scroll up; growing content can't.
      isAtEnd = isNear || (isAtEnd && list.scrollTop >= top);
      top = list.scrollTop;
    };
    stay();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(stay);
    for (const child of list.children) observer?.observe(child);
    list.addEventListener('scroll', look);
    return () => {
      observer?.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [entries, heard, extras, isWaiting]);

  const findRetry = ({ about }: Entry) => {
    const failed = about !== undefined && entries.find(({ id }) => id === about);
    return failed ? () => onRetry(failed) : undefined;
  };

  return (
    <div
      ref={logRef}
      role="log"
      aria-label={messages.conversation}
      aria-live={isLive ? 'polite' : 'off'}
      aria-busy={isLoading || undefined}
      data-waiting={isWaiting || undefined}
      tabIndex={0}
      className={styles.root}
    >
      <div className={styles.filler} />
      {entries.length === 0 && (
        <p className={styles.greeting} dir="auto">
          {greeting}
        </p>
      )}
      {entries.map((entry) => (
        <Bubble
          key={entry.id}
          entry={entry}
          extras={extras}
          messages={messages}
          linkBase={linkBase}
          onRetry={isWaiting ? undefined : findRetry(entry)}
          onFollow={onFollow}
        />
      ))}
      {isWaiting && (
        <div className={cx(styles.greeting, styles.typing)}>
          {/* Screen readers read the complete reply later, so hide the partial reply. */}
          {heard !== '' && (
            <p className={textStyle} dir="auto" aria-hidden="true">
              {heard}
            </p>
          )}
          <TypingDots label={messages.typing} />
        </div>
      )}
      <div ref={end} />
    </div>
  );
});

function useSettled(isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setIsSettled(true), 300);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isSettled && isReady;
}
