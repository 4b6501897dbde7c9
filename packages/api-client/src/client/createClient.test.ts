import { describe, expect, it, vi } from 'vitest';
import { createFakeBackend, type Fault } from '../testing/index.js';
import { failureMessages } from '../messages.js';
import { createClient, type Client, type ClientOptions } from './createClient.js';
import { ResponseError, ApiError, errorStatus, FetchError, NetworkError } from './errors.js';
import { failureKind, failureText } from './failureText.js';

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

/** Returns the error of a failed call. */
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
  ])('resolves %j to %s', async (host, url) => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response('[]')));
    await createClient({ host, fetch }).request('listCategories');
    expect(fetch).toHaveBeenCalledWith(url, expect.anything());
  });

  it.each(['api.test', '//api.test', 'javascript:alert(1)', 'https://', 'ftp://api.test'])('rejects %j', (host) => {
    expect(() => createClient({ host })).toThrow(/invalid host ".*". Use an absolute URL/);
  });
});

describe('a call', () => {
  it('uses the platform’s current fetch', async () => {
    const client = createClient({ host: 'https://api.test' });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('["All Items"]'));
    expect(await client.request('listCategories')).toEqual(['All Items']);
  });

  it('sends cookies to its own origin, and to others on request', async () => {
    const { backend, client } = clientWith();
    await client.request('listCategories');
    await createClient({ host: '', fetch: backend.fetch, credentials: 'include' }).request('listCategories');
    expect(backend.calls.map(({ credentials }) => credentials)).toEqual(['same-origin', 'include']);
  });

  it('fills in the path and omits undefined query values', async () => {
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

  it('escapes its input', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response('[]')));
    const client = createClient({ host: '', fetch });
    await client.request('getChatHistory', { params: { sessionId: '../a?b#c' } });
    await client.request('listDonations', { query: { search: '50% & more' } });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/api/chat/..%2Fa%3Fb%23c',
      '/api/donations?search=50%25+%26+more',
    ]);
  });

  it('sends JSON and returns the validated response', async () => {
    const { backend, client } = clientWith();
    const created = await client.request('createDonation', { body: donation });
    expect(created).toMatchObject({ title: 'Wool coat', status: 'available' });
    expect(backend.calls[0]).toMatchObject({ method: 'POST', body: donation });
  });

  it('reads the pagination headers of a list', async () => {
    const { client } = clientWith();
    const first = await client.request('listDonations', { query: { limit: 5 } });
    expect(first).toMatchObject({ total: 14, nextCursor: '10' });
    const second = await client.request('listDonations', { query: { limit: 50, cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ total: 14, nextCursor: null });
    expect(first.items.length + second.items.length).toBe(14);
  });

  it('strips unknown response fields and fills in the status', async () => {
    const sent = { id: 1, ...donation, createdAt: '2026-11-01', extra: 1 };
    const answer = await answering(JSON.stringify(sent)).request('getDonation', { params: { id: 1 } });
    expect(answer).toMatchObject({ status: 'available' });
    expect(answer).not.toHaveProperty('extra');
  });
});

describe('an error response', () => {
  it.each([
    [404, 'Not here', '', '404: Not here'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
    [401, '{"message":"Who are you?"}', 'Unauthorized', '401: {"message":"Who are you?"}'],
  ])('has the spec’s message: %i', async (status, body, statusText, message) => {
    const client = answering(body, { status, statusText });
    const error = await failure(client.request('getDonation', { params: { id: 1 } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', message, status, body });
  });

  it('includes validation issues', async () => {
    const { client } = clientWith();
    const error = await failure(client.request('createDonation', { body: { ...donation, images: [] } }));
    expect(error).toMatchObject({
      status: 400,
      issues: [{ path: 'images', message: 'Please add at least one image' }],
    });
  });

  it('has no issues if the body has a different format', async () => {
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
  ] as const)('%s fails with "%s" and the response as its cause', async (endpoint, message) => {
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

describe('an invalid response', () => {
  it.each([
    [{ html: true }, NetworkError, /is not JSON/],
    [{ halfBody: true }, ResponseError, /is not JSON/],
    [{ wrongShape: true }, ResponseError, /is invalid/],
  ] as const)('throws a specific error for %j', async (fault, kind, message) => {
    const { client } = clientWith(fault);
    const error = await failure(client.request('getDonation', { params: { id: 1 } }));
    expect(error).toBeInstanceOf(kind);
    expect(error.message).toMatch(message);
  });

  it('is a NetworkError if the connection is cut off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const client = createClient({ host: '', fetch: () => Promise.resolve(new Response(body)) });
    const error = await failure(client.request('getDonation', { params: { id: 1 } }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.message).toMatch(/cut off/);
  });

  it.each([
    [201, ''],
    [201, '{"ok":true}'],
    [200, ''],
    [204, null],
  ])('is a success for POST /api/donations, whose response the spec leaves open: %i %j', async (status, text) => {
    const client = createClient({ host: '', fetch: async () => new Response(text, { status }) });
    expect(await client.request('createDonation', { body: donation })).toBeUndefined();
  });

  it.each([
    [200, '<p>Log in</p>'],
    [200, '{"id":'],
    [200, '{"error":"please sign in to the wifi"}'],
    [201, '{"error":"please sign in to the wifi"}'],
    [200, '{"ok":true}'],
    [200, '[]'],
    [201, '[]'],
    [201, '7'],
  ])('is a failure for POST /api/donations if it may not be from the server: %i %j', async (status, text) => {
    const error = await failure(answering(text, { status }).request('createDonation', { body: donation }));
    expect(error).toBeInstanceOf(text.startsWith('<') ? NetworkError : ResponseError);
  });

  it('cannot come from a redirected write', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response('')));
    const client = createClient({ host: '', fetch });
    await client.request('createDonation', { body: donation });
    await failure(client.request('listCategories'));
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error', undefined]);
  });
});

describe('a list with invalid records', () => {
  const good = { id: 1, ...donation, status: 'available', createdAt: '2026-11-01' };

  it.each([
    ['the newest donations', (client: Client) => client.request('listDonations').then(({ items }) => items)],
    ['nearby donations', (client: Client) => client.request('listNearbyDonations', { query: { lat: 1, lng: 2 } })],
  ])('returns the valid items of %s, and warns once', async (_, ask) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const list = [good, { ...good, id: 2, title: null }, { ...good, id: 3, images: null }, null, { ...good, id: 4 }];
    expect(await ask(answering(JSON.stringify(list)))).toEqual([good, { ...good, id: 4 }]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/3 of 5 invalid items of GET .* title: /));
  });

  it('is rejected if no item is valid', async () => {
    const error = await failure(answering('[{"id":1},{"id":2}]').request('listDonations'));
    expect(error.cause).toBeInstanceOf(ResponseError);
  });
});

describe('an unresponsive server', () => {
  const hanging = createClient({ host: '', fetch: () => new Promise(() => undefined) });
  const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
  const message = { role: 'user', content: 'Hello', sessionId, timestamp: '2026-11-01T00:00:00Z' } as const;

  it.each([
    ['a list', 20_000, () => hanging.request('listDonations')],
    ['a donation', 20_000, () => hanging.request('getDonation', { params: { id: 1 } })],
    ['the chat', 20_000, () => hanging.request('sendMessage', { body: message })],
    ['a new donation', 60_000, () => hanging.request('createDonation', { body: donation })],
  ])('times out for %s after %i ms', async (_, milliseconds, call) => {
    vi.useFakeTimers();
    const settled = vi.fn<(error: unknown) => void>();
    void call().catch(settled);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failureKind(settled.mock.calls[0]?.[0])).toBe('noAnswer');
    vi.useRealTimers();
  });

  it('times out if the response body hangs', async () => {
    vi.useFakeTimers();
    const client = createClient({ host: '', fetch: async () => new Response(new ReadableStream()) });
    const call = failure(client.request('getDonation', { params: { id: 1 } }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await call).toBeInstanceOf(NetworkError);
    vi.useRealTimers();
  });
});

describe('failureText', () => {
  it.each([
    [answering('', { status: 500 }), failureMessages.serverTrouble({ when: 'in 60 seconds' })],
    [answering('', { status: 503, headers: { 'Retry-After': '40' } }), 'Try again in 40 seconds.'],
    [answering('', { status: 422 }), failureMessages.serverTrouble({ when: 'in 60 seconds' })],
    [answering('', { status: 401 }), failureMessages.notAllowed],
    [answering('', { status: 403 }), failureMessages.notAllowed],
    [answering('', { status: 404 }), failureMessages.notFound],
    [answering('', { status: 410 }), failureMessages.notFound],
    [answering('', { status: 429 }), 'Too many requests. Try again in 60 seconds.'],
    [answering('', { status: 429, headers: { 'Retry-After': '40' } }), /in 40 seconds/],
    [answering('', { status: 429, headers: { 'Retry-After': '3000' } }), /in 50 minutes/],
    [answering('{"rows":[]}'), failureMessages.serverTrouble({ when: 'in 60 seconds' })],
    [answering('[{"id":1,"tit'), failureMessages.serverTrouble({ when: 'in 60 seconds' })],
    [answering('upstream timed out'), failureMessages.serverTrouble({ when: 'in 60 seconds' })],
    [answering(''), failureMessages.serverTrouble({ when: 'in 60 seconds' })],
    [answering('\n<title>Sign in to the Wi-Fi</title>'), failureMessages.noAnswer],
    [
      createClient({ host: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
      failureMessages.noAnswer,
    ],
  ])('describes the failure %#', async (client, text) => {
    expect(failureText(await failure(client.request('listDonations')))).toMatch(text);
    expect(failureText(await failure(client.request('getDonation', { params: { id: 1 } })))).toMatch(text);
  });
});

describe('cancelling', () => {
  it('rejects with the signal’s reason, before and during the response body', async () => {
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
