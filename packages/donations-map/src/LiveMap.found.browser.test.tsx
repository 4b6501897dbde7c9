import { manyDonations } from '@clothesline/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { donationsMapMessages as texts } from './messages.js';
import { apart, liveMap, pin, showLive } from './testing/liveStage.js';

const oakland = { latitude: 37.8044, longitude: -122.2712 };
const berlin = { latitude: 52.52, longitude: 13.405 };

/** Donations spread across the bay. */
const wide = apart.map((donation, index) => ({
  ...donation,
  latitude: 37.5 + index * 0.15,
  longitude: -122.5 + index * 0.1,
}));

const list = () => screen.findByRole('region', { name: texts.listLabel });
const rows = (panel: HTMLElement) => within(panel).queryAllByRole('link');
const box = (element: Element) => element.getBoundingClientRect();
const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('shows all given donations', async () => {
  showLive({ variant: 'explore', donations: [], props: { donations: wide, zoom: undefined } });
  await liveMap();
  const panel = await list();
  await waitFor(() => expect(rows(panel)).toHaveLength(4));
  expect(within(panel).getByText(texts.inView({ count: 4 }))).toBeTruthy();
});

test('shows the number of donations outside the view, and all of them on click', async () => {
  showLive({ donations: wide, props: { center: wide[1] } });
  await liveMap();
  const panel = await list();
  expect(await within(panel).findByText(texts.outside({ count: 3 }))).toBeTruthy();
  expect(within(panel).getByText(texts.inView({ count: 1 }))).toBeTruthy();
  await userEvent.click(within(panel).getByRole('button', { name: texts.showAll }));
  await waitFor(() => expect(rows(panel)).toHaveLength(4));
  expect(within(panel).queryByText(texts.outside({ count: 3 }))).toBeNull();
});

test.each([
  ['on both sides of the date line', [179.99, -179.99], 2],
  ['too far apart for one view', [-99.1, 151.2], 1],
])('never shows an empty view for donations %s', async (_, longitudes, inView) => {
  const donations = apart
    .slice(0, 2)
    .map((donation, index) => ({ ...donation, latitude: -17, longitude: longitudes[index] ?? 0 }));
  showLive({ variant: 'explore', donations: [], props: { donations, zoom: undefined } });
  await liveMap();
  const panel = await list();
  expect(await within(panel).findByText(texts.inView({ count: inView }))).toBeTruthy();
  expect(rows(panel)).toHaveLength(inView);
});

test('extends the view to the nearest donation if it is close', async () => {
  showLive({ props: { center: oakland } });
  await liveMap();
  const panel = await list();
  await waitFor(() => expect(rows(panel).length).toBeGreaterThan(0));
});

test('shows the distance and direction of the nearest donation if none is in view, and moves there on click', async () => {
  showLive({ props: { center: berlin } });
  await liveMap();
  const panel = await list();
  await within(panel).findByText(/^No donations in this area. The nearest donation is 5,6\d\d.* mi northwest\.$/);
  await userEvent.click(within(panel).getByRole('button', { name: texts.showNearest }));
  await waitFor(() => expect(rows(panel).length).toBeGreaterThan(0));
});

test('does not show an empty state while loading or after a failure', async () => {
  const { backend } = showLive({ props: { zoom: 14 } });
  const map = await liveMap();
  const panel = await list();
  await waitFor(() => expect(rows(panel).length).toBeGreaterThan(0));
  backend.fail({ endpoint: 'listNearbyDonations', status: 500 });
  map.focus();
  await userEvent.keyboard('{ArrowDown}'.repeat(8));
  await within(panel).findByText(texts.looking);
  await within(panel).findByText(texts.errorTitle);
  expect(within(panel).queryByText(texts.inView({ count: 0 }))).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  backend.recover();
  await userEvent.click(within(panel).getByRole('button', { name: texts.retry }));
  await within(panel).findByText(texts.inView({ count: 0 }));
});

test('shows a round pin if its area is larger, and the area while active', async () => {
  const [first] = apart;
  const { container } = showLive({ donations: first ? [{ ...first, areaMeters: 1000 }] : [], props: { zoom: 11 } });
  const map = await liveMap();
  // Moves the pointer away from where an earlier test left it.
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  const coat = await pin(/^Coat 0, /);
  const circles = () => container.querySelectorAll('[data-placed] > circle[class*="Basemap"]');
  expect(circles()).toHaveLength(0);
  expect(box(coat).bottom).toBeLessThanOrEqual(box(map).top + box(map).height / 2 + 2);
  map.focus();
  await userEvent.keyboard('+++');
  const round = async () => box(await pin(/^Coat 0, /));
  await waitFor(async () => expect((await round()).height).toBeLessThan(44));
  expect(circles()).toHaveLength(0);
  // The pin is centered in its area. At zoom 14, a pixel is 7.6 m here.
  const { top, height } = await round();
  expect(Math.abs(top + height / 2 - (box(map).top + box(map).height / 2))).toBeLessThan(3);
  const now = await pin(/^Coat 0, /);
  await userEvent.hover(now);
  await waitFor(() => expect(circles()).toHaveLength(1));
  const [circle] = circles();
  expect(circle && box(circle).width).toBeGreaterThan(150);
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  await waitFor(() => expect(circles()).toHaveLength(0));
  now.focus();
  await waitFor(() => expect(circles()).toHaveLength(1));
});

test('shows complete place names that do not overlap pins', async () => {
  const { container } = showLive({ donations: manyDonations(60), props: { zoom: 13 } });
  const map = await liveMap();
  await screen.findAllByRole('button', { name: /donations|mi$/ });
  await waitFor(() => expect(container.querySelectorAll('[data-placed] > text').length).toBeGreaterThan(3));
  const names = [...container.querySelectorAll('[data-placed] > text')];
  const marks = [...container.querySelectorAll('li[data-placed] > button')];
  for (const name of names) {
    expect([name.textContent, marks.filter((mark) => meet(box(name), box(mark))).length]).toEqual([
      name.textContent,
      0,
    ]);
    expect(box(name).left).toBeGreaterThanOrEqual(box(map).left);
    expect(box(name).right).toBeLessThanOrEqual(box(map).right);
    expect(box(name).top).toBeGreaterThanOrEqual(box(map).top);
    expect(box(name).bottom).toBeLessThanOrEqual(box(map).bottom);
  }
});

test('explains a missing position until the map is moved or the hint closed', async () => {
  showLive();
  const map = await liveMap();
  const refused = () => screen.queryByText(new RegExp(texts.locateHelp));
  await userEvent.click(await screen.findByRole('button', { name: texts.locate }));
  await waitFor(() => expect(refused()).toBeTruthy());
  map.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(refused()).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: texts.locate }));
  await waitFor(() => expect(refused()).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: texts.close }));
  expect(refused()).toBeNull();
});

test('shows complete rows below a narrow map, and more on click', async () => {
  showLive({ donations: manyDonations(40), width: 340, props: { zoom: 12 } });
  await liveMap();
  const panel = await list();
  const shown = () => within(panel).queryAllByRole('listitem');
  await waitFor(() => expect(shown().length).toBe(3));
  const { scrollHeight, clientHeight } = panel;
  expect(scrollHeight).toBe(clientHeight);
  for (const row of shown()) expect(box(row).bottom).toBeLessThanOrEqual(box(panel).bottom);
  await userEvent.click(within(panel).getByRole('button', { name: texts.showMore }));
  expect(shown()).toHaveLength(9);
  expect(panel.scrollHeight).toBe(panel.clientHeight);
});
