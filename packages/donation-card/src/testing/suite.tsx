import {
  createFakeBackend,
  donationFixture,
  manyDonations,
  noDistanceFixture,
  zeroDistanceFixture,
  type FakeBackend,
} from '@clothesline/api-client/testing';
import type { Donation } from '@clothesline/api-client';
import { waitFor, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { DonationCardProps } from '../DonationCard/DonationCard.js';
import type { FeaturedDonationsProps } from '../FeaturedDonations/FeaturedDonations.js';
import { donationCardMessages as texts } from '../messages.js';

export type Stage = BoundFunctions<typeof queries>;

export type SetupCard = (props: DonationCardProps) => Promise<Stage>;
export type SetupFeatured = (props: FeaturedDonationsProps, backend: FakeBackend) => Promise<Stage>;

const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };

const place = (card: Stage) => card.getByRole('article').querySelector('p')?.textContent;

export function donationCardSuite(setup: SetupCard) {
  describe('DonationCard', () => {
    test('shows the first image, category, title, place, distance, description and donor', async () => {
      const card = await setup({ donation: donationFixture });
      expect(card.getByRole('img', { name: texts.imageAlt({ title: donationFixture.title }) })).toHaveProperty(
        'src',
        donationFixture.images[0],
      );
      expect(card.getByText(donationFixture.category)).toBeTruthy();
      expect(card.getByRole('heading', { name: donationFixture.title, level: 3 })).toBeTruthy();
      expect(place(card)).toBe(`${donationFixture.locationName}, ${donationFixture.distance} mi`);
      expect(card.getByText(donationFixture.description)).toBeTruthy();
      expect(card.getByText(`User #${donationFixture.userId}`)).toBeTruthy();
    });

    test('shows the first two different sizes', async () => {
      const sizes = ['shoe 9', 'shoe 9', 'XL', '40R'];
      const card = await setup({ donation: { ...donationFixture, sizes } });
      expect(card.getByText('Shoe 9')).toBeTruthy();
      expect(card.getByText('XL')).toBeTruthy();
      expect(card.queryByText('40R')).toBeNull();
    });

    test('shows the quantity if it is more than one', async () => {
      const card = await setup({ donation: { ...donationFixture, quantity: 12, sizes: ['XL', '40R'] } });
      expect(card.getByText(texts.quantity({ count: 12 }))).toBeTruthy();
      expect(card.getByText('XL')).toBeTruthy();
      expect(card.queryByText('40R')).toBeNull();
      const one = await setup({ donation: { ...donationFixture, quantity: 1 } });
      expect(one.queryByText(texts.quantity({ count: 1 }))).toBeNull();
    });

    test('shows the status of an unavailable donation', async () => {
      const card = await setup({ donation: { ...donationFixture, status: 'promised', sizes: ['XL', '40R'] } });
      expect(card.getByText('Promised')).toBeTruthy();
      expect(card.getByText('XL')).toBeTruthy();
      expect(card.queryByText('40R')).toBeNull();
      const one = await setup({ donation: { ...donationFixture, status: 'available' } });
      expect(one.queryByText('Available')).toBeNull();
    });

    test('shows a size next to the status and quantity', async () => {
      const donation = { ...donationFixture, status: 'promised', quantity: 12, sizes: ['XL', '40R'] };
      const card = await setup({ donation });
      for (const text of ['Promised', donation.category, texts.quantity({ count: 12 }), texts.sizesLabel, 'XL']) {
        expect(card.getByText(text)).toBeTruthy();
      }
      expect(card.queryByText('40R')).toBeNull();
    });

    test('uses the donor’s image description as alternative text', async () => {
      const card = await setup({ donation: { ...donationFixture, imageDescriptions: ['Front of a coat', ''] } });
      expect(card.getByRole('img', { name: 'Front of a coat' })).toBeTruthy();
      const other = await setup({ donation: { ...donationFixture, imageDescriptions: [' ', 'The back'] } });
      expect(other.getByRole('img', { name: texts.imageAlt({ title: donationFixture.title }) })).toBeTruthy();
    });

    test('is a single link to /donations/{id}', async () => {
      const card = await setup({ donation: donationFixture });
      expect(card.getAllByRole('link')).toHaveLength(1);
      expect(card.getByRole('link', { name: donationFixture.title }).getAttribute('href')).toBe(
        `/donations/${donationFixture.id}`,
      );
    });

    test('prepends linkBase to the link', async () => {
      const card = await setup({ donation: donationFixture, linkBase: 'https://market.test' });
      expect(card.getByRole('link').getAttribute('href')).toBe(`https://market.test/donations/${donationFixture.id}`);
    });

    test('computes a missing distance from the location', async () => {
      const donation = {
        ...noDistanceFixture,
        latitude: sanFrancisco.latitude + 0.1,
        longitude: sanFrancisco.longitude,
      };
      const card = await setup({ donation, location: sanFrancisco });
      // 6.91 miles.
      expect(place(card)).toBe(`${donation.locationName}, 6.9 mi`);
    });

    test('omits an unknown distance', async () => {
      const card = await setup({ donation: { ...noDistanceFixture, locationName: 'Nob Hill' } });
      expect(place(card)).toBe('Nob Hill');
    });

    test('does not show a distance of 0 if it means unknown', async () => {
      const card = await setup({ donation: { ...zeroDistanceFixture, distance: 0, locationName: 'Nob Hill' } });
      expect(place(card)).toBe('Nob Hill');
    });

    test('does not show a heart without onSavedChange', async () => {
      const card = await setup({ donation: donationFixture, saved: true });
      expect(card.queryByRole('button')).toBeNull();
    });

    test('shows the heart as a toggle button named after the donation', async () => {
      const onSavedChange = vi.fn<NonNullable<DonationCardProps['onSavedChange']>>();
      const card = await setup({ donation: donationFixture, saved: true, onSavedChange });
      const heart = card.getByRole('button', { name: texts.save({ title: donationFixture.title }), pressed: true });
      await userEvent.click(heart);
      expect(onSavedChange).toHaveBeenCalledExactlyOnceWith({ donation: donationFixture, saved: false });
    });

    test('calls onSelect before following the link, and can be cancelled', async () => {
      const onSelect = vi.fn<NonNullable<DonationCardProps['onSelect']>>((event) => event.preventDefault());
      const card = await setup({ donation: donationFixture, onSelect });
      const link = card.getByRole('link');
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
      link.dispatchEvent(click);
      expect(onSelect.mock.calls[0]?.[0].donation).toEqual(donationFixture);
      expect(onSelect.mock.calls[0]?.[0].defaultPrevented).toBe(true);
      expect(click.defaultPrevented).toBe(true);
    });

    test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
      'does not call onSelect if the link opens elsewhere: %o',
      async (keys) => {
        const onSelect = vi.fn<NonNullable<DonationCardProps['onSelect']>>();
        const card = await setup({ donation: donationFixture, onSelect });
        const link = card.getByRole('link');
        link.addEventListener('click', (event) => event.preventDefault());
        link.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, composed: true, cancelable: true }));
        expect(onSelect).not.toHaveBeenCalled();
      },
    );

    test('does not follow the link when the heart is clicked', async () => {
      const onSelect = vi.fn<NonNullable<DonationCardProps['onSelect']>>();
      const card = await setup({ donation: donationFixture, onSelect, onSavedChange: () => {} });
      await userEvent.click(card.getByRole('button'));
      expect(onSelect).not.toHaveBeenCalled();
    });

    test('renders markup as plain text', async () => {
      const title = '<img src=x onerror=alert(1)> "Tom & Jerry" jumper';
      const card = await setup({ donation: { ...donationFixture, title } });
      expect(card.getByRole('link', { name: title })).toBeTruthy();
      expect(card.getAllByRole('img')).toHaveLength(1);
    });

    test.each(['', ' \u00a0\n'])('has a fallback name for a blank title: %j', async (title) => {
      const card = await setup({ donation: { ...donationFixture, title }, onSavedChange: () => undefined });
      const name = texts.untitled({ id: donationFixture.id });
      expect(card.getByRole('heading', { name, level: 3 })).toBeTruthy();
      expect(card.getByRole('link', { name })).toBeTruthy();
      expect(card.getByRole('img', { name: texts.imageAlt({ title: name }) })).toBeTruthy();
      expect(card.getByRole('button', { name: texts.save({ title: name }) })).toBeTruthy();
    });

    test.each([[[]], [['javascript:alert(1)']], [['not an address']]])(
      'shows a fallback for a missing or invalid image: %j',
      async (images) => {
        const card = await setup({ donation: { ...donationFixture, images } });
        expect(
          card.getByRole('img', { name: texts.imageAlt({ title: donationFixture.title }) }).tagName.toLowerCase(),
        ).toBe('svg');
      },
    );
  });
}

export function featuredDonationsSuite(setup: SetupFeatured) {
  const titles = (stage: Stage) => stage.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  const firstTitles = (donations: readonly Donation[], count: number) =>
    donations.slice(0, count).map(({ title }) => title);

  describe('FeaturedDonations', () => {
    test("shows the first 4 donations as cards under 'Featured Donations'", async () => {
      const backend = createFakeBackend({ donations: manyDonations(9) });
      const featured = await setup({}, backend);
      expect(featured.getByRole('heading', { name: texts.featuredHeading, level: 2 })).toBeTruthy();
      expect(await featured.findAllByRole('listitem')).toHaveLength(4);
      const newest = await (await backend.fetch('/api/donations')).json();
      expect(titles(featured)).toEqual(firstTitles(newest, 4));
    });

    test("shows 'View all' if viewAllHref is set", async () => {
      const featured = await setup({ viewAllHref: '/explore' }, createFakeBackend());
      expect(featured.getByRole('link', { name: texts.viewAll }).getAttribute('href')).toBe('/explore');
      await featured.findAllByRole('listitem');
    });

    test('shows an error if loading fails, with a retry', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'listDonations', status: 500, times: 1 }] });
      const featured = await setup({}, backend);
      expect(await featured.findByText(texts.featuredErrorTitle)).toBeTruthy();
      await userEvent.click(featured.getByRole('button'));
      expect(await featured.findAllByRole('listitem')).toHaveLength(4);
      expect(featured.queryByText(texts.featuredErrorTitle)).toBeNull();
    });

    test('shows an empty state', async () => {
      const featured = await setup({}, createFakeBackend({ donations: [] }));
      expect(await featured.findByText(texts.featuredEmptyTitle)).toBeTruthy();
      expect(featured.queryByRole('list')).toBeNull();
    });

    test("can hide the heading, but keeps the section's name", async () => {
      const featured = await setup({ heading: 'none' }, createFakeBackend());
      expect(await featured.findAllByRole('listitem')).toHaveLength(4);
      expect(featured.queryByRole('heading', { level: 2 })).toBeNull();
      expect(featured.getByRole('region', { name: texts.featuredHeading })).toBeTruthy();
    });

    test('filters donations by size and place', async () => {
      const position = { latitude: 37.75, longitude: -122.43 };
      const donation = (id: number, change: Partial<Donation>) => ({
        ...donationFixture,
        ...position,
        description: '',
        id,
        ...change,
      });
      const backend = createFakeBackend({
        donations: [
          donation(1, { title: 'Near and right', sizes: ['6-7'] }),
          donation(2, { title: 'Too large', sizes: ['XL'] }),
          donation(3, { title: 'Too far', sizes: ['6-7'], latitude: 37.8 }),
        ],
      });
      const featured = await setup({ size: '6-7', place: 'Noe Valley', radius: 2 }, backend);
      await featured.findByRole('listitem');
      expect(titles(featured)).toEqual(['Near and right']);
    });

    test('shows all donations for an unknown place, and warns', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const featured = await setup({ place: 'Atlantis' }, createFakeBackend());
      expect(await featured.findAllByRole('listitem')).toHaveLength(4);
      expect(warn.mock.calls).toEqual([[expect.stringContaining('Unknown place: "Atlantis"')]]);
    });

    test('keeps two sections on a page independent', async () => {
      const first = await setup({ limit: 1 }, createFakeBackend());
      const second = await setup({ limit: 3, messages: { featuredHeading: 'Fresh' } }, createFakeBackend());
      await waitFor(() => expect(second.getAllByRole('listitem')).toHaveLength(3));
      await waitFor(() => expect(first.getAllByRole('listitem')).toHaveLength(1));
      expect(first.getByRole('region', { name: texts.featuredHeading })).toBeTruthy();
      expect(second.getByRole('region', { name: 'Fresh' })).toBeTruthy();
    });
  });
}
