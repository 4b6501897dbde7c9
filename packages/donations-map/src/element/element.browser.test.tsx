import { createFakeBackend, manyDonations } from '@clothesline/api-client/testing';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { donationsMapElement } from './table.js';
import { defineMapElement } from './register.js';
import { donationsMapMessages as texts } from '../messages.js';

defineMapElement({ styles: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent) });

afterEach(() => vi.unstubAllGlobals());

/** Uses a separate host for each test, since elements with the same host share a cache. */
function put(backend = createFakeBackend({ donations: manyDonations(5) }), attributes: Record<string, string> = {}) {
  vi.stubGlobal('fetch', backend.fetch);
  const element = document.createElement(donationsMapElement.tag);
  const host = `https://api-${crypto.randomUUID()}.test`;
  for (const [name, text] of Object.entries({ 'api-host': host, ...attributes })) element.setAttribute(name, text);
  const heard: string[] = [];
  for (const type of ['ready', 'select', 'error']) {
    element.addEventListener(`clothesline-${type}`, () => void heard.push(type));
  }
  document.body.append(element);
  onTestFinished(() => element.remove());
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element is empty.');
  return { element, map: within(frame), heard, backend };
}

const pins = async (map: ReturnType<typeof put>['map']) =>
  within(await map.findByRole('list', { name: texts.mapLabel })).findAllByRole('button');

describe('<clothesline-donations-map>', () => {
  test('shows pins near the given place, without requesting the position', async () => {
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    const { map, backend, heard } = put(undefined, { latitude: '37.7648', longitude: '-122.463' });
    expect(await pins(map)).toHaveLength(5);
    expect(backend.calls.map(({ url }) => url).join(' ')).toContain('lat=37.7648&lng=-122.463');
    expect(backend.calls.map(({ credentials }) => credentials)).not.toContain('include');
    expect(asked).not.toHaveBeenCalled();
    expect(heard).toEqual(['ready']);
  });

  test("shows a pin's card with its link, unless the page prevents it", async () => {
    const { map, element, heard } = put(undefined, { 'link-base': 'https://market.test' });
    const [first, second] = await pins(map);
    if (!first || !second) throw new Error('The map has too few pins.');
    await userEvent.click(first);
    expect(map.getByRole('link', { name: texts.open }).getAttribute('href')).toMatch(
      /^https:\/\/market\.test\/donations\/\d+$/,
    );
    await userEvent.keyboard('{Escape}');
    element.addEventListener('clothesline-select', (event) => event.preventDefault());
    await userEvent.click(second);
    expect(map.queryByRole('article')).toBeNull();
    expect(heard).toEqual(['ready', 'select', 'select']);
  });

  test('shows an error if the server is down, reports it once, and can retry', async () => {
    const backend = createFakeBackend();
    backend.fail({ networkError: true });
    const { map, heard } = put(backend);
    expect(await map.findByText(texts.errorTitle)).toBeTruthy();
    expect(heard).toEqual(['ready', 'error']);
    backend.recover();
    for (const button of map.getAllByRole('button', { name: texts.retry })) await userEvent.click(button);
    expect((await pins(map)).length).toBeGreaterThan(0);
  });

  test('reports an error if only the donations fail to load', async () => {
    const backend = createFakeBackend();
    backend.fail({ endpoint: 'listNearbyDonations', status: 500 });
    const { map, heard } = put(backend);
    expect(await map.findByText(texts.errorTitle)).toBeTruthy();
    expect(heard).toEqual(['ready', 'error']);
  });
});
