import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Donation } from '../contract/donation.js';
import { createFakeBackend, manyDonations, TestProviders, type FakeBackend } from '../testing/index.js';
import { useNewestDonations } from './hooks.js';

function wrapper(backend: FakeBackend) {
  return ({ children }: { children: ReactNode }) => <TestProviders backend={backend}>{children}</TestProviders>;
}

describe('useNewestDonations', () => {
  it('returns each given list, independently of others', async () => {
    const backend = createFakeBackend();
    const [one, other] = [manyDonations(1), manyDonations(2)];
    const { result, rerender } = renderHook(
      ({ first }: { first: readonly Donation[] }) => [
        useNewestDonations({ limit: 4 }, first).donations,
        useNewestDonations({ limit: 4 }, other).donations,
        useNewestDonations({ limit: 4 }).donations,
      ],
      { wrapper: wrapper(backend), initialProps: { first: one } },
    );
    expect(result.current).toEqual([one, other, []]);
    await waitFor(() => expect(result.current[2]).toHaveLength(4));
    expect(backend.calls).toHaveLength(1);
    rerender({ first: other });
    expect(result.current.slice(0, 2)).toEqual([other, other]);
  });

  it('returns the requested number from a category with a single request', async () => {
    const backend = createFakeBackend({ donations: manyDonations(60) });
    const { result } = renderHook(() => useNewestDonations({ limit: 3, category: 'Women' }), {
      wrapper: wrapper(backend),
    });
    await waitFor(() => expect(result.current.donations).toHaveLength(3));
    expect(result.current.donations.every(({ category }) => category === 'Women')).toBe(true);
    expect(backend.calls.map(({ url }) => url)).toEqual(['/api/donations?category=Women&limit=3']);
  });

  it('fails with the spec’s message', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'listDonations', status: 500 }] });
    const { result } = renderHook(() => useNewestDonations(), { wrapper: wrapper(backend) });
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch donations'));
  });
});
