import { allItems, knownCategories, type Donation } from '@clothesline/api-client';
import {
  createFakeBackend,
  manyDonations,
  type FakeBackend,
  type FakeBackendOptions,
} from '@clothesline/api-client/testing';
import { fireEvent, type BoundFunctions, type queries } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DonationsMapProps } from '../DonationsMap.js';
import { donationsMapMessages as texts } from '../messages.js';
import { pinPositions } from '../pinPositions.js';
import { passTime } from './passTime.js';

/** Queries inside the map, rendered as a React component or custom element. */
export interface Stage extends BoundFunctions<typeof queries> {
  /** Updates the props of the map. */
  update(props: DonationsMapProps): void;
}

export type Setup = (props: DonationsMapProps, backend: FakeBackend) => Stage;

const sunset = { latitude: 37.7648, longitude: -122.463 };

/** Tests shared by the React component and the custom element. */
export function donationsMapSuite(setup: Setup) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function nearby(
    props: Omit<Extract<DonationsMapProps, { variant: 'nearby' }>, 'variant'> = {},
    options: FakeBackendOptions = {},
  ) {
    const backend = createFakeBackend({ donations: manyDonations(5), ...options });
    const map = setup({ variant: 'nearby', ...props }, backend);
    await passTime(1000);
    return { backend, map };
  }

  const pinsOf = (map: Stage) =>
    map.getByRole('list', { name: texts.mapLabel }).querySelectorAll<HTMLElement>(':scope > li > button');
  const pinOf = (map: Stage, donation: Donation) =>
    map.getByRole('button', { name: new RegExp(`^${donation.title}, ${donation.category}, `) });
  const firstOf = (backend: FakeBackend): Donation => {
    const [first] = backend.donations;
    if (!first) throw new Error('The fake backend has no donations.');
    return first;
  };
  const callsOf = (backend: FakeBackend) =>
    backend.calls.filter(({ endpoint }) => endpoint === 'listNearbyDonations').map(({ url }) => url);

  describe('near you', () => {
    test('shows a skeleton for 1000 ms, then the map', async () => {
      const map = setup({ variant: 'nearby' }, createFakeBackend());
      expect(map.getByRole('heading', { name: 'Donations Near You', level: 2 })).toBeTruthy();
      await passTime(999);
      expect(map.queryByRole('list')).toBeNull();
      expect(map.getByRole('status').textContent).toBe(texts.loading);
      await passTime(1);
      expect(map.getByRole('list', { name: texts.mapLabel })).toBeTruthy();
    });

    test('requests donations near San Francisco without a current location', async () => {
      const { backend } = await nearby();
      expect(callsOf(backend)).toEqual(['/api/donations/nearby?lat=37.7749&lng=-122.4194']);
    });

    test('requests donations near the given center', async () => {
      const { backend } = await nearby({ center: sunset });
      expect(callsOf(backend)).toEqual(['/api/donations/nearby?lat=37.7648&lng=-122.463']);
    });

    test("offers every category, with 'All Items' first", async () => {
      const { map } = await nearby();
      const filter = map.getByRole<HTMLSelectElement>('combobox', { name: texts.category });
      expect(filter.value).toBe(allItems);
      expect([...filter.options].map(({ text }) => text)).toEqual(knownCategories);
    });

    test('shows only the selected category', async () => {
      const { map, backend } = await nearby({}, { donations: manyDonations(9) });
      fireEvent.change(map.getByRole('combobox'), { target: { value: 'Footwear' } });
      const shown = backend.donations.filter(({ category }) => category === 'Footwear');
      expect(shown.length).toBeGreaterThan(0);
      expect(pinsOf(map)).toHaveLength(shown.length);
      for (const donation of shown) expect(pinOf(map, donation)).toBeTruthy();
    });

    test('starts with the category prop and follows its changes', async () => {
      const { map } = await nearby({ category: 'Men' });
      const filter = map.getByRole<HTMLSelectElement>('combobox');
      expect(filter.value).toBe('Men');
      fireEvent.change(filter, { target: { value: 'Women' } });
      expect(filter.value).toBe('Women');
      map.update({ variant: 'nearby', category: 'Athletic' });
      expect(filter.value).toBe('Athletic');
    });

    test('works without categories if they fail to load, with a retry', async () => {
      const { map, backend } = await nearby({}, { faults: [{ endpoint: 'listCategories', status: 500 }] });
      expect(pinsOf(map)).toHaveLength(5);
      expect(map.getByText(texts.categoriesFailed)).toBeTruthy();
      backend.recover();
      fireEvent.click(map.getByRole('button', { name: texts.retry }));
      await passTime(1);
      expect(map.queryByText(texts.categoriesFailed)).toBeNull();
      expect(map.getByRole('option', { name: 'Women' })).toBeTruthy();
    });

    test('labels each pin with title, category, place and distance', async () => {
      const donation = {
        ...firstOf(createFakeBackend()),
        latitude: sunset.latitude + 0.02,
        longitude: sunset.longitude,
      };
      const { map } = await nearby({ center: sunset }, { donations: [donation] });
      const { title, category, locationName } = donation;
      // 0.02° of latitude are 1.38 miles.
      expect(map.getByRole('button', { name: `${title}, ${category}, ${locationName}, 1.4 mi` })).toBeTruthy();
    });

    test('shows at most 12 pins and the number of others', async () => {
      const { map } = await nearby({ viewAllHref: '/explore' }, { donations: manyDonations(50) });
      expect(pinsOf(map)).toHaveLength(pinPositions.length);
      expect(map.getByText(texts.more({ count: 38 }))).toBeTruthy();
      expect(map.getByRole('link', { name: texts.viewAll }).getAttribute('href')).toBe('/explore');
    });

    test("toggles the donation's card when its pin is clicked", async () => {
      const { map, backend } = await nearby({ linkBase: 'https://market.test' });
      const donation = firstOf(backend);
      const pin = pinOf(map, donation);
      expect(pin.getAttribute('aria-expanded')).toBe('false');
      fireEvent.click(pin);
      expect(pin.getAttribute('aria-expanded')).toBe('true');
      expect(map.getByRole('article', { name: donation.title })).toBeTruthy();
      expect(map.getByRole('link', { name: texts.open }).getAttribute('href')).toBe(
        `https://market.test/donations/${donation.id}`,
      );
      fireEvent.click(pin);
      expect(map.queryByRole('article')).toBeNull();
    });

    test('calls onSelect before showing the card, and can be cancelled', async () => {
      const onSelect = vi.fn<NonNullable<Extract<DonationsMapProps, { variant: 'nearby' }>['onSelect']>>((event) =>
        event.preventDefault(),
      );
      const { map, backend } = await nearby({ onSelect });
      fireEvent.click(pinOf(map, firstOf(backend)));
      expect(onSelect).toHaveBeenCalledOnce();
      expect(onSelect.mock.calls[0]?.[0].donation.id).toBe(firstOf(backend).id);
      expect(map.queryByRole('article')).toBeNull();
    });

    test('closes the card with Escape or its button, and returns focus to the pin', async () => {
      const { map, backend } = await nearby();
      const pin = pinOf(map, firstOf(backend));
      for (const close of [
        () => fireEvent.click(map.getByRole('button', { name: texts.close })),
        () => fireEvent.keyDown(map.getByRole('link', { name: texts.open }), { key: 'Escape' }),
      ]) {
        fireEvent.click(pin);
        map.getByRole('link', { name: texts.open }).focus();
        close();
        expect(map.queryByRole('article')).toBeNull();
        expect(pin.matches(':focus')).toBe(true);
      }
    });

    test('shows an error if loading fails, with a retry', async () => {
      const { map } = await nearby({}, { faults: [{ endpoint: 'listNearbyDonations', status: 500, times: 1 }] });
      expect(map.getByRole('heading', { name: texts.errorTitle, level: 3 })).toBeTruthy();
      fireEvent.click(map.getByRole('button'));
      await passTime(1);
      expect(map.queryByText(texts.errorTitle)).toBeNull();
      expect(pinsOf(map)).toHaveLength(5);
    });

    test('shows an empty state for the area or the category', async () => {
      const { map } = await nearby({}, { donations: [] });
      expect(map.getByText(texts.emptyEverywhereText)).toBeTruthy();
      const { map: other } = await nearby(
        { category: 'Footwear' },
        { donations: manyDonations(30).filter(({ category }) => category !== 'Footwear') },
      );
      expect(other.getByText(texts.emptyText)).toBeTruthy();
    });

    test('announces the number of donations', async () => {
      const { map, backend } = await nearby();
      expect(map.getByRole('status').textContent).toBe(texts.found({ count: 5 }));
      const shown = backend.donations.filter(({ category }) => category === 'Women');
      fireEvent.change(map.getByRole('combobox'), { target: { value: 'Women' } });
      expect(map.getByRole('status').textContent).toBe(texts.found({ count: shown.length }));
    });

    test('hides given, withdrawn and expired donations', async () => {
      const over = ['given', 'withdrawn', 'expired', 'promised', 'available'];
      const donations = manyDonations(5).map((one, index) => ({ ...one, status: over[index] ?? '' }));
      const { map } = await nearby({}, { donations });
      expect(map.getByRole('status').textContent).toBe(texts.found({ count: 2 }));
      expect(pinsOf(map)).toHaveLength(2);
    });

    test('keeps two maps on a page independent', async () => {
      const { map: first, backend } = await nearby();
      const { map: second } = await nearby({ category: 'Footwear' }, { donations: manyDonations(9) });
      fireEvent.click(pinOf(first, firstOf(backend)));
      expect(first.getByRole('article')).toBeTruthy();
      expect(second.queryByRole('article')).toBeNull();
      expect(first.getByRole<HTMLSelectElement>('combobox').value).toBe(allItems);
    });
  });

  test("Explore: shows 'Donations would be displayed here on a map'", () => {
    const map = setup({ variant: 'explore' }, createFakeBackend());
    expect(map.getByText('Donations would be displayed here on a map')).toBeTruthy();
  });

  test("donation page: shows 'Map showing {locationName}'", () => {
    const map = setup({ variant: 'detail', locationName: 'Nob Hill' }, createFakeBackend());
    expect(map.getByText('Map showing Nob Hill')).toBeTruthy();
  });
}
