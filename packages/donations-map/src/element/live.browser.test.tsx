import { createFakeBackend } from '@clothesline/api-client/testing';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { donationsMapElement } from './table.js';
import { defineMapElement } from './register.js';
import { donationsMapMessages as texts } from '../messages.js';
import { apart, basemap, engine } from '../testing/liveStage.js';

defineMapElement(
  { styles: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent) },
  { engine, basemap },
);

afterEach(() => vi.unstubAllGlobals());

const patient = { timeout: 10_000 };

function put(attributes: Record<string, string> = {}) {
  vi.stubGlobal('fetch', createFakeBackend({ donations: apart }).fetch);
  const element = document.createElement(donationsMapElement.tag);
  const host = `https://api-${crypto.randomUUID()}.test`;
  for (const [name, text] of Object.entries({ 'api-host': host, zoom: '13', ...attributes })) {
    element.setAttribute(name, text);
  }
  const heard: { type: string; detail: unknown }[] = [];
  for (const type of ['select', 'move', 'locate', 'state']) {
    element.addEventListener(
      `clothesline-${type}`,
      (event) => void heard.push({ type, detail: (event as CustomEvent).detail }),
    );
  }
  document.body.append(element);
  onTestFinished(() => element.remove());
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element is empty.');
  const of = (type: string) => heard.filter((event) => event.type === type).map(({ detail }) => detail);
  return { element, map: within(frame), of };
}

describe('<clothesline-donations-map>, live', () => {
  test('reports its state, its view, and the visitor’s position', async () => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found({ coords: { latitude: 37.75, longitude: -122.48 } } as GeolocationPosition),
    );
    const { map, of } = put();
    const region = await map.findByRole('region', { name: texts.region }, patient);
    await vi.waitFor(() => expect(of('state').at(-1)).toEqual({ state: 'live' }));
    await vi.waitFor(() =>
      expect(of('move').at(-1)).toMatchObject({ zoom: 13, center: { latitude: expect.any(Number) } }),
    );
    region.focus();
    await userEvent.keyboard('+');
    await vi.waitFor(() => expect(of('move').at(-1)).toMatchObject({ zoom: 14, bounds: { west: expect.any(Number) } }));
    expect(of('locate')).toEqual([]);
    map.getByRole('button', { name: texts.locate }).click();
    await vi.waitFor(() => expect(of('locate')).toEqual([{ position: { latitude: 37.75, longitude: -122.48 } }]));
  });

  test('shows the list unless disabled', async () => {
    const shown = put();
    expect(await shown.map.findByRole('region', { name: texts.listLabel }, patient)).toBeTruthy();
    shown.element.remove();
    const { map } = put({ list: 'off' });
    await map.findByRole('button', { name: /^Coat 0, / }, patient);
    expect(map.queryByRole('region', { name: texts.listLabel })).toBeNull();
  });

  test('can show distances in kilometers', async () => {
    const { map } = put({ units: 'km' });
    expect(await map.findByRole('button', { name: /^Coat 1, .* km$/ }, patient)).toBeTruthy();
    expect(map.queryByRole('button', { name: / mi$/ })).toBeNull();
  });

  test('shows the map of Explore or of a single donation, depending on its variant', async () => {
    const explore = put({ variant: 'explore' });
    expect(await explore.map.findByRole('button', { name: /^Coat 0, / }, patient)).toBeTruthy();
    expect(explore.map.queryByRole('heading', { name: texts.nearbyHeading })).toBeNull();
    explore.element.remove();
    const detail = put({
      variant: 'detail',
      'location-name': 'Bernal Heights',
      latitude: '37.74',
      longitude: '-122.41',
    });
    expect(
      await detail.map.findByRole('region', { name: texts.detail({ locationName: 'Bernal Heights' }) }, patient),
    ).toBeTruthy();
    expect(detail.map.queryByRole('button', { name: /^Coat / })).toBeNull();
  });
});
