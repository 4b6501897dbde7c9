import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { donationsMapMessages as texts } from './messages.js';
import { basemap, blocked, engine, liveMap, pin, showLive } from './testing/liveStage.js';
import { placeholderDelay } from './placeholderDelay.js';

/** A one-pixel GIF. */
const tile = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** URL of an unreachable tile server. */
const noTiles = 'http://127.0.0.1:1/{z}/{x}/{y}.png';

/** Delays the engine until `arrive` is called. */
function heldEngine() {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  return { arrive, engine: () => promise.then(engine) };
}
/** Resolves after the browser has notified its intersection observers. */
const observed = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(section()));
const section = () => screen.getByRole('region', { name: texts.nearbyHeading });
const height = () => section().getBoundingClientRect().height;
/** Counts the roads and shores, which only the built-in basemap has. */
const drawnPaths = (container: HTMLElement) => container.querySelectorAll('[data-placed] > g path').length;

// Retries because loading may exceed `placeholderDelay` on a busy machine.
test.each([340, 1000])(
  'replaces the skeleton with the live map without a layout shift: %d px',
  { retry: 2 },
  async (width) => {
    const states: string[] = [];
    showLive({ width, props: { onStateChange: ({ state }) => states.push(state) } });
    const before = height();
    await liveMap();
    expect(await pin(/^Coat 0, /)).toBeTruthy();
    expect(height()).toBe(before);
    expect(states).toEqual(['loading', 'live']);
  },
);

test('shows a placeholder without pins if the live map takes more than 1000 ms, then replaces it', async () => {
  const states: string[] = [];
  const held = heldEngine();
  showLive({ props: { engine: held.engine, onStateChange: ({ state }) => states.push(state) } });
  expect(
    await screen.findByText(texts.found({ count: 4 }), { selector: 'p > span' }, { timeout: 30_000 }),
  ).toBeTruthy();
  const before = height();
  expect(screen.queryByRole('region', { name: texts.region })).toBeNull();
  // The placeholder has no real places, so it must not show pins.
  expect(screen.queryByRole('list', { name: texts.mapLabel })).toBeNull();
  held.arrive();
  await liveMap();
  expect(height()).toBe(before);
  expect(states).toEqual(['loading', 'placeholder', 'live']);
});

test('does not count donations across an ocean as nearby before the live map has loaded', async () => {
  const tokyo = { latitude: 35.68, longitude: 139.69 };
  showLive({ props: { center: tokyo, engine: () => new Promise<never>(() => undefined) } });
  expect(
    await screen.findByText(texts.found({ count: 0 }), { selector: 'p > span' }, { timeout: 30_000 }),
  ).toBeTruthy();
});

test('Explore: shows only a loading state until the live map has loaded', async () => {
  const states: string[] = [];
  const props = { onStateChange: ({ state }: { state: string }) => states.push(state) };
  const held = heldEngine();
  showLive({ variant: 'explore', props: { ...props, engine: held.engine } });
  // Timers fire in order, so 1 ms more than the placeholder's delay is enough.
  await new Promise((resolve) => setTimeout(resolve, placeholderDelay + 1));
  expect(screen.queryByText(texts.explore)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  held.arrive();
  await liveMap();
  expect(states).toEqual(['loading', 'live']);
});

test('Explore: shows the placeholder if the live map fails to load', async () => {
  showLive({ variant: 'explore', props: { engine: blocked } });
  expect(await screen.findByText(texts.explore)).toBeTruthy();
});

test('loads nothing until near the viewport', async () => {
  const load = vi.fn<typeof engine>(engine);
  const ground = vi.fn<typeof basemap>(basemap);
  const space = document.body.appendChild(document.createElement('div'));
  space.style.height = '3000px';
  showLive({ props: { engine: load, basemap: ground } });
  await observed();
  expect(load).not.toHaveBeenCalled();
  expect(ground).not.toHaveBeenCalled();
  section().scrollIntoView();
  await liveMap();
  expect(load).toHaveBeenCalledOnce();
  expect(ground).toHaveBeenCalledOnce();
  space.remove();
});

test('engine blocked: shows the placeholder with pins', async () => {
  showLive({ props: { engine: blocked } });
  await screen.findByRole('list', { name: texts.mapLabel });
  expect(await pin(/^Coat 0, /)).toBeTruthy();
  expect(screen.queryByRole('region', { name: texts.region })).toBeNull();
});

test('engine rejected by the browser: shows the placeholder', async () => {
  const refusing = async () => {
    const { engine: real, ...parts } = await engine();
    const createSurface = () => {
      throw new TypeError('This document requires TrustedHTML');
    };
    return { ...parts, engine: { ...real, createSurface } };
  };
  showLive({ props: { engine: refusing } });
  expect(await screen.findByRole('list', { name: texts.mapLabel })).toBeTruthy();
  expect(screen.queryByRole('region', { name: texts.region })).toBeNull();
});

test('basemap blocked: shows pins on a plain background', async () => {
  const { container } = showLive({ props: { basemap: blocked } });
  await liveMap();
  expect(await pin(/^Coat 0, /)).toBeTruthy();
  expect(drawnPaths(container)).toBe(0);
});

test('tiles blocked: falls back to the built-in basemap with its attribution', async () => {
  const { container } = showLive({ props: { tiles: noTiles, attribution: '© Somebody' } });
  await liveMap();
  await waitFor(() => expect(container.querySelector('.leaflet-tile')).toBeNull());
  expect(drawnPaths(container)).toBeGreaterThan(5);
  expect(screen.getByRole('link', { name: texts.attributionMap })).toBeTruthy();
  expect(screen.queryByText('© Somebody')).toBeNull();
});

test('tiles: replaces the built-in basemap and its attribution', async () => {
  const { container } = showLive({ props: { tiles: tile, attribution: '© Somebody' } });
  await liveMap();
  expect(await screen.findByText('© Somebody')).toBeTruthy();
  expect(drawnPaths(container)).toBe(0);
  expect(screen.queryByRole('link', { name: texts.attributionMap })).toBeNull();
});

test("mode 'placeholder': shows the placeholder and loads nothing", async () => {
  const load = vi.fn<typeof engine>(engine);
  showLive({ props: { mode: 'placeholder', engine: load } });
  await screen.findByRole('list', { name: texts.mapLabel });
  await pin(/^Coat 0, /);
  await observed();
  expect(load).not.toHaveBeenCalled();
});
