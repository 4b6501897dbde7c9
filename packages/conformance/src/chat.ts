import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chatHistorySchema, chatReplySchema, maxMessageLength, requiredText } from '@clothesline/api-client/contract';
import { expectRefused, expectFieldRefused, unique, type Api } from './support.js';

const badSessions = [
  'short',
  'x'.repeat(20),
  'x'.repeat(22),
  `${'x'.repeat(20)}!`,
  `${'x'.repeat(20)}é`,
  `${'x'.repeat(20)}\n`,
  `${'x'.repeat(20)} `,
];

export function describeChat(api: () => Api) {
  const newSession = () => unique().slice(0, 21);
  const message = (overrides: Record<string, unknown> = {}) => ({
    role: 'user',
    content: 'Do you have a coat?',
    sessionId: newSession(),
    timestamp: '2026-11-01T12:00:00.000Z',
    ...overrides,
  });
  const history = async (sessionId: string) => {
    const answer = await api().get(`/api/chat/${sessionId}`);
    expect(answer.status, answer.text).toBe(200);
    return z.parse(chatHistorySchema, answer.json);
  };

  describe('chat', () => {
    it('returns an empty history for a new session', async () => {
      expect(await history(newSession())).toEqual([]);
    });

    it('replies to a message and stores both in order', async () => {
      const sessionId = newSession();
      const answer = await api().post('/api/chat', message({ sessionId }));
      expect(answer.status, answer.text).toBe(200);
      const { assistantMessage } = z.parse(chatReplySchema, answer.json);
      expect(assistantMessage.content.trim()).not.toBe('');
      expect(Math.abs(Date.parse(assistantMessage.timestamp) - Date.now())).toBeLessThan(60_000);
      await api().post('/api/chat', message({ sessionId, content: 'Thank you' }));

      const messages = await history(sessionId);
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
      expect(messages.map(({ content }) => content).slice(0, 3)).toEqual([
        'Do you have a coat?',
        assistantMessage.content,
        'Thank you',
      ]);
      for (const { timestamp } of messages) expect(Date.parse(timestamp)).not.toBeNaN();
    });

    it('separates sessions', async () => {
      const sessionId = newSession();
      await api().post('/api/chat', message({ sessionId }));
      expect(await history(newSession())).toEqual([]);
      // Case-sensitive.
      expect(await history(sessionId.toUpperCase())).toEqual([]);
    });

    it.each([
      '  around  ',
      '👋🏽 ¿qué tal?',
      'هل لديكم معطف؟',
      '<b>bold</b>\n"quoted" \\ %',
      'x'.repeat(maxMessageLength),
    ])('stores %j unchanged', async (content) => {
      const sessionId = newSession();
      expect((await api().post('/api/chat', message({ sessionId, content }))).status).toBe(200);
      expect((await history(sessionId))[0]).toMatchObject({ role: 'user', content });
    });

    it.each(['', ' ', '\n\t ', undefined, null])('rejects empty messages: %j', async (content) => {
      const sessionId = newSession();
      expectFieldRefused(await api().post('/api/chat', message({ sessionId, content })), 'content', requiredText);
      expect(await history(sessionId)).toEqual([]);
    });

    it.each([
      ['content', 'x'.repeat(maxMessageLength + 1)],
      ['content', 'a\u0000b'],
      ['content', 'half \uD83D'],
      ['content', 7],
      ['role', 'assistant'],
      ['role', 'system'],
      ['role', undefined],
      ['timestamp', 'now'],
      ['timestamp', undefined],
    ])('refuses a wrong %s: %j', async (field, value) => {
      expectFieldRefused(await api().post('/api/chat', message({ [field]: value })), field);
    });

    it.each([{}, { categories: ['Children'], place: 'Castro', radius: 2 }, { categories: ['Nothing has it'] }])(
      'accepts a scope and leaves it out of the history: %j',
      async (scope) => {
        const sessionId = newSession();
        expect((await api().post('/api/chat', message({ sessionId, scope }))).status).toBe(200);
        const [said] = await history(sessionId);
        expect(said).not.toHaveProperty('scope');
      },
    );

    it.each([
      ['scope', 'everything'],
      ['scope', []],
      ['scope.categories', { categories: [] }],
      ['scope.categories', { categories: Array.from({ length: 21 }, () => 'Men') }],
      ['scope.categories.0', { categories: ['x'.repeat(101)] }],
      ['scope.categories.0', { categories: [7] }],
      ['scope.place', { place: ' ' }],
      ['scope.place', { place: 'x'.repeat(101) }],
      ['scope.place', { place: 'a\u0000b' }],
      ['scope.radius', { radius: 0 }],
      ['scope.radius', { radius: 'far' }],
    ])('refuses a wrong %s: %j', async (field, scope) => {
      expectFieldRefused(await api().post('/api/chat', message({ scope })), field);
    });

    it.each([...badSessions, '', undefined, 1])('rejects messages with the session id %j', async (sessionId) => {
      expectFieldRefused(await api().post('/api/chat', message({ sessionId })), 'sessionId');
    });

    it('rejects invalid cursors', async () => {
      expectFieldRefused(await api().get(`/api/chat/${newSession()}?cursor=a%20b`), 'cursor');
    });

    it('deletes a single session', async () => {
      const [sessionId, other] = [newSession(), newSession()];
      for (const id of [sessionId, other]) await api().post('/api/chat', message({ sessionId: id }));
      const answer = await api().send(`/api/chat/${sessionId}`, { method: 'DELETE' });
      expect(answer.status, answer.text).toBe(200);
      expect(await history(sessionId)).toEqual([]);
      expect(await history(other)).toHaveLength(2);
      expect((await api().send(`/api/chat/${sessionId}`, { method: 'DELETE' })).status).toBe(200);
    });

    it.each(badSessions)('rejects deleting the session %j', async (sessionId) => {
      expectRefused(await api().send(`/api/chat/${encodeURIComponent(sessionId)}`, { method: 'DELETE' }), 400);
    });

    it.each(badSessions)('rejects reading the session %j', async (sessionId) => {
      expectRefused(await api().get(`/api/chat/${encodeURIComponent(sessionId)}`), 400);
    });
  });
}
