import { within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { defineChatElement } from '../element/register.js';
import { chatElement } from '../element/table.js';
import { currentHost, getFetch, type ChatOptions, type Adapter } from './adapter.js';

function attributesOf(site: Omit<ChatOptions, 'backend'>) {
  return {
    'api-host': site.host ?? currentHost(),
    product: site.product,
    'link-base': site.linkBase,
    categories: site.categories?.join(', '),
    place: site.place,
    radius: site.radius,
    greeting: site.greeting,
    'quick-replies': site.quickReplies?.join(' | '),
    answers: site.answers && JSON.stringify(site.answers),
    'answers-url': site.answersUrl,
    contact: site.contact,
  };
}

/** Styles are passed as strings. */
export function createElementAdapter(styles: readonly string[]): Adapter {
  return {
    name: 'custom element',
    mount({ backend, more, defaultOpen, onOpenChange, onMessage, onError, ...site }) {
      vi.stubGlobal('fetch', getFetch(backend, more));
      defineChatElement({ styles });
      const element = document.createElement(chatElement.tag);
      for (const [name, value] of Object.entries(attributesOf(site))) {
        if (value !== undefined) element.setAttribute(name, String(value));
      }
      element.toggleAttribute('open', defaultOpen ?? false);
      element.addEventListener('clothesline-opened', () => onOpenChange?.(true));
      element.addEventListener('clothesline-closed', () => onOpenChange?.(false));
      element.addEventListener('clothesline-message', (event) => onMessage?.(event.detail));
      element.addEventListener('clothesline-error', () => onError?.());
      document.body.append(element);
      onTestFinished(() => element.remove());
      const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
      if (!frame) throw new Error('The element is empty.');
      return {
        chat: within(frame),
        focused: () => element.shadowRoot?.activeElement ?? null,
        moveTo: (host) => element.setAttribute('api-host', host),
        unmount: () => element.remove(),
      };
    },
  };
}
