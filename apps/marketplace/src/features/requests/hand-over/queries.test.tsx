import { TestProviders } from '@clothesline/api-client/testing';
import { ines } from '@clothesline/api-client/testing/members';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../account/index.js';
import { useRequests } from './queries.js';

test('loads at most five pages if the cursor never ends', async () => {
  const request = vi.fn<() => Promise<object>>(async () => ({ items: [], nextCursor: 'again' }));
  const session = { account: ines, members: { host: '', request } } as unknown as Session;
  const { result } = renderHook(() => useRequests(session, 'asker'), { wrapper: TestProviders });
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(request).toHaveBeenCalledTimes(5);
  expect(request).toHaveBeenLastCalledWith(
    'listRequests',
    expect.objectContaining({ query: { role: 'asker', limit: 200, cursor: 'again' } }),
  );
});
