import { cx, findFocused, Heading, IconButton, isComposing, useHandler } from '@clothesline/ui';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Entry } from '../chatReducer.js';
import type { PanelMessages } from './panelMessages.js';
import type { ChatMessages } from '../messages.js';
import type { Chat, ChatSite } from '../useChat.js';
import type { Extras } from '../useExtras.js';

import { Composer } from './Composer.js';
import { MessageList } from './MessageList.js';
import { CloseIcon } from './icons.js';
import { keepTabInside, useParkedFocus } from './focus.js';
import { useVisibleHeight } from './useVisibleHeight.js';
import * as styles from './Panel.css.js';

interface PanelProps {
  chat: Chat;
  extras: Extras | undefined;
  site: ChatSite;
  greeting: string | undefined;
  messages: PanelMessages & Partial<ChatMessages>;
  linkBase: string;
  placement: 'start' | 'end';
  isPhone: boolean;
  draft: string;
  onDraftChange: (draft: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
  onLeave: (hadFocus: boolean) => void;
}

/** The chat panel. On phones it covers the page and traps the focus. */
export function Panel({
  chat,
  extras,
  site,
  greeting,
  messages,
  linkBase,
  placement,
  isPhone,
  draft,
  onDraftChange,
  input,
  onClose,
  onLeave,
}: PanelProps) {
  const titleId = useId();
  const noteId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useVisibleHeight(panel, isPhone);

  // This has to be a layout effect: the panel must still be in the document when its cleanup runs.
  const leave = useHandler(onLeave);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => leave(element !== null && findFocused(element) !== null);
  }, [leave]);

  const park = useParkedFocus(chat.isWaiting, log, input);
  const parkIf = (isAsked: boolean) => {
    if (isAsked) park();
    return isAsked;
  };
  const retry = useHandler((entry: Entry) => void parkIf(chat.retry(entry)));
  // On phones, the panel would hide the page that the link leads to.
  const follow = useHandler(() => {
    if (isPhone) onClose();
  });

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault();
      onClose();
    }
    if (isPhone && event.key === 'Tab') keepTabInside(event);
  };

  return (
    <div
      ref={panel}
      role="dialog"
      part="panel"
      aria-labelledby={titleId}
      aria-describedby={noteId}
      aria-modal={isPhone || undefined}
      className={cx(styles.root, isPhone ? styles.phone : styles.floating, !isPhone && styles.placement[placement])}
      onKeyDown={handleKey}
    >
      <div className={styles.header}>
        <div className={styles.titles}>
          <Heading level={2} size="medium" id={titleId} dir="auto">
            {messages.title({ product: site.product })}
          </Heading>
          <p id={noteId} className={styles.note}>
            {messages.automated}
          </p>
        </div>
        {extras && <extras.DeleteConversation chat={chat} messages={messages} input={input} />}
        {isPhone && <IconButton label={messages.closeChat} icon={<CloseIcon />} onClick={onClose} />}
      </div>
      <div>{extras && <extras.Clothesline />}</div>
      <MessageList
        logRef={log}
        extras={extras}
        entries={chat.entries}
        heard={chat.heard}
        isWaiting={chat.isWaiting}
        isLoading={chat.isLoadingHistory}
        greeting={greeting ?? messages.greeting({ product: site.product })}
        messages={messages}
        linkBase={linkBase}
        onRetry={retry}
        onFollow={follow}
      />
      <div>
        {extras && (
          <extras.Actions chat={chat} site={site} messages={messages} onSay={(text) => void parkIf(chat.send(text))} />
        )}
      </div>
      <Composer
        ref={input}
        text={draft}
        onWrite={onDraftChange}
        isWaiting={chat.isWaiting}
        messages={messages}
        onSend={(text) => parkIf(chat.send(text))}
      />
    </div>
  );
}
