import { describe, expect, it, vi } from 'vitest';
import { createFakeBackend, type Fault } from '../testing/index.js';
import { createClient, type ClientOptions } from './createClient.js';
import { AnswerError, ApiError, errorStatus, FetchError, NetworkError } from './errors.js';

type Fetch = NonNullable<ClientOptions['fetch']>;

const donation = {
  title: 'Wool coat',
  description: 'Warm',
  category: 'Women',
  images: ['https://pictures.test/coat.jpg'],
  userId: 1,
  latitude: 37.7749,
  longitude: -122.4194,
  locationName: 'San Francisco, CA',
  distance: 0,
};

function clientWith(fault?: Fault, options: Partial<ClientOptions> = {}) {
  const backend = createFakeBackend({ faults: fault ? [fault] : [] });
  return { backend, client: createClient({ host: 'https://api.test', fetch: backend.fetch, ...options }) };
}

/** What a call failed with. */
async function failure(call: Promise<unknown>): Promise<Error> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The call did not fail.');
  return error;
}

function answering(text: string, init: ResponseInit = {}) {
  return createClient({ host: '', fetch: () => Promise.resolve(new Response(text, init)) });
}

describe('the host', () => {
  it.each([
    ['https://api.test', 'https://api.test/api/categories'],
    ['https://api.test/', 'https://api.test/api/categories'],
    [' https://api.test/v1// ', 'https://api.test/v1/api/categories'],
    ['', '/api/categories'],
    ['/shop', '/shop/api/categories'],
  ])('%j is called at %s', async (host, url) => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response('[]')));
    await createClient({ host, fetch }).request('listCategories');
    expect(fetch).toHaveBeenCalledWith(url, expect.anything());
  });

  it.each(['api.test', '//api.test', 'javascript:alert(1)', 'https://', 'ftp://api.test'])('%j is refused', (host) => {
    expect(() => createClient({ host })).toThrow(/host ".*" is not usable.*Give an absolute address/);
  });
});

describe('a call', () => {
  it('goes to the platform’s fetch of the moment', async () => {
    const client = createClient({ host: 'https://api.test' });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('["All Items"]'));
    expect(await client.request('listCategories')).toEqual(['All Items']);
  });

  it('takes cookies along, unless told not to', async () => {
    const { backend, client } = clientWith();
    await client.request('listCategories');
    await createClient({ host: '', fetch: backend.fetch, credentials: 'omit' }).request('listCategories');
    expect(backend.calls.map(({ credentials }) => credentials)).toEqual(['include', 'omit']);
  });

  it('fills the path and leaves out of the query what is undefined', async () => {
    const { backend, client } = clientWith();
    await client.request('getDonation', { params: { id: 3 } });
    await client.request('listDonations', { query: { category: 'Men', search: undefined, limit: 2 } });
    await client.request('listNearbyDonations', { query: { lat: 1e-7, lng: -122.4194 } });
    expect(backend.calls.map(({ url }) => url)).toEqual([
      '/api/donations/3',
      '/api/donations?category=Men&limit=2',
      '/api/donations/nearby?lat=0.0000001&lng=-122.4194',
    ]);
  });

  it('escapes what it is given', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response('[]')));
    const client = createClient({ host: '', fetch });
    await client.request('getChatHistory', { params: { sessionId: '../a?b#c' } });
    await client.request('listDonations', { query: { search: '50% & more' } });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/api/chat/..%2Fa%3Fb%23c',
      '/api/donations?search=50%25+%26+more',
    ]);
  });

  it('sends JSON and gives the checked answer', async () => {
    const { backend, client } = clientWith();
    const created = await client.request('createDonation', { body: donation });
    expect(created).toMatchObject({ title: 'Wool coat', status: 'available' });
    expect(backend.calls[0]).toMatchObject({ method: 'POST', body: donation });
  });

  it('reads what a list’s heads tell', async () => {
    const { client } = clientWith();
    const first = await client.request('listDonations', { query: { limit: 5 } });
    expect(first).toMatchObject({ total: 14, nextCursor: '10' });
    const second = await client.request('listDonations', { query: { limit: 50, cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ total: 14, nextCursor: null });
    expect(first.items.length + second.items.length).toBe(14);
  });

  it('keeps extra fields of an answer out and fills in the status', async () => {
    const sent = { id: 1, ...donation, createdAt: '2026-11-01', extra: 1 };
    const answer = await answering(JSON.stringify(sent)).request('getDonation', { params: { id: 1 } });
    expect(answer).toMatchObject({ status: 'available' });
    expect(answer).not.toHaveProperty('extra');
  });
});

describe('a refusal', () => {
  it.each([
    [404, 'Not here', '', '404: Not here'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
    [401, '{"message":"Who are you?"}', 'Unauthorized', '401: {"message":"Who are you?"}'],
  ])('reads as the spec says: %i', async (status, body, statusText, message) => {
    const client = answering(body, { status, statusText });
    const error = await failure(client.request('getDonation', { params: { id: 1 } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', message, status, body });
  });

  it('tells what was wrong with the input', async () => {
    const { client } = clientWith();
    const error = await failure(client.request('createDonation', { body: { ...donation, images: [] } }));
    expect(error).toMatchObject({
      status: 400,
      issues: [{ path: 'images', message: 'Please add at least one image' }],
    });
  });

  it('has no issues where the body is no error of the contract', async () => {
    const error = await failure(
      answering('<h1>Oops</h1>', { status: 502 }).request('getDonation', { params: { id: 1 } }),
    );
    expect(error).toMatchObject({ issues: [], answer: undefined });
  });
});

describe('a failed list', () => {
  it.each([
    ['listCategories', 'Failed to fetch categories'],
    ['listDonations', 'Failed to fetch donations'],
  ] as const)('%s reads "%s", with the refusal as its cause', async (endpoint, message) => {
    const { client } = clientWith({ status: 503 });
    const error = await failure(client.request(endpoint));
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({ message, cause: { name: 'ApiError', status: 503 } });
    expect(errorStatus(error)).toBe(503);
  });

  it('keeps the cause of a network failure', async () => {
    const { client } = clientWith({ networkError: true });
    const error = await failure(client.request('listNearbyDonations', { query: { lat: 1, lng: 2 } }));
    expect(error.message).toBe('Failed to fetch nearby donations');
    expect(error.cause).toBeInstanceOf(NetworkError);
    expect(error.cause).toHaveProperty('cause.message', 'Failed to fetch');
    expect(errorStatus(error)).toBeUndefined();
  });
});

describe('an answer that is none', () => {
  it.each([
    [{ html: true }, /is not JSON/],
    [{ halfBody: true }, /is not JSON/],
    [{ wrongShape: true }, /another shape/],
  ] as const)('%j is an AnswerError', async (fault, message) => {
    const { client } = clientWith(fault);
    const error = await failure(client.request('getDonation', { params: { id: 1 } }));
    expect(error).toBeInstanceOf(AnswerError);
    expect(error.message).toMatch(message);
  });

  it('is an AnswerError where the connection breaks in the middle', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const client = createClient({ host: '', fetch: () => Promise.resolve(new Response(body)) });
    const error = await failure(client.request('getDonation', { params: { id: 1 } }));
    expect(error).toBeInstanceOf(AnswerError);
    expect(error.message).toMatch(/cut off/);
  });

  it.each(['', '{"ok":true}', '7'])(
    'is a success of POST /api/donations, whose answer the spec does not show: %j',
    async (text) => {
      expect(await answering(text, { status: 201 }).request('createDonation', { body: donation })).toBeUndefined();
    },
  );

  it.each(['<p>Log in</p>', '{"id":'])('is a failure of POST /api/donations where it is no JSON: %j', async (text) => {
    const error = await failure(answering(text).request('createDonation', { body: donation }));
    expect(error).toBeInstanceOf(AnswerError);
  });
});

describe('cancelling', () => {
  it('rejects with the signal’s reason, on the way and in the body', async () => {
    const { client } = clientWith({ hang: true });
    const controller = new AbortController();
    const call = failure(client.request('listCategories', { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });

    const late = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        late.abort();
        stream.error(late.signal.reason);
      },
    });
    const reading = createClient({ host: '', fetch: () => Promise.resolve(new Response(body)) });
    expect(await failure(reading.request('listCategories', { signal: late.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
});
