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
  /** Whether the panel is open. Pass it to control the component. */
  open?: boolean | undefined;
  /** Whether the panel is initially open. Doesn't move the focus. Only for uncontrolled use. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which bottom corner the button is in. `end` is on the right in left-to-right languages. */
  placement?: 'start' | 'end' | undefined;
  /** Prefix for links to `/donations/{id}`. Use '' on the marketplace itself. */
  linkBase?: string | undefined;
  /** Loads the optional features. By default, they're loaded from this package. */
  loadExtras?: LoadExtras | undefined;
  /** Text overrides. */
  messages?: Partial<ChatMessages> | undefined;
}

/**
 * The assistant, consisting of a floating button and a panel. Requires an `ApiProvider`. Nothing is stored or sent
 * until the panel is opened.
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
  // This has to be a layout effect. `open` may be set by the page as well, and the focus must move before the keyup of
  // the closing key arrives.
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

function keepKey(event: KeyboardEvent): void {
  if (!/^F\d{1,2}$/.test(event.key)) event.stopPropagation();
}
