import { dehydrate } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.js';
import { createFakeBackend } from '../testing/index.js';
import { ApiProvider } from './ApiProvider.js';
import { useClient } from './ClientProvider.js';
import { useCategories } from './hooks.js';
import { Prefetched } from './Prefetched.js';
import { donationsQuery } from './donationQueries.js';
import { categoriesQuery } from './queries.js';
import { createQueryClient } from './queryClient.js';
import { useDonations } from './useDonations.js';

const host = 'https://api.test';

/** Page that loads data in an effect, like the chat, and through the cache. */
function Page() {
  const client = useClient();
  const [asked, setAsked] = useState(0);
  const { categories } = useCategories();
  useEffect(() => {
    void client.request('listDonations').then(() => setAsked((times) => times + 1));
  }, [client]);
  return (
    <p>
      {categories.join(', ')}, asked {asked}
    </p>
  );
}

function setup() {
  const backend = createFakeBackend({ categories: ['All Items', 'Women'] });
  vi.stubGlobal('fetch', backend.fetch);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return { backend, warn };
}

function Inline({ to = host }: { to?: string }) {
  return (
    <ApiProvider client={createClient({ host: to })}>
      <Page />
    </ApiProvider>
  );
}

/** Renders a page whose parent rerenders many times. */
async function setupInline() {
  const { rerender } = render(<Inline />);
  await screen.findByText('All Items, Women, asked 1');
  for (let time = 0; time < 10; time++) rerender(<Inline />);
  await act(async () => {});
}

it('loads once if each render creates a client, and warns once', async () => {
  const { backend, warn } = setup();
  await setupInline();
  expect(backend.calls).toHaveLength(2);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('<ApiProvider host="https://api.test">')]]);
});

it('does not warn in production', async () => {
  const { warn } = setup();
  vi.stubEnv('NODE_ENV', 'production');
  await setupInline();
  expect(warn).not.toHaveBeenCalled();
});

it('uses the latest client, and reloads for another host', async () => {
  const { backend } = setup();
  const { rerender } = render(<Inline />);
  await screen.findByText('All Items, Women, asked 1');
  rerender(<Inline to="https://other.test" />);
  await screen.findByText('All Items, Women, asked 2');
  expect(backend.calls).toHaveLength(4);

  const own = createFakeBackend();
  const ask = vi.fn<() => void>();
  function Asks() {
    const client = useClient();
    return <button onClick={() => void client.request('listCategories').then(ask)}>Ask</button>;
  }
  const page = render(
    <ApiProvider client={createClient({ host })}>
      <Asks />
    </ApiProvider>,
  );
  page.rerender(
    <ApiProvider client={createClient({ host, fetch: own.fetch })}>
      <Asks />
    </ApiProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(own.calls).toHaveLength(1);
});

it('creates a client for a host', async () => {
  const { backend, warn } = setup();
  const { rerender } = render(
    <ApiProvider host={host}>
      <Page />
    </ApiProvider>,
  );
  await screen.findByText('All Items, Women, asked 1');
  for (let time = 0; time < 5; time++) {
    rerender(
      <ApiProvider host={host}>
        <Page />
      </ApiProvider>,
    );
  }
  await act(async () => {});
  expect(backend.calls.map(({ endpoint, credentials }) => [endpoint, credentials])).toEqual([
    ['listCategories', 'same-origin'],
    ['listDonations', 'same-origin'],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['development', [[expect.stringContaining('<ApiProvider host="https://')]]],
  ['production', []],
])('warns once about a missing host, only in development: %s', (build, told) => {
  const { warn } = setup();
  vi.stubEnv('NODE_ENV', build);
  // JavaScript callers may omit the host.
  const { rerender } = render(<ApiProvider {...({} as { host: string })} />);
  rerender(<ApiProvider {...({} as { host: string })} />);
  rerender(<ApiProvider host="" />);
  expect(warn.mock.calls).toEqual(told);
});

it('uses prefetched responses without another request', async () => {
  const { backend } = setup();
  const server = createQueryClient();
  await server.prefetchQuery(categoriesQuery(createClient({ host, fetch: backend.fetch })));
  const Categories = () => <p>{useCategories().categories.join(', ')}</p>;
  render(
    <ApiProvider host={host}>
      <Prefetched state={dehydrate(server)}>
        <Categories />
      </Prefetched>
    </ApiProvider>,
  );
  expect(screen.getByText('All Items, Women')).toBeDefined();
  await act(async () => {});
  expect(backend.calls).toHaveLength(1);
});

it('refetches a prefetched list that was serialized as JSON', async () => {
  const { backend } = setup();
  const server = createQueryClient();
  await server.prefetchInfiniteQuery(donationsQuery(createClient({ host, fetch: backend.fetch }), {}));
  const List = () => <button onClick={useDonations().refetch}>{useDonations().total} donations</button>;
  render(
    <ApiProvider host={host}>
      <Prefetched state={JSON.parse(JSON.stringify(dehydrate(server)))}>
        <List />
      </Prefetched>
    </ApiProvider>,
  );
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(backend.calls).toHaveLength(2));
  expect(backend.calls[1]?.url).toBe(backend.calls[0]?.url);
});
