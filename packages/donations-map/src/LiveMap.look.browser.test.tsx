import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DonationsMap } from './DonationsMap.js';
import { donationsMapMessages as texts } from './messages.js';
import { apart, basemap, engine, liveMap, pin, showLive } from './testing/liveStage.js';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const place = (element: Element) => {
  const { x, y } = element.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
};

test('has a unique name if a page has several maps', async () => {
  for (const [nearbyHeading, number] of [
    ['Near the shop', ''],
    ['Near the library', ' 2'],
    [undefined, ' 3'],
  ] as const) {
    const variant = nearbyHeading ? 'nearby' : 'explore';
    const messages = nearbyHeading ? { nearbyHeading } : {};
    // The map becomes live once it is in the viewport.
    showLive({ variant, props: { messages } }).container.scrollIntoView();
    await screen.findByRole('region', { name: texts.region + number }, { timeout: 10_000 });
    await screen.findByRole('region', { name: texts.listLabel + number });
  }
  const { violations } = await axe.run(document.body, { runOnly: ['landmark-unique'] });
  expect(violations).toEqual([]);
});

test.each(['light', 'dark'] as const)('has no axe violations: %s', async (theme) => {
  const { container } = showLive({ theme });
  await liveMap();
  (await pin(/^Coat 0, /)).click();
  await screen.findByRole('article');
  await screen.findByRole('region', { name: texts.listLabel });
  const { violations } = await axe.run(container, { runOnly: wcag });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('uses the colors of the theme', async () => {
  const color = async (theme: 'light' | 'dark') => {
    const { container, unmount } = showLive({ theme });
    await liveMap();
    await pin(/^Coat 0, /);
    const sea = container.querySelector('[data-placed] > g > path');
    const fill = sea && getComputedStyle(sea).fill;
    unmount();
    return fill;
  };
  const light = await color('light');
  expect(light).toMatch(/color\(srgb/);
  expect(await color('dark')).not.toBe(light);
});

test('shows the list next to the map on tablets and larger, and below it on phones', async () => {
  const boxes = async (width: number) => {
    const { unmount } = showLive({ width });
    const map = (await liveMap()).getBoundingClientRect();
    const list = (await screen.findByRole('region', { name: texts.listLabel })).getBoundingClientRect();
    unmount();
    return { map, list };
  };
  const wide = await boxes(740);
  expect(wide.list.left).toBeGreaterThanOrEqual(wide.map.right);
  const narrow = await boxes(340);
  expect(narrow.list.top).toBeGreaterThanOrEqual(narrow.map.bottom);
  expect(narrow.map.height).toBeGreaterThan(280);
});

test('does not cover the attribution', async () => {
  showLive();
  const map = (await liveMap()).getBoundingClientRect();
  const print = screen.getByRole('link', { name: texts.attributionMap }).parentElement?.getBoundingClientRect();
  expect(print?.top).toBeGreaterThanOrEqual(map.bottom);
  expect(print?.height).toBeGreaterThan(14);
});

test('does not mirror the map in right-to-left pages', async () => {
  const gap = async (direction: 'ltr' | 'rtl') => {
    const { unmount } = showLive({ direction });
    await liveMap();
    const [first, last] = [place(await pin(/^Coat 0, /)), place(await pin(/^Coat 2, /))];
    unmount();
    return (last[0] ?? 0) - (first[0] ?? 0);
  };
  const ltr = await gap('ltr');
  // Coat 2 is west of Coat 0.
  expect(ltr).toBeLessThan(-50);
  expect(await gap('rtl')).toBe(ltr);
});

test('has the same layout in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = '1000px';
  const shadow = host.attachShadow({ mode: 'open' });
  for (const sheet of document.querySelectorAll('style')) shadow.append(sheet.cloneNode(true));
  const inner = shadow.appendChild(document.createElement('div'));
  const root = createRoot(inner);
  root.render(
    <ThemeRoot>
      <TestProviders backend={createFakeBackend({ donations: apart })}>
        <DonationsMap variant="nearby" engine={engine} basemap={basemap} zoom={13} />
      </TestProviders>
    </ThemeRoot>,
  );
  const inside = within(inner);
  const coat = await inside.findByRole('button', { name: /^Coat 0, / });
  const map = inside.getByRole('region', { name: texts.region });
  await waitFor(() => {
    const box = map.getBoundingClientRect();
    const [x = 0, y = 0] = place(coat);
    // The first coat is at the center, which the tip of the 40 px wide pin touches.
    expect(Math.abs(x + 20 - (box.left + box.width / 2))).toBeLessThan(3);
    expect(Math.abs(y + 44 - (box.top + box.height / 2))).toBeLessThan(3);
  });
  coat.click();
  expect(await inside.findByRole('article', { name: 'Coat 0' })).toBeTruthy();
  root.unmount();
  host.remove();
});

// 1280 px at 200% and 400% zoom.
test.each([640, 320])('fits a zoomed page: %d px', async (width) => {
  const { container } = showLive({ width });
  const stage = (await liveMap()).getBoundingClientRect();
  (await pin(/^Coat 0, /)).click();
  const card = await screen.findByRole('article');
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  const controls = [texts.locate, texts.zoomIn, texts.zoomOut].map((name) => screen.getByRole('button', { name }));
  for (const part of [card, ...controls]) {
    const box = part.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(stage.left);
    expect(box.right).toBeLessThanOrEqual(stage.right);
    expect(box.top).toBeGreaterThanOrEqual(stage.top);
    expect(box.bottom).toBeLessThanOrEqual(stage.bottom);
  }
  const { top } = card.getBoundingClientRect();
  for (const control of controls) expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});
