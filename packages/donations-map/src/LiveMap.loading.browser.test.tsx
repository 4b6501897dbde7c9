import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { donationsMapMessages as texts } from './messages.js';
import { apart, basemap, blocked, engine, liveMap, pin, showLive } from './testing/liveStage.js';
import { placeholderDelay } from './variants/NearbyMap.js';

/** A picture of one pixel. */
const tile = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** Nothing answers there. */
const noTiles = 'http://127.0.0.1:1/{z}/{x}/{y}.png';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const section = () => screen.getByRole('region', { name: texts.nearbyHeading });
const height = () => section().getBoundingClientRect().height;
/** Roads and shores: what only the ground has. */
const drawnPaths = (container: HTMLElement) => container.querySelectorAll('[data-placed] > g path').length;

test('MUST go from the skeleton to the live map without a jump', async () => {
  const states: string[] = [];
  showLive({ props: { onStateChange: ({ state }) => states.push(state) } });
  const before = height();
  await liveMap();
  expect(await pin(/^Coat 0, /)).toBeTruthy();
  expect(height()).toBe(before);
  expect(states).toEqual(['loading', 'live']);
});

test('MUST show the drawn map when the live one is not there after 1000 ms, and give way to it', async () => {
  const states: string[] = [];
  showLive({
    props: {
      engine: () => later(placeholderDelay + 500).then(engine),
      onStateChange: ({ state }) => states.push(state),
    },
  });
  const drawn = await screen.findByRole('list', { name: texts.mapLabel }, { timeout: placeholderDelay + 400 });
  const before = height();
  expect(screen.queryByRole('region', { name: texts.region })).toBeNull();
  expect(within(drawn).getAllByRole('button')).toHaveLength(apart.length);
  await liveMap();
  expect(height()).toBe(before);
  expect(states).toEqual(['loading', 'placeholder', 'live']);
});

test('MUST NOT tear a visitor from a pin of the drawn map', async () => {
  showLive({ props: { engine: () => later(placeholderDelay + 400).then(engine) } });
  const drawn = await screen.findByRole('list', { name: texts.mapLabel }, { timeout: 2000 });
  const [first] = within(drawn).getAllByRole('button');
  first?.focus();
  await later(900);
  expect(first?.matches(':focus')).toBe(true);
  first?.blur();
  expect(await liveMap()).toBeTruthy();
});

test('MUST load nothing before it is near the viewport', async () => {
  const load = vi.fn<typeof engine>(engine);
  const ground = vi.fn<typeof basemap>(basemap);
  const space = document.body.appendChild(document.createElement('div'));
  space.style.height = '3000px';
  showLive({ props: { engine: load, basemap: ground } });
  await later(400);
  expect(load).not.toHaveBeenCalled();
  expect(ground).not.toHaveBeenCalled();
  section().scrollIntoView();
  await liveMap();
  expect(load).toHaveBeenCalledOnce();
  expect(ground).toHaveBeenCalledOnce();
  space.remove();
});

test('engine blocked: MUST stay the drawn map', async () => {
  showLive({ props: { engine: blocked } });
  await screen.findByRole('list', { name: texts.mapLabel }, { timeout: 3000 });
  await later(300);
  expect(screen.queryByRole('region', { name: texts.region })).toBeNull();
  expect(await pin(/^Coat 0, /)).toBeTruthy();
});

test('engine refused by the browser: MUST stay the drawn map', async () => {
  const refusing = async () => {
    const { engine: real, ...parts } = await engine();
    const createSurface = () => {
      throw new TypeError('This document requires TrustedHTML');
    };
    return { ...parts, engine: { ...real, createSurface } };
  };
  showLive({ props: { engine: refusing } });
  expect(await screen.findByRole('list', { name: texts.mapLabel }, { timeout: 3000 })).toBeTruthy();
  expect(screen.queryByRole('region', { name: texts.region })).toBeNull();
});

test('basemap blocked: MUST show true pins on plain ground', async () => {
  const { container } = showLive({ props: { basemap: blocked } });
  await liveMap();
  expect(await pin(/^Coat 0, /)).toBeTruthy();
  expect(drawnPaths(container)).toBe(0);
});

test('tiles blocked: MUST fall back to the built-in ground, and name its sources', async () => {
  const { container } = showLive({ props: { tiles: noTiles, attribution: '© Somebody' } });
  await liveMap();
  await waitFor(() => expect(container.querySelector('.leaflet-tile')).toBeNull(), { timeout: 4000 });
  expect(drawnPaths(container)).toBeGreaterThan(5);
  expect(screen.getByRole('link', { name: texts.attributionMap })).toBeTruthy();
  expect(screen.queryByText('© Somebody')).toBeNull();
});

test('tiles: MUST lie on the ground with the attribution of their provider', async () => {
  const { container } = showLive({ props: { tiles: tile, attribution: '© Somebody' } });
  await liveMap();
  expect(await screen.findByText('© Somebody')).toBeTruthy();
  expect(drawnPaths(container)).toBe(0);
  expect(screen.queryByRole('link', { name: texts.attributionMap })).toBeNull();
});

test("mode 'placeholder': MUST be the drawn map, and load nothing", async () => {
  const load = vi.fn<typeof engine>(engine);
  showLive({ props: { mode: 'placeholder', engine: load } });
  await screen.findByRole('list', { name: texts.mapLabel }, { timeout: 3000 });
  await later(200);
  expect(load).not.toHaveBeenCalled();
});
