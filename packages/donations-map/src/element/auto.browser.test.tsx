import { createFakeBackend } from '@clothesline/api-client/testing';
import { within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { donationsMapElement } from './auto.js';
import { donationsMapMessages as texts } from '../messages.js';
import { apart } from '../testing/liveStage.js';

test('becomes live once near the viewport', async () => {
  vi.stubGlobal('fetch', createFakeBackend({ donations: apart }).fetch);
  const away = document.createElement('div');
  away.style.blockSize = '3000px';
  const element = document.createElement(donationsMapElement.tag);
  element.setAttribute('api-host', 'https://api.test');
  element.setAttribute('zoom', '13');
  const heard: unknown[] = [];
  element.addEventListener('clothesline-state', (event) => void heard.push((event as CustomEvent).detail));
  document.body.append(away, element);
  onTestFinished(() => {
    away.remove();
    element.remove();
    vi.unstubAllGlobals();
  });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ state: 'placeholder' }), { timeout: 10_000 });
  away.remove();
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element is empty.');
  const map = within(frame);
  expect(await map.findByRole('region', { name: texts.region }, { timeout: 10_000 })).toBeTruthy();
  expect(heard.at(-1)).toEqual({ state: 'live' });
  expect(await map.findByRole('button', { name: /^Coat 0, / }, { timeout: 10_000 })).toBeTruthy();
});
