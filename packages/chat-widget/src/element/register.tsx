import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementFrame, useFittingTheme } from '@clothesline/web-component/provider';
import { useEffect, useRef, type ReactNode } from 'react';
import { chatElement } from './table.js';
import { ChatWidget } from '../ChatWidget.js';
import { hostStorage } from '../session.js';
import type { ChatFailure } from '../useChat.js';
import type { LoadExtras } from '../useExtras.js';

export { chatElement } from './table.js';

type ChatElementProps = ElementProps<typeof chatElement>;

/**
 * Registers `<clothesline-chat>`. Does nothing if it's already defined.
 * @param loadExtras Loads the optional features, by default from this package
 */
export function defineChatElement(
  setup: ElementSetup<typeof chatElement>,
  loadExtras?: (element: HTMLElement) => ReturnType<LoadExtras>,
): void {
  function Component(props: ChatElementProps) {
    return <ChatElement {...props} loadExtras={loadExtras && (() => loadExtras(props.host))} />;
  }
  defineElement({ table: chatElement, component: Component, provider: Provider, ...setup, display: 'contents' });
}

function ChatElement({
  product,
  categories,
  place,
  radius,
  greeting,
  quickReplies,
  answers,
  answersUrl,
  contact,
  linkBase,
  open,
  placement,
  emit,
  host,
  loadExtras,
}: ChatElementProps & { loadExtras: LoadExtras | undefined }) {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    emit(open ? 'opened' : 'closed');
  }, [open, emit]);

  return (
    <ChatWidget
      product={product}
      categories={splitList(categories, ',')}
      place={place}
      radius={radius}
      greeting={greeting}
      quickReplies={splitList(quickReplies, '|')}
      answers={answers}
      answersUrl={answersUrl}
      contact={contact}
      linkBase={linkBase}
      placement={placement}
      sessionStorage={hostStorage}
      loadExtras={loadExtras}
      open={open}
      // Reflect the state to the property and attribute. Otherwise setting the same value again would have no effect.
      onOpenChange={(isOpen) => {
        Object.assign(host, { open: isOpen });
        host.toggleAttribute('open', isOpen);
      }}
      onMessage={(message) => void emit('message', message)}
      onError={({ error }: ChatFailure) =>
        void emit('error', { error, message: error instanceof Error ? error.message : String(error) })
      }
    />
  );
}

function splitList(text: string | undefined, separator: string): string[] | undefined {
  const parts = text?.split(separator).flatMap((part) => part.trim() || []);
  return parts?.length ? parts : undefined;
}

function Provider(props: ChatElementProps & { children: ReactNode }) {
  const { theme } = useFittingTheme(props.host, props.theme);
  return <ElementFrame {...props} theme={theme} style={boxless} />;
}

/** With `display: contents`, the element doesn't even create a gap in a flex layout. */
const boxless = { display: 'contents' };
