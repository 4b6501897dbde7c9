import { manyDonations } from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MapMoveEvent } from './live/liveProps.js';
import { donationsMapMessages as texts } from './messages.js';
import { apart, basemap, engine, liveMap, pin, showLive } from './testing/liveStage.js';
import { DetailMap } from './variants/DetailMap.js';

/** Records the view after each move. */
function tracker() {
  const onMove = vi.fn<(event: MapMoveEvent) => void>();
  return { onMove, last: () => onMove.mock.lastCall?.[0] };
}

const spot = manyDonations(14).map((donation) => ({ ...donation, latitude: 37.7749, longitude: -122.4194 }));
const pair = apart
  .slice(0, 2)
  .map((donation, index) => ({ ...donation, latitude: 37.7749 + index * 0.002, longitude: -122.4194 }));

test('pans with arrow keys and zooms with plus and minus, keeping focus', async () => {
  const { onMove, last } = tracker();
  showLive({ props: { onMove } });
  const map = await liveMap();
  await waitFor(() => expect(last()).toBeDefined());
  const start = last();
  map.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(last()?.center.longitude).toBeGreaterThan(start?.center.longitude ?? 0));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(last()?.center.latitude).toBeGreaterThan(start?.center.latitude ?? 0));
  await userEvent.keyboard('+');
  await waitFor(() => expect(last()?.zoom).toBe(14));
  await userEvent.keyboard('-');
  await waitFor(() => expect(last()?.zoom).toBe(13));
  expect(map.matches(':focus')).toBe(true);
});

test('is keyboard accessible: ExploreMap', async () => {
  showLive({ variant: 'explore' });
  const map = await liveMap();
  const first = await pin(/^Coat 0, /);
  for (let stops = 0; stops < 20 && document.activeElement !== map; stops += 1) await userEvent.tab();
  await userEvent.tab();
  expect(first.matches(':focus')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('article', { name: 'Coat 0' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('article')).toBeNull();
});

test('is keyboard accessible: DetailMap', async () => {
  const { onMove, last } = tracker();
  const place = { locationName: 'Bernal Heights', center: { latitude: 37.74, longitude: -122.41 } };
  render(
    <ThemeRoot>
      <DetailMap engine={engine} basemap={basemap} onMove={onMove} {...place} />
    </ThemeRoot>,
  );
  const map = await screen.findByRole('region', { name: /Bernal Heights/ });
  await waitFor(() => expect(last()).toBeDefined());
  const before = last()?.zoom ?? 0;
  for (let stops = 0; stops < 20 && document.activeElement !== map; stops += 1) await userEvent.tab();
  await userEvent.keyboard('+');
  await waitFor(() => expect(last()?.zoom).toBe(before + 1));
});

test('has a single roving tab stop for the pins, nearest first', async () => {
  showLive();
  const map = await liveMap();
  await pin(/^Coat 0, /);
  map.focus();
  await userEvent.keyboard('{Tab}');
  expect((await pin(/^Coat 0, /)).matches(':focus')).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect((await pin(/^Coat 1, /)).matches(':focus')).toBe(true);
  await userEvent.keyboard('{End}');
  expect((await pin(/^Coat 3, /)).matches(':focus')).toBe(true);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect((await pin(/^Coat 0, /)).matches(':focus')).toBe(true);
  const stops = within(screen.getByRole('list', { name: texts.mapLabel }))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test('opens a pin with Enter, keeping focus, and closes it with Escape', async () => {
  showLive({ props: { linkBase: 'https://market.test' } });
  await liveMap();
  const first = await pin(/^Coat 0, .*, 0 mi$/);
  first.focus();
  await userEvent.keyboard('{Enter}');
  const card = await screen.findByRole('article', { name: 'Coat 0' });
  expect(first.matches(':focus')).toBe(true);
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(within(card).getByRole('link').getAttribute('href')).toBe(`https://market.test/donations/${apart[0]?.id}`);
  await userEvent.keyboard('{Tab}{Escape}');
  expect(screen.queryByRole('article')).toBeNull();
  expect(first.matches(':focus')).toBe(true);
});

test('lets onSelect prevent the card', async () => {
  showLive({ props: { onSelect: (event) => event.preventDefault() } });
  await liveMap();
  await userEvent.click(await pin(/^Coat 0, /));
  expect(screen.queryByRole('article')).toBeNull();
});

test('splits a cluster on Enter and focuses one of its pins', async () => {
  const { onMove, last } = tracker();
  showLive({ props: { onMove, zoom: 12 }, donations: pair });
  await liveMap();
  const cluster = await pin(texts.cluster({ count: 2 }));
  cluster.focus();
  await userEvent.keyboard('{Enter}');
  await pin(/^Coat 0, /);
  expect(last()?.zoom).toBeGreaterThan(12);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Coat [01], /));
});

test('opens a list if a cluster cannot be split', async () => {
  showLive({ donations: spot });
  await liveMap();
  const cluster = await pin(texts.clusterHere({ count: 14 }));
  await userEvent.click(cluster);
  const list = await screen.findByRole('region', { name: texts.here({ count: 14 }) });
  expect(within(list).getAllByRole('link')).toHaveLength(14);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: texts.here({ count: 14 }) })).toBeNull();
  expect(cluster.matches(':focus')).toBe(true);
});

test('keeps the list and the live region in sync with the view', async () => {
  showLive();
  const map = await liveMap();
  const list = await screen.findByRole('region', { name: texts.listLabel });
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(4));
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([0, 1, 2, 3].map((index) => expect.stringContaining(`Coat ${index}`)));
  map.focus();
  await userEvent.keyboard('+++');
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe(texts.inView({ count: 1 }));
});

test('zooms with the wheel only while Ctrl is pressed, with a hint', async () => {
  const { onMove, last } = tracker();
  showLive({ props: { onMove } });
  const map = await liveMap();
  await waitFor(() => expect(last()).toBeDefined());
  const wheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', {
      deltaY: -240,
      ctrlKey,
      bubbles: true,
      cancelable: true,
      clientX: 300,
      clientY: 300,
    });
    map.dispatchEvent(event);
    return event;
  };
  expect(wheel(false).defaultPrevented).toBe(false);
  await expect
    .poll(() =>
      screen.getByText(texts.controlWheel).checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .toBe(true);
  expect(last()?.zoom).toBe(13);
  expect(wheel(true).defaultPrevented).toBe(true);
  await waitFor(() => expect(last()?.zoom).toBeGreaterThan(13));
});

test('zooms with the wheel if wheelZoom is set', async () => {
  const { onMove, last } = tracker();
  showLive({ props: { onMove, wheelZoom: true } });
  const map = await liveMap();
  map.dispatchEvent(
    new WheelEvent('wheel', { deltaY: -240, bubbles: true, cancelable: true, clientX: 300, clientY: 300 }),
  );
  await waitFor(() => expect(last()?.zoom).toBeGreaterThan(13));
});

test('scrolls the page with one finger and pans with two', async () => {
  const { onMove, last } = tracker();
  showLive({ props: { onMove } });
  const map = await liveMap();
  await waitFor(() => expect(last()).toBeDefined());
  expect(getComputedStyle(map).touchAction).toBe('pan-y');
  const target = map;
  const touch = (type: string, ...points: [number, number][]) => {
    const touches = points.map(([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }));
    const event = new TouchEvent(type, {
      touches,
      targetTouches: touches,
      changedTouches: touches,
      bubbles: true,
      cancelable: true,
    });
    (type === 'touchstart' ? target : document).dispatchEvent(event);
    return event;
  };
  const frame = () => new Promise(requestAnimationFrame);
  const start = last()?.center.longitude ?? 0;
  fireEvent.pointerDown(map, { pointerType: 'touch' });
  touch('touchstart', [300, 300]);
  touch('touchmove', [200, 300]);
  await frame();
  touch('touchend');
  expect(last()?.center.longitude).toBe(start);
  touch('touchstart', [300, 300], [360, 300]);
  expect(touch('touchmove', [200, 300], [260, 300]).defaultPrevented).toBe(true);
  await frame();
  touch('touchmove', [190, 300], [250, 300]);
  await frame();
  touch('touchend');
  await waitFor(() => expect(last()?.center.longitude).toBeGreaterThan(start));
});

test('locates the visitor only on click, and moves there', async () => {
  const { onMove, last } = tracker();
  const onLocate = vi.fn<(event: unknown) => void>();
  showLive({ props: { onMove, onLocate }, geolocation: { latitude: 37.755, longitude: -122.48 } });
  await liveMap();
  expect(onLocate).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: texts.locate }));
  await waitFor(() => expect(last()?.center.longitude).toBeCloseTo(-122.48, 2));
  expect(onLocate).toHaveBeenCalledWith({ position: { latitude: 37.755, longitude: -122.48 } });
});

test('loads the donations of the new area after a move', async () => {
  const { backend } = showLive({ props: { zoom: 14 } });
  const map = await liveMap();
  await pin(/^Coat 0, /);
  const asked = () => backend.calls.filter(({ endpoint }) => endpoint === 'listNearbyDonations').map(({ url }) => url);
  expect(asked()).toHaveLength(1);
  map.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatch(/lat=37\.\d+&lng=-122\.\d{1,3}&limit=200$/);
  expect(await pin(/^Coat 0, /)).toBeTruthy();
});

test('removes a donation that the server no longer lists', async () => {
  const { backend } = showLive({ props: { zoom: 14 } });
  const map = await liveMap();
  await pin(/^Coat 0, /);
  const [gone] = apart;
  if (gone) backend.remove(gone.id);
  map.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Coat 0, / })).toBeNull());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(await pin(/^Coat 1, /)).toBeTruthy();
});
