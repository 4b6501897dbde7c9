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
  /** The first message of the chat. */
  greeting?: string | undefined;
  /** Whether the panel is shown; leave it out to let the widget decide. */
  open?: boolean | undefined;
  /** Whether the panel is shown at first, where `open` is left out. It does not take the focus then. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The lower corner; `end` is the right one in left-to-right languages. */
  placement?: 'start' | 'end' | undefined;
  /** The beginning of links before `/donations/{id}`: '' within the marketplace, its address elsewhere. */
  linkBase?: string | undefined;
  /** Loads the cards and suggestions of answers; from the package by default. */
  loadExtras?: LoadExtras | undefined;
  /** Replaces any of the widget's texts. */
  messages?: Partial<ChatMessages> | undefined;
}

/**
 * The assistant: a floating button and its panel. Needs an `ApiProvider` above it.
 * Until it is opened, nothing is stored and nothing is sent.
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
  // In an effect, since the page may also open and close the panel, and the focus target exists only now. In a layout
  // effect, since the page would otherwise receive the keyup of the key that closed it.
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

/** Keeps typed keys from the page's hotkeys. Function keys type nothing: F8 still leads to the notifications. */
function keepKey(event: KeyboardEvent): void {
  if (!/^F\d{1,2}$/.test(event.key)) event.stopPropagation();
}
