import type { Donation } from '@clothesline/api-client';
import type { FakeBackend } from '@clothesline/api-client/testing';
import { within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { cardElement, featuredElement } from '../element/table.js';
import type { SetupCard, SetupFeatured, Stage } from './suite.js';

export function importedStyles(): string[] {
  return Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent);
}

type Listen = (event: { donation: Donation; readonly defaultPrevented: boolean; preventDefault(): void }) => void;

export function putElement(tag: string, properties: Record<string, unknown>, onSelect?: Listen): Stage {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) if (value !== undefined) Reflect.set(element, name, value);
  element.addEventListener('clothesline-select', (event) => {
    const { donation } = (event as CustomEvent<{ donation: Donation }>).detail;
    onSelect?.({
      donation,
      get defaultPrevented() {
        return event.defaultPrevented;
      },
      preventDefault: () => event.preventDefault(),
    });
  });
  document.body.append(element);
  onTestFinished(() => element.remove());
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element is empty.');
  return within(frame);
}

export const setupCardElement: SetupCard = async ({ location, onSavedChange, onSelect, ...props }) => {
  const heart = onSavedChange !== undefined;
  const stage = putElement(cardElement.tag, { ...props, ...location, heart }, onSelect);
  await stage.findByRole('article');
  const host = stage.getByRole('article').getRootNode();
  if (host instanceof ShadowRoot) {
    host.host.addEventListener('clothesline-save', (event) =>
      onSavedChange?.((event as CustomEvent<{ donation: Donation; saved: boolean }>).detail),
    );
  }
  return stage;
};

/** Unique, since elements with the same host share a cache. */
function createHosts() {
  const backends = new Map<string, FakeBackend>();
  return (backend: FakeBackend) => {
    const host = `https://api-${crypto.randomUUID()}.test`;
    backends.set(host, backend);
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      const { origin } = new URL(input);
      const found = backends.get(origin);
      if (!found) throw new Error(`No server at ${origin}.`);
      return found.fetch(input, init);
    });
    return host;
  };
}

export function createFeaturedElementSetup(): SetupFeatured {
  const hostOf = createHosts();
  return async ({ onSelect, ...props }, backend) => {
    const stage = putElement(featuredElement.tag, { ...props, apiHost: hostOf(backend) }, onSelect);
    await stage.findByRole('region');
    return stage;
  };
}
