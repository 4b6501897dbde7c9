import { expect, it } from 'vitest';
import { createMembersClient } from './client.js';

it('calls the members API and validates responses', async () => {
  const made: [string, RequestInit | undefined][] = [];
  const answers = [{ id: 7, authorId: 3, content: 'Hi', createdAt: '2026-11-20T10:00:00.000Z' }, {}];
  const client = createMembersClient({
    host: 'https://api.example',
    async fetch(url, init) {
      made.push([url, init]);
      return Response.json(answers[made.length - 1]);
    },
  });
  const message = await client.request('writeMessage', {
    params: { id: 5 },
    body: { content: 'Hi' },
    key: 'a-key-of-mine',
  });
  expect(message.authorId).toBe(3);
  await client.request('blockPerson', { params: { id: 3 }, body: {} });
  expect(made.map(([url, init]) => [init?.method, url, init?.body, init?.redirect])).toEqual([
    ['POST', 'https://api.example/api/requests/5/messages', '{"content":"Hi"}', 'error'],
    ['PUT', 'https://api.example/api/people/3/block', '{}', 'error'],
  ]);
});
