import type { ChatMessage } from '@clothesline/api-client/contract';
import { within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { defineChatElement } from '../element/register.js';
import { chatElement } from '../element/table.js';
import { host, type Flavour } from './flavour.js';

let mounted = 0;

/** `<clothesline-chat>`, with the styles as texts. */
export function createElementFlavour(styles: readonly string[]): Flavour {
  return {
    name: 'custom element',
    mount({ backend, product, linkBase, defaultOpen, onOpenChange, onMessage, onError }) {
      vi.stubGlobal('fetch', backend.fetch);
      defineChatElement(styles);
      const element = document.createElement(chatElement.tag);
      // Elements of one host share a client, which remembers what the server can do.
      element.setAttribute('api-host', host.replace('api', `api-${++mounted}`));
      if (product !== undefined) element.setAttribute('product', product);
      if (linkBase !== undefined) element.setAttribute('link-base', linkBase);
      element.toggleAttribute('open', defaultOpen ?? false);
      element.addEventListener('clothesline-opened', () => onOpenChange?.(true));
      element.addEventListener('clothesline-closed', () => onOpenChange?.(false));
      element.addEventListener('clothesline-message', (event) =>
        onMessage?.((event as CustomEvent<ChatMessage>).detail),
      );
      element.addEventListener('clothesline-error', () => onError?.());
      document.body.append(element);
      onTestFinished(() => element.remove());
      const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
      if (!frame) throw new Error('The element shows nothing.');
      return {
        chat: within(frame),
        focused: () => element.shadowRoot?.activeElement ?? null,
        unmount: () => element.remove(),
      };
    },
  };
}
