import {
  arabicFixture,
  donationFixture,
  longTextFixture,
  noDistanceFixture,
  TestProviders,
} from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { donationCardMessages as texts } from '../messages.js';
import { DonationCard, type DonationCardProps } from './DonationCard.js';
import { DonationCardSkeleton } from './DonationCardSkeleton.js';

function show(props: DonationCardProps, width = 280) {
  const { container } = render(
    <ThemeRoot>
      <div style={{ inlineSize: width }}>
        <DonationCard {...props} />
      </div>
    </ThemeRoot>,
  );
  return container;
}

const card = () => screen.getByRole('article');

test.each([
  ['an ordinary card', donationFixture],
  ['long text', longTextFixture],
  ['Arabic', arabicFixture],
  ['no distance', noDistanceFixture],
  ['no text', { ...donationFixture, title: '', description: '', locationName: '' }],
])('is as high as its skeleton for any content: %s', (_, donation) => {
  for (const width of [240, 280, 343]) {
    const { unmount } = render(
      <ThemeRoot>
        <div style={{ inlineSize: width, display: 'grid', gap: 8 }}>
          <DonationCard donation={donation} onSavedChange={() => {}} />
          <DonationCardSkeleton />
        </div>
      </ThemeRoot>,
    );
    const real = card();
    const skeleton = real.nextElementSibling;
    expect(real.getBoundingClientRect().width).toBe(width);
    expect(real.getBoundingClientRect().height).toBe(skeleton?.getBoundingClientRect().height);
    unmount();
  }
});

test('opens on click anywhere except on the heart', async () => {
  const onSelect = vi.fn<NonNullable<DonationCardProps['onSelect']>>((event) => event.preventDefault());
  show({ donation: donationFixture, onSelect, onSavedChange: () => {} });
  const { width, height } = card().getBoundingClientRect();
  const places = [
    { x: 8, y: height - 8 },
    { x: width / 2, y: 60 },
    { x: width - 8, y: height / 2 },
  ];
  for (const position of places) await userEvent.click(card(), { position });
  expect(onSelect).toHaveBeenCalledTimes(places.length);
  await userEvent.click(screen.getByRole('button'));
  expect(onSelect).toHaveBeenCalledTimes(places.length);
});

test('shows a focus ring around the whole card', async () => {
  show({ donation: donationFixture, onSavedChange: () => {} });
  expect(getComputedStyle(card()).outlineStyle).toBe('none');
  await userEvent.tab();
  expect(screen.getByRole('link')).toBe(document.activeElement);
  expect(getComputedStyle(card())).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: texts.save({ title: donationFixture.title }) })).toBe(
    document.activeElement,
  );
  expect(getComputedStyle(card()).outlineStyle).toBe('none');
});

test('is keyboard accessible: DonationCard, SaveButton', async () => {
  const onSelect = vi.fn<NonNullable<DonationCardProps['onSelect']>>((event) => event.preventDefault());
  const onSavedChange = vi.fn<NonNullable<DonationCardProps['onSavedChange']>>();
  show({ donation: donationFixture, onSelect, onSavedChange });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onSavedChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab} ');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: texts.save({ title: donationFixture.title }) }),
  );
  expect(onSavedChange).toHaveBeenLastCalledWith({ donation: donationFixture, saved: true });
  await userEvent.keyboard('{Enter}');
  expect(onSavedChange).toHaveBeenCalledTimes(2);
  expect(onSelect).toHaveBeenCalledOnce();
});

test('does not overflow with long words', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
  const donation = { ...donationFixture, title: word, description: word, locationName: word, category: word };
  const container = show({ donation, onSavedChange: () => {} });
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  expect(card().scrollWidth).toBeLessThanOrEqual(280);
  for (const element of card().querySelectorAll('h3, p, span')) {
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(card().getBoundingClientRect().right);
  }
});

test('shows the whole distance if the place name is truncated', () => {
  show({
    donation: {
      ...donationFixture,
      locationName: 'A very long name of a place that fits no card at all',
      distance: 12.3,
    },
  });
  const distance = screen.getByText('12.3 mi');
  expect(distance.getBoundingClientRect().right).toBeLessThanOrEqual(card().getBoundingClientRect().right - 16);
});

test('uses the space of a short title for the description', () => {
  const description = 'Warm, washed, and worn by one child only. '.repeat(20);
  const roomUnder = (title: string) => {
    const { unmount } = render(
      <ThemeRoot>
        <div style={{ inlineSize: 280 }}>
          <DonationCard donation={{ ...donationFixture, title, description }} />
        </div>
      </ThemeRoot>,
    );
    const words = screen.getByText(/^Warm, washed/).getBoundingClientRect();
    const donor = screen.getByText(texts.donor({ userId: donationFixture.userId })).getBoundingClientRect();
    unmount();
    return donor.top - words.bottom;
  };
  expect(roomUnder('Coat')).toBeLessThan(roomUnder('A coat with a very long name that takes two lines') + 8);
});

test('hides the visitor’s own city visually, but keeps it in the DOM', () => {
  const donation = { ...donationFixture, locationName: 'Western Addition, San Francisco, CA' };
  render(
    <ThemeRoot>
      <TestProviders>
        <div style={{ inlineSize: 232 }}>
          <DonationCard donation={donation} />
        </div>
      </TestProviders>
    </ThemeRoot>,
  );
  const name = screen.getByText(/^Western Addition/);
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(name.parentElement?.textContent).toContain(donation.locationName);
});

test('puts the heart at the end and the category at the start, in both directions', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const { container, unmount } = render(
      <ThemeRoot dir={direction}>
        <div style={{ inlineSize: 280 }}>
          <DonationCard donation={donationFixture} onSavedChange={() => {}} />
        </div>
      </ThemeRoot>,
    );
    const middle = card().getBoundingClientRect().left + 140;
    const heart = screen.getByRole('button').getBoundingClientRect();
    const category = within(container).getByText(donationFixture.category).getBoundingClientRect();
    const [start, end] = direction === 'ltr' ? [category, heart] : [heart, category];
    expect(start.right).toBeLessThan(middle);
    expect(end.left).toBeGreaterThan(middle);
    unmount();
  }
});
