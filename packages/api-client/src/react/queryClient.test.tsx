import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.js';
import { createFakeBackend } from '../testing/index.js';
import { ApiProvider, useApi } from './ApiProvider.js';
import { useCategories } from './hooks.js';
import { createQueryClient } from './queryClient.js';

function setup() {
  const backend = createFakeBackend();
  const client = createClient({ host: '', fetch: backend.fetch });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} queryClient={queryClient}>
      {children}
    </ApiProvider>
  );
  return { backend, wrapper };
}

describe('the request behavior', () => {
  it('does not refetch on focus, reconnect, or remount', async () => {
    const { backend, wrapper } = setup();
    const first = renderHook(() => useCategories(), { wrapper });
    await waitFor(() => expect(first.result.current.categories).not.toEqual([]));
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    first.unmount();
    const second = renderHook(() => useCategories(), { wrapper });
    expect(second.result.current.categories).not.toEqual([]);
    expect(backend.calls).toHaveLength(1);
  });

  it('sends requests even if the browser reports being offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { wrapper } = setup();
    const { result } = renderHook(() => useCategories(), { wrapper });
    await waitFor(() => expect(result.current.categories).not.toEqual([]));
  });

  it('separates responses of two servers in a shared cache', async () => {
    const queryClient = createQueryClient();
    const read = (host: string, categories: string[]) =>
      renderHook(() => useCategories(), {
        wrapper: ({ children }) => (
          <ApiProvider
            client={createClient({ host, fetch: createFakeBackend({ categories }).fetch })}
            queryClient={queryClient}
          >
            {children}
          </ApiProvider>
        ),
      });
    const one = read('https://one.test', ['One']);
    const two = read('https://two.test', ['Two']);
    await waitFor(() => expect(one.result.current.categories).toEqual(['One']));
    await waitFor(() => expect(two.result.current.categories).toEqual(['Two']));
  });
});

describe('useApi', () => {
  it('explains a missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useApi())).toThrow('must be used within an <ApiProvider host=');
  });
});
