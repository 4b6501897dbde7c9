import { createFakeBackend, manyDonations, TestProviders } from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DonationsMap, type DonationsMapProps } from './DonationsMap.js';
import { donationsMapMessages as texts } from './messages.js';

interface Page {
  width?: number;
  /** Number of donations nearby. */
  count?: number;
  direction?: 'ltr' | 'rtl';
}

function show(props: DonationsMapProps, { width = 1000, count = 50, direction = 'ltr' }: Page = {}) {
  return render(
    <ThemeRoot dir={direction}>
      <div style={{ inlineSize: width }}>
        <TestProviders backend={createFakeBackend({ donations: manyDonations(count) })}>
          <DonationsMap {...props} />
        </TestProviders>
      </div>
    </ThemeRoot>,
  ).container;
}

const pins = async () => within(await screen.findByRole('list', { name: texts.mapLabel })).getAllByRole('button');

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each(['ltr', 'rtl'] as const)('does not overlap pins on a phone: %s', async (direction) => {
  const container = show({ variant: 'nearby', viewAllHref: '/explore' }, { width: 300, direction });
  const boxes = (await pins()).map((pin) => pin.getBoundingClientRect());
  expect(boxes).toHaveLength(12);
  const map = container.querySelector('svg[preserveAspectRatio]')?.getBoundingClientRect();
  const more = screen.getByText(texts.more({ count: 38 })).parentElement?.getBoundingClientRect();
  if (!map || !more) throw new Error('The map is not drawn.');
  boxes.forEach((box, index) => {
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    expect(overlap(box, more)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(map.left);
    expect(box.right).toBeLessThanOrEqual(map.right);
  });
});

test('keeps its height when the map replaces the skeleton', async () => {
  const container = show({ variant: 'nearby' });
  const section = screen.getByRole('region', { name: texts.nearbyHeading });
  const before = section.getBoundingClientRect().height;
  expect(container.querySelector('ul')).toBeNull();
  await pins();
  expect(section.getBoundingClientRect().height).toBe(before);
});

test('is keyboard accessible: DonationsMap, NearbyMap', async () => {
  show({ variant: 'nearby', viewAllHref: '/explore' }, { count: 14 });
  const [first, second] = await pins();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: texts.open }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.close }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(first);
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(second);
  for (let pin = 2; pin < 12; pin += 1) await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: texts.viewAll }));
});

test.each([300, 1000])('does not cover the selected pin with its card: %i px', async (width) => {
  show({ variant: 'nearby' }, { width });
  for (const pin of await pins()) {
    pin.click();
    const card = await screen.findByRole('article');
    expect(overlap(pin.getBoundingClientRect(), card.getBoundingClientRect())).toBe(false);
    pin.click();
    await expect.poll(() => screen.queryByRole('article')).toBeNull();
  }
});

test('Explore: is 600 px high and does not overflow', () => {
  const container = show({ variant: 'explore' }, { width: 340 });
  expect(screen.getByText(texts.explore).closest('div')?.parentElement?.getBoundingClientRect().height).toBe(600);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test('keeps a long place name inside the map', () => {
  show({ variant: 'detail', locationName: 'Donaudampfschifffahrtsgesellschaft'.repeat(8) }, { width: 300 });
  const text = screen.getByText(/^Map showing/);
  const map = text.closest('div')?.getBoundingClientRect();
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(map?.right ?? 0);
  expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(map?.height ?? 0);
});
