import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Position } from '../contract/position.js';
import { createFakeBackend, TestProviders } from '../testing/index.js';
import { useDonations } from './useDonations.js';

interface Asked {
  here?: Position;
  enabled?: boolean;
}

test('sends the status immediately, but the radius and order once the position is known', async () => {
  const backend = createFakeBackend();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders backend={backend}>{children}</TestProviders>
  );
  const initialProps: Asked = { enabled: false };
  const { result, rerender } = renderHook(
    ({ here, enabled }) => useDonations({ status: 'available', radius: 5, sort: 'nearest', position: here }, enabled),
    { wrapper, initialProps },
  );
  expect([result.current.isLoading, backend.calls]).toEqual([true, []]);
  rerender({});
  await waitFor(() => expect(result.current.donations.length).toBeGreaterThan(0));
  rerender({ here: { latitude: 37.7749, longitude: -122.4194 } });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(backend.calls.map(({ url }) => url)).toEqual([
    '/api/donations?status=available',
    '/api/donations?status=available&lat=37.7749&lng=-122.4194&radius=5&sort=nearest',
  ]);
});
