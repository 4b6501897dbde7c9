import { cx, useMediaQuery, useTexts, type RootProps, type Section } from '@clothesline/ui';
import { media } from '@clothesline/ui/theme';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ChatMessages } from './messages.js';
import { Launcher } from './parts/Launcher.js';
import { Panel } from './parts/Panel.js';
import { panelMessages, type PanelMessages } from './parts/panelMessages.js';
import { useChat, type ChatSiteOptions, type ConversationOptions } from './useChat.js';
import { useExtras, type LoadExtras } from './useExtras.js';
import { useUnsentText } from './useUnsentText.js';
import * as styles from './ChatWidget.css.js';

export interface ChatWidgetProps extends ChatSiteOptions, ConversationOptions, RootProps<HTMLDivElement> {
  /** First message. */
  greeting?: string | undefined;
  /** Controlled state of the panel. */
  open?: boolean | undefined;
  /** Initial state if uncontrolled; does not move the focus. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Lower corner; `end` is right in left-to-right languages. */
  placement?: 'start' | 'end' | undefined;
  /** Prefix of `/donations/{id}` links: '' in the marketplace. */
  linkBase?: string | undefined;
  /** Loads the optional parts; from the package by default. */
  loadExtras?: LoadExtras | undefined;
  /** Overrides texts. */
  messages?: Partial<ChatMessages> | undefined;
}

/**
 * The assistant: a floating button and its panel. Needs an `ApiProvider`. Stores and sends nothing until it is opened.
 */
export function ChatWidget({
  product = 'Clothesline',
  categories,
  place,
  radius,
  greeting,
  quickReplies,
  answers,
  answersUrl,
  contact,
  open,
  defaultOpen = false,
  onOpenChange,
  onMessage,
  onError,
  sessionStorage,
  placement = 'end',
  linkBase = '',
  loadExtras,
  messages: overrides,
  className,
  ...root
}: ChatWidgetProps) {
  const messages = useTexts<PanelMessages & Partial<ChatMessages> & Section>(panelMessages, overrides);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const isPhone = useMediaQuery(`not all and ${media.tablet}`);
  const [draft, setDraft] = useUnsentText();
  const { extras, whenLoaded } = useExtras(isOpen, loadExtras);
  const site = { product, categories, place, radius, quickReplies, answers, answersUrl, contact };
  const chat = useChat({ isOpen, site, sessionStorage, words: messages, whenLoaded, onMessage, onError });

  const launcher = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const heldFocus = useRef(false);
  const wasOpen = useRef(isOpen);
  // In a layout effect: the page may change the state too, and the keyup of the closing key must not reach the page.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) input.current?.focus();
    else if (heldFocus.current) launcher.current?.focus();
  }, [isOpen]);

  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <div
      role="presentation"
      {...root}
      className={cx(styles.root, className)}
      onKeyDown={keepKey}
      onKeyPress={keepKey}
      onKeyUp={keepKey}
    >
      {!(isPhone && isOpen) && (
        <Launcher
          ref={launcher}
          label={
            isOpen ? messages.closeChat : chat.unread > 0 ? messages.openNew({ count: chat.unread }) : messages.openChat
          }
          hasNew={chat.unread > 0}
          isOpen={isOpen}
          placement={placement}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && (
        <Panel
          chat={chat}
          extras={extras}
          site={site}
          greeting={greeting}
          messages={messages}
          linkBase={linkBase}
          placement={placement}
          isPhone={isPhone}
          draft={draft}
          onDraftChange={setDraft}
          input={input}
          onClose={() => setOpen(false)}
          onLeave={(hadFocus) => (heldFocus.current = hadFocus)}
        />
      )}
    </div>
  );
}

/** Keeps typed keys from the page's hotkeys, except function keys. */
function keepKey(event: KeyboardEvent): void {
  if (!/^F\d{1,2}$/.test(event.key)) event.stopPropagation();
}
