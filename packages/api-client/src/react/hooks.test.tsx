import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { allItems } from '../contract/category.js';
import {
  createFakeBackend,
  donationFixtures,
  manyDonations,
  TestProviders,
  type FakeBackend,
} from '../testing/index.js';
import { useCategories, useNearbyDonations, useNewestDonations } from './hooks.js';
import { useCreateDonation } from './useCreateDonation.js';
import { useDonation } from './useDonation.js';
import { useDonations } from './useDonations.js';

const position = { latitude: 37.7749, longitude: -122.4194 };

function wrapper(backend: FakeBackend) {
  return ({ children }: { children: ReactNode }) => <TestProviders backend={backend}>{children}</TestProviders>;
}

describe('useCategories', () => {
  it('returns the categories', async () => {
    const { result } = renderHook(() => useCategories(), { wrapper: wrapper(createFakeBackend()) });
    expect(result.current).toMatchObject({ isLoading: true, categories: [] });
    await waitFor(() => expect(result.current.categories[0]).toBe(allItems));
  });

  it('fails with the spec’s message, without a retry, and can be refetched', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'listCategories', status: 500, times: 1 }] });
    const { result } = renderHook(() => useCategories(), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch categories'));
    expect(backend.calls).toHaveLength(1);
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.categories).toContain('Women'));
  });
});

describe('useDonations', () => {
  it('omits the category for All Items', async () => {
    const backend = createFakeBackend();
    const { result } = renderHook(() => useDonations({ category: allItems }), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.total).toBe(donationFixtures.length));
    expect(backend.calls[0]?.url).toBe('/api/donations');
  });

  it('marks the total as approximate until all donations have loaded', async () => {
    const backend = createFakeBackend({ donations: manyDonations(30), estimates: true });
    const filter = { search: 'a', limit: 10 };
    const { result } = renderHook(() => useDonations(filter), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.isTotalEstimated).toBe(true));
    while (result.current.hasNextPage) {
      const before = result.current.donations.length;
      act(() => result.current.fetchNextPage());
      await waitFor(() => expect(result.current.donations.length).toBeGreaterThan(before));
    }
    expect(result.current.isTotalEstimated).toBe(false);
  });

  it('filters by category', async () => {
    const backend = createFakeBackend();
    const { result } = renderHook(() => useDonations({ category: 'Men' }), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.donations.length).toBeGreaterThan(0));
    expect(new Set(result.current.donations.map(({ category }) => category))).toEqual(new Set(['Men']));
    expect(backend.calls[0]?.url).toBe('/api/donations?category=Men');
  });

  it('loads page by page, with the total count from the first', async () => {
    const backend = createFakeBackend({ donations: manyDonations(5) });
    const { result } = renderHook(() => useDonations({ limit: 2 }), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.donations).toHaveLength(2));
    expect(result.current).toMatchObject({ total: 5, hasNextPage: true });
    act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.donations).toHaveLength(4));
    act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.donations.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]));
    expect(result.current.hasNextPage).toBe(false);
  });

  it('filters loaded donations by exact text, then by words in any order', async () => {
    const backend = createFakeBackend();
    const { result, rerender } = renderHook(({ search }) => useDonations({ search }), {
      wrapper: wrapper(backend),
      initialProps: { search: '' },
    });
    await waitFor(() => expect(result.current.donations.length).toBeGreaterThan(1));
    rerender({ search: '  ZEBRA ' });
    expect(result.current.donations.map(({ title }) => title)).toEqual(['Zebra raincoat']);
    rerender({ search: 'raincoat zebra' });
    await waitFor(() => expect(result.current.donations.map(({ title }) => title)).toEqual(['Zebra raincoat']));
    expect(result.current).toMatchObject({ total: 1, isSearching: false, searchedInstead: undefined });
  });

  it('returns the searched words if nothing matches all words', async () => {
    const { result } = renderHook(() => useDonations({ search: 'purple zebra' }), {
      wrapper: wrapper(createFakeBackend()),
    });
    await waitFor(() => expect(result.current.searchedInstead).toBe('zebra'));
    expect(result.current.donations.map(({ title }) => title)).toEqual(['Zebra raincoat']);
  });

  it('returns loaded matches if the search request fails', async () => {
    const backend = createFakeBackend();
    const { result, rerender } = renderHook(({ search }) => useDonations({ search }), {
      wrapper: wrapper(backend),
      initialProps: { search: '' },
    });
    await waitFor(() => expect(result.current.donations.length).toBeGreaterThan(1));
    backend.fail({ endpoint: 'listDonations', networkError: true });
    rerender({ search: 'zebra' });
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch donations'));
    expect(result.current.donations.map(({ title }) => title)).toEqual(['Zebra raincoat']);
    expect(result.current).toMatchObject({ total: 1, isSearching: false });
  });

  it('requests a search if not all donations are loaded', async () => {
    const backend = createFakeBackend({ donations: manyDonations(60) });
    const { result } = renderHook(() => useDonations({ search: 'zebra', limit: 3 }), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.total).toBe(4));
    expect(result.current.donations.every(({ title }) => title.startsWith('Zebra'))).toBe(true);
    expect(result.current).toMatchObject({ hasNextPage: true, isSearching: false });
    expect(backend.calls.map(({ url }) => url)).toEqual([
      '/api/donations?limit=3',
      '/api/donations?search=zebra&limit=3',
    ]);
    act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.donations).toHaveLength(4));
  });

  it('filters by size, with and without search text', async () => {
    const backend = createFakeBackend();
    const { result, rerender } = renderHook(({ search }) => useDonations({ size: '40r', search }), {
      wrapper: wrapper(backend),
      initialProps: { search: '' },
    });
    await waitFor(() => expect(result.current.donations.map(({ sizes }) => sizes)).toEqual([['40R', 'W32 L32']]));
    rerender({ search: 'dress' });
    await waitFor(() => expect(result.current).toMatchObject({ donations: [], isSearching: false }));
    expect(backend.calls.map(({ url }) => url)).toEqual([
      '/api/donations?size=40r',
      '/api/donations?search=dress&size=40r',
    ]);
  });

  it('fails with the spec’s message', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'listDonations', networkError: true }] });
    const { result } = renderHook(() => useDonations(), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch donations'));
    expect(result.current.isLoading).toBe(false);
  });
});

describe('useNearbyDonations', () => {
  it('sends no request without a position', async () => {
    const backend = createFakeBackend();
    const { result, rerender } = renderHook(({ at }) => useNearbyDonations(at), {
      wrapper: wrapper(backend),
      initialProps: { at: undefined as typeof position | undefined },
    });
    expect(result.current).toMatchObject({ isLoading: false, donations: [] });
    expect(backend.calls).toHaveLength(0);
    rerender({ at: position });
    await waitFor(() => expect(result.current.donations.length).toBeGreaterThan(0));
    expect(backend.calls[0]?.url).toBe('/api/donations/nearby?lat=37.7749&lng=-122.4194');
    expect(result.current.donations[0]).toMatchObject({ distance: 0 });
  });

  it('fails with the spec’s message', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'listNearbyDonations', html: true }] });
    const { result } = renderHook(() => useNearbyDonations(position), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch nearby donations'));
  });
});

describe('useDonation', () => {
  it.each([0, -1, 1.5, 'abc', '', '9007199254740992', '1e3'])(
    'returns an error without a request for the id %j',
    async (id) => {
      const backend = createFakeBackend();
      const { result } = renderHook(() => useDonation(id), { wrapper: wrapper(backend) });
      await waitFor(() => expect(result.current.error).not.toBeNull());
      expect(backend.calls).toHaveLength(0);
    },
  );

  it('returns an error for an unknown id', async () => {
    const { result } = renderHook(() => useDonation(999), { wrapper: wrapper(createFakeBackend()) });
    await waitFor(() => expect(result.current.error?.message).toMatch(/^404: /));
    expect(result.current.donation).toBeUndefined();
  });

  it('treats a 401 as an error', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'getDonation', status: 401, body: 'no' }] });
    const { result } = renderHook(() => useDonation(1), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.error?.message).toBe('401: no'));
  });

  it.each([
    ['a long list', () => useDonations()],
    ['the newest list', () => useNewestDonations()],
    ['a nearby list', () => useNearbyDonations(position)],
  ])('returns data from %s until its own response arrives', async (_, useList) => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'getDonation', hang: true }] });
    const { result, rerender } = renderHook(({ id }) => ({ list: useList(), ...useDonation(id) }), {
      wrapper: wrapper(backend),
      initialProps: { id: 999 },
    });
    await waitFor(() => expect(result.current.list.donations.length).toBeGreaterThan(0));
    rerender({ id: 3 });
    expect(result.current.donation?.title).toBe('Interview suit, charcoal');
  });
});

describe('useCreateDonation', () => {
  const sent = {
    title: 'Wool coat',
    description: 'Warm',
    category: 'Women',
    images: ['https://pictures.test/coat.jpg'],
    userId: 1,
    ...position,
    locationName: 'San Francisco, CA',
    distance: 0,
  };

  function useEverything() {
    return {
      list: useDonations(),
      newest: useNewestDonations({ limit: 4 }),
      nearby: useNearbyDonations(position),
      create: useCreateDonation(),
    };
  }

  it('refreshes every list', async () => {
    const { result } = renderHook(useEverything, { wrapper: wrapper(createFakeBackend()) });
    await waitFor(() => expect(result.current.nearby.donations.length).toBeGreaterThan(0));
    await act(() => result.current.create.mutateAsync(sent));
    await waitFor(() => expect(result.current.list.donations[0]?.title).toBe('Wool coat'));
    await waitFor(() => expect(result.current.newest.donations[0]?.title).toBe('Wool coat'));
    await waitFor(() => expect(result.current.nearby.donations.map(({ title }) => title)).toContain('Wool coat'));
  });

  it('refreshes an off-screen list with a single request when shown again', async () => {
    const backend = createFakeBackend({ donations: manyDonations(6) });
    function List() {
      const { donations, hasNextPage, fetchNextPage } = useDonations({ limit: 2 });
      return (
        <>
          <ul>
            {donations.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          {hasNextPage && (
            <button type="button" onClick={fetchNextPage}>
              More
            </button>
          )}
        </>
      );
    }
    function Form() {
      const { mutate, isSuccess } = useCreateDonation();
      return isSuccess ? (
        <p>Listed</p>
      ) : (
        <button type="button" onClick={() => mutate(sent)}>
          List it
        </button>
      );
    }
    const page = (screen: 'list' | 'form') => (
      <TestProviders backend={backend}>{screen === 'list' ? <List /> : <Form />}</TestProviders>
    );
    const { rerender } = render(page('list'));
    for (const loaded of [4, 6]) {
      (await screen.findByRole('button', { name: 'More' })).click();
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(loaded));
    }
    rerender(page('form'));
    screen.getByRole('button', { name: 'List it' }).click();
    await screen.findByText('Listed');
    const before = backend.calls.length;
    rerender(page('list'));
    expect(await screen.findByText('Wool coat')).toBeTruthy();
    expect(backend.calls.length - before).toBe(1);
  });

  it('returns an error without retrying if the server rejects the donation', async () => {
    const backend = createFakeBackend();
    const { result } = renderHook(() => useCreateDonation(), { wrapper: wrapper(backend) });
    act(() => result.current.mutate({ ...sent, images: [] }));
    await waitFor(() => expect(result.current.error?.message).toMatch(/^400: /));
    expect(backend.calls).toHaveLength(1);
  });

  it('lists a donation once when retried after a lost response', async () => {
    const backend = createFakeBackend({
      donations: [],
      faults: [{ endpoint: 'createDonation', halfBody: true, times: 1 }],
    });
    const { result } = renderHook(() => useCreateDonation(), { wrapper: wrapper(backend) });
    act(() => result.current.mutate({ ...sent, createdAt: '2026-11-01T12:00:00.000Z' }));
    await waitFor(() => expect(result.current.error).toBeTruthy());
    expect(backend.donations).toHaveLength(1);
    for (const listed of [1, 2]) {
      const again = { ...sent, createdAt: `2026-11-01T12:0${listed}:00.000Z` };
      await act(() => result.current.mutateAsync(again));
      expect(backend.donations).toHaveLength(listed);
    }
    const [first, second, third] = backend.calls.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('succeeds if the server returns no donation', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', status: 201, body: '{"ok":true}' }] });
    const { result } = renderHook(() => useCreateDonation(), { wrapper: wrapper(backend) });
    act(() => result.current.mutate(sent));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data).toBeUndefined();
  });
});
