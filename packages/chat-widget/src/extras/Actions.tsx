import { Button } from '@clothesline/ui';
import { useEffect } from 'react';
import type { ChatMessages } from '../messages.js';
import type { Chat, ChatSite } from '../useChat.js';
import { extraMessages } from './extraMessages.js';
import { preloadAnswers } from './siteAnswers.js';
import * as styles from './extras.css.js';

const maxReplies = 6;

export interface ActionsProps {
  chat: Chat;
  site: ChatSite;
  messages: Partial<ChatMessages>;
  onSay: (text: string) => void;
}

/** Shows quick replies, and a button to stop the current reply. */
export function Actions({ chat, site, messages, onSay }: ActionsProps) {
  const texts = { ...extraMessages, ...messages };
  const { answersUrl, quickReplies } = site;
  useEffect(() => preloadAnswers(answersUrl), [answersUrl]);
  if (chat.isWaiting) {
    return (
      <div className={styles.actions}>
        <Button size="small" className={styles.action} onClick={chat.stop}>
          {texts.stop}
        </Button>
      </div>
    );
  }
  const newest = chat.entries.at(-1);
  const replies = newest
    ? (newest.suggestions ?? [])
    : chat.isLoadingHistory
      ? []
      : (quickReplies?.slice(0, maxReplies) ?? texts.quickReplies);
  if (replies.length === 0) return null;
  return (
    <div role="group" aria-label={texts.suggestions} className={styles.actions}>
      {[...new Set(replies)].map((reply) => (
        <Button key={reply} size="small" className={styles.action} onClick={() => onSay(reply)}>
          <bdi>{reply}</bdi>
        </Button>
      ))}
    </div>
  );
}
