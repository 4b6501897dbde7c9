import { memberLimits } from '@clothesline/api-client/members';
import { describe, expect, it } from 'vitest';
import { maxListBytes } from '../http/fittingRows.js';
import { aDonation } from '../testing/donations.js';
import { aHandOver } from '../testing/aHandOver.js';
import { visitor } from '../testing/people.js';

/** The longest message in bytes: emojis have four. */
const longest = '🧥'.repeat(memberLimits.message);

describe('A person’s messages', () => {
  const { server, people, asks } = aHandOver();

  /** Stores messages without the API. */
  async function write(requestId: number, authorId: number, contents: readonly string[]) {
    const rows = contents.map((content) => ({
      request_id: requestId,
      author_id: authorId,
      content,
      created_at: new Date(),
    }));
    await server().parts.database.db.insertInto('request_messages').values(rows).execute();
  }

  it('are limited to the newest 100 when a request is loaded', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    await write(
      id,
      ann.id,
      Array.from({ length: 120 }, (_, index) => `Message ${index}`),
    );
    const { json } = await donor.call('GET', `/api/requests/${id}`);
    expect(json.messages).toHaveLength(100);
    expect(json.messages.at(-1).content).toBe('Message 119');
    const { json: earlier } = await donor.call('GET', `/api/requests/${id}/messages?cursor=${json.earlierMessages}`);
    expect(earlier.at(0).content).toBe('Message 19');
  });

  it('are limited to 500 per request', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    await write(
      id,
      ann.id,
      Array.from({ length: memberLimits.messagesEach.count }, () => 'Hi'),
    );
    const { status, json } = await ann.call('POST', `/api/requests/${id}/messages`, { content: 'One more' });
    expect([status, json.message]).toEqual([409, "You've reached the message limit for this conversation."]);
    expect((await donor.call('POST', `/api/requests/${id}/messages`, { content: 'Hello' })).status).toBe(201);
  });

  it('are limited to 200 KB per request', async () => {
    const { ann } = people();
    const id = await asks(ann);
    await write(
      id,
      ann.id,
      Array.from({ length: 24 }, () => longest),
    );
    expect((await ann.call('POST', `/api/requests/${id}/messages`, { content: longest })).status).toBe(201);
    expect((await ann.call('POST', `/api/requests/${id}/messages`, { content: longest })).status).toBe(409);
  });

  it('keep lists and pages within 512 KB', async () => {
    const { donor, ann } = people();
    const description = '🧥'.repeat(2500);
    const many = Array.from({ length: 120 }, () => ({ ...aDonation({ description }), userId: donor.id }));
    await server().parts.donations.addAll(many);
    for (const path of [`/api/people/${donor.id}`, '/api/donations?limit=200', '/api/requests', '/api/notices']) {
      const { json } = await ann.call('GET', path);
      // Pages have some more fields.
      const isBounded = Buffer.byteLength(JSON.stringify(json)) <= maxListBytes + 1000;
      expect([path, isBounded]).toEqual([path, true]);
    }
    const { json } = await visitor(server().host).call('GET', `/api/people/${donor.id}`);
    expect(json.donations.length).toBeGreaterThan(20);
  });
});
