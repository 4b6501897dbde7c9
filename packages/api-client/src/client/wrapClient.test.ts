import { expect, expectTypeOf, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/backend/createFakeBackend.js';
import { donationFixtures } from '../testing/donationFixtures.js';
import { createClient, type Client } from './createClient.js';
import { ApiError } from './errors.js';
import { wrapClient } from './wrapClient.js';

const backend = createFakeBackend();
const client = createClient({ host: '', fetch: backend.fetch });
const [first] = donationFixtures;

test('passes each call through the function, with its arguments', async () => {
  const told: unknown[] = [];
  const wrapped = wrapClient(client, async (call, send) => {
    told.push(call);
    if (call.name === 'getDonation') expectTypeOf(call.input).toExtend<{ params: { id: number } } | undefined>();
    return send();
  });
  expectTypeOf(wrapped).toEqualTypeOf<Client>();
  const donation = await wrapped.request('getDonation', { params: { id: first?.id ?? 0 } });
  expect(donation.title).toBe(first?.title);
  await wrapped.request('listCategories');
  expect(told).toEqual([
    { name: 'getDonation', input: { params: { id: first?.id } } },
    { name: 'listCategories', input: undefined },
  ]);
  expect(wrapped.host).toBe(client.host);
});

test('can repeat or reject a call', async () => {
  backend.fail({ endpoint: 'listCategories', status: 503, times: 1 });
  const sent = vi.fn<() => void>();
  const wrapped = wrapClient(client, async ({ name }, send) => {
    if (name === 'sendMessage') throw new ApiError({ status: 403, statusText: 'No', headers: new Headers() }, '');
    return send().catch(() => {
      sent();
      return send();
    });
  });
  expect((await wrapped.request('listCategories')).length).toBeGreaterThan(0);
  expect(sent).toHaveBeenCalledOnce();
  const body = { role: 'user' as const, content: 'Hello', sessionId: 'V1StGXR8_Z5jdHi6B-myT', timestamp: '' };
  await expect(wrapped.request('sendMessage', { body })).rejects.toBeInstanceOf(ApiError);
});
