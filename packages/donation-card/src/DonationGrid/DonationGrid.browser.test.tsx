import { createFakeBackend, manyDonations, TestProviders } from '@clothesline/api-client/testing';
import { LocaleProvider, ThemeRoot } from '@clothesline/ui';
import { act, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FeaturedDonations } from '../FeaturedDonations/FeaturedDonations.js';
import { donationCardMessages as texts } from '../messages.js';
import { groupSize } from './DonationGrid.css.js';
import { DonationGrid, type DonationGridProps } from './DonationGrid.js';

const inWidth = (width: number, content: ReactNode) => (
  <ThemeRoot>
    <div style={{ inlineSize: width }}>{content}</div>
  </ThemeRoot>
);

/** Returns the number of items in the first row. */
function columns(): number {
  const tops = screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

test.each([
  [300, 1, true],
  [343, 2, false],
  [480, 2, false],
  [500, 2, true],
])('shows two compact cards per row if full cards do not fit: %i px', (width, count, isWhole) => {
  render(inWidth(width, <DonationGrid donations={manyDonations(30)} compact />));
  expect(columns()).toBe(count);
  const [card] = screen.getAllByRole('article');
  const donor = [...(card?.querySelectorAll('p') ?? [])].at(-1);
  expect(donor?.checkVisibility()).toBe(isWhole);
  // Off-screen groups must have the same height as rendered ones.
  const heights = [...document.querySelectorAll('[role=presentation]')].map(
    (group) => group.getBoundingClientRect().height,
  );
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(1);
});

test.each<[number, DonationGridProps['maxColumns'], number]>([
  [320, 4, 1],
  [560, 4, 2],
  [800, 4, 3],
  [1120, 4, 4],
  [1120, 2, 2],
  [1120, 1, 1],
  [960, 'even', 2],
  [1120, 'even', 4],
])('has as many columns as fit, up to a maximum: %i px, at most %s', (width, most, expected) => {
  render(inWidth(width, <DonationGrid donations={manyDonations(6)} maxColumns={most} />));
  expect(columns()).toBe(expected);
});

test('renders only visible cards, and rerenders only changed ones', { timeout: 60_000 }, async () => {
  const donations = manyDonations(1200);
  const drawn = vi.fn<typeof texts.imageAlt>(texts.imageAlt);
  const catalogs = [{ card: { imageAlt: drawn } }];
  function Page() {
    const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
    return (
      <DonationGrid
        donations={donations}
        savedIds={saved}
        onSavedChange={({ donation }) => setSaved(new Set([donation.id]))}
      />
    );
  }
  const { container } = render(<LocaleProvider catalogs={catalogs}>{inWidth(1200, <Page />)}</LocaleProvider>);
  // Queries by role would compute the styles of all elements, and so render off-screen cards.
  const heart = container.querySelector('button');
  const cards = container.querySelectorAll('article');
  expect(cards).toHaveLength(donations.length);
  expect(cards[0]?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  await expect.poll(() => cards[1000]?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  drawn.mockClear();
  act(() => heart?.click());
  expect(heart?.getAttribute('aria-pressed')).toBe('true');
  expect(drawn).toHaveBeenCalledExactlyOnceWith({ title: donations[0]?.title });
});

test('renders no more cards when scrolling through 5,000 than through 200', { timeout: 60_000 }, async () => {
  const maxDrawn = async (count: number) => {
    const { container, unmount } = render(inWidth(1120, <DonationGrid donations={manyDonations(count)} />));
    const cards = [...container.querySelectorAll('article')];
    const drawn: number[] = [];
    for (let step = 0; step < 10; step++) {
      window.scrollBy(0, 120);
      await frame();
      drawn.push(cards.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length);
    }
    unmount();
    return Math.max(...drawn);
  };
  const few = await maxDrawn(200);
  expect(few).toBeLessThan(100);
  // Counts cards because timings vary. Allows for one more group, which the browser may render ahead.
  expect(await maxDrawn(5000)).toBeLessThanOrEqual(few + groupSize);
});

test('reserves the right height for off-screen groups', async () => {
  for (const width of [343, 700, 1120]) {
    const { container, unmount } = render(inWidth(width, <DonationGrid donations={manyDonations(80)} />));
    const groups = [...container.querySelectorAll('[role=presentation]')];
    const [first, hidden] = [groups[0], groups.at(-2)];
    const shown = container.querySelector('article');
    await expect.poll(() => shown?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    expect(hidden?.querySelector('article')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    expect(shown?.getBoundingClientRect().height).toBeGreaterThan(300);
    expect(hidden?.getBoundingClientRect().height).toBeCloseTo(first?.getBoundingClientRect().height ?? 0, 0);
    unmount();
  }
});

test('does not shift the layout when skeletons are replaced', async () => {
  const backend = createFakeBackend({ faults: [{ endpoint: 'listDonations', hang: true }] });
  const { container } = render(
    inWidth(
      1120,
      <TestProviders backend={backend}>
        <FeaturedDonations onSavedChange={() => {}} />
        <p>What stands below</p>
      </TestProviders>,
    ),
  );
  const boxes = () =>
    [...container.querySelectorAll('[data-skeleton], article')].map((box) => rounded(box.getBoundingClientRect()));
  const below = () => screen.getByText('What stands below').getBoundingClientRect().top;
  const before = { boxes: boxes(), below: below() };
  expect(before.boxes).toHaveLength(4);
  backend.recover();
  await screen.findAllByRole('listitem');
  expect({ boxes: boxes(), below: below() }).toEqual(before);
});

test('is keyboard accessible: DonationGrid, FeaturedDonations', async () => {
  const onSavedChange = vi.fn<NonNullable<DonationGridProps['onSavedChange']>>();
  render(
    <TestProviders backend={createFakeBackend()}>
      <FeaturedDonations viewAllHref="/explore" onSavedChange={onSavedChange} />
    </TestProviders>,
  );
  const cards = await screen.findAllByRole('article');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: texts.viewAll }));
  for (const card of cards) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(within(card).getByRole('link'));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement).toBe(within(card).getByRole('button'));
  }
  const saved = onSavedChange.mock.calls.map(([{ donation }]) => donation.id);
  expect(new Set(saved).size).toBe(4);
});

test('does not clip the focus ring of a card', async () => {
  render(inWidth(1120, <DonationGrid donations={manyDonations(4)} />));
  await userEvent.tab();
  const card = screen.getAllByRole('article')[0];
  const item = card?.parentElement;
  const outer = item?.getBoundingClientRect();
  const inner = card?.getBoundingClientRect();
  // A ring of 3 px with an offset of 2 px.
  expect((inner?.left ?? 0) - (outer?.left ?? 0)).toBeGreaterThanOrEqual(5);
  expect((inner?.top ?? 0) - (outer?.top ?? 0)).toBeGreaterThanOrEqual(5);
});

const rounded = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);

/** Waits for the next frame to be painted. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

test('does not cover the content above and below', () => {
  render(
    inWidth(
      700,
      <>
        <button type="button">Above</button>
        <DonationGrid donations={manyDonations(3)} />
        <button type="button">Below</button>
      </>,
    ),
  );
  for (const name of ['Above', 'Below']) {
    const button = screen.getByRole('button', { name });
    button.scrollIntoView();
    const { left, top, bottom } = button.getBoundingClientRect();
    for (const y of [top + 1, bottom - 1]) expect(document.elementFromPoint(left + 20, y)).toBe(button);
  }
});
