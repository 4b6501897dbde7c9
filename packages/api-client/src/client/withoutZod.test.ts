import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorSchema } from '../contract/error.js';
import { readPlace } from '../contract/findPlaces.js';
import { placeSchema } from '../contract/place.js';
import type { createClient } from './createClient.js';
import { ApiError } from './errors.js';

const answered = (body: unknown) => new ApiError(new Response(null, { status: 422 }), JSON.stringify(body)).answer;

describe('an error body without zod', () => {
  test.each([
    { message: 'No' },
    { message: 'No', code: 'required', values: { max: 3 } },
    { message: 'No', issues: [{ path: 'title', message: 'Required', code: 'required' }] },
    { message: 'No', issues: [] },
    { message: 1 },
    { message: 'No', code: 1 },
    { message: 'No', values: 'x' },
    { message: 'No', values: null },
    { message: 'No', values: [] },
    { message: 'No', issues: {} },
    { message: 'No', issues: [{ message: 'Required' }] },
    { message: 'No', issues: [null] },
    [],
    [{ message: 'No' }],
    'No',
    null,
  ])('is read like errorSchema does: %j', (body) => {
    expect(answered(body)).toEqual(errorSchema.safeParse(body).data);
  });
});

const place = { city: 'Oakland', region: 'CA', latitude: 37.8, longitude: -122.27 };

test.each([
  place,
  { ...place, latitude: 90, longitude: -180, extra: 1 },
  { ...place, latitude: 90.1 },
  { ...place, longitude: '1' },
  { ...place, city: null },
  { city: 'Oakland' },
  'Oakland',
  [],
  null,
  undefined,
])('reads a stored place like placeSchema does: %j', (value) => {
  expect(readPlace(value)).toEqual(placeSchema.safeParse(value).data);
});

describe('if the code that reads responses fails to load', () => {
  afterEach(() => {
    vi.doUnmock('./loadReader.js');
  });

  test.each([
    ['sendMessage', { body: { sessionId: 'x', content: 'Hello' } }, 0],
    ['getDonation', { params: { id: 1 } }, 1],
  ] as const)('%s rejects with a NetworkError, and only reads are sent', async (name, input, sent) => {
    vi.resetModules();
    const loadReader = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    vi.doMock('./loadReader.js', () => ({ loadReader }));
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
    const fresh = await import('./createClient.js');
    const client = fresh.createClient({ host: 'https://api.test', fetch }) as ReturnType<typeof createClient>;
    const request = client.request as (...call: unknown[]) => Promise<unknown>;
    await expect(request(name, input)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(fetch).toHaveBeenCalledTimes(sent);
  });
});
