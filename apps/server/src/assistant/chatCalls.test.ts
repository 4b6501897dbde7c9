import {
  chatHistorySchema,
  chatPartSchema,
  chatReplySchema,
  type ChatMessage,
  type ChatScope,
  type ChatPart,
} from '@clothesline/api-client/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demo } from '../demo/demo.js';
import { openDatabase } from '../openDatabase.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { makePlace, type StorePlace } from '../testing/stores.js';
import { createAssistant, type Assistant } from './assistant.js';
import { worldList } from '../donations/placeCalls.js';
import { createStoredDonations } from '../testing/donations.js';

/** 21 characters, like the ids of the chat. */
const nanoid = () => randomBytes(16).toString('base64url').slice(0, 21);

const key = () => ({ 'Idempotency-Key': nanoid() });

interface Sent {
  scope?: ChatScope;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

function chatOf({ host }: TestServer, sessionId = nanoid()) {
  const post = (path: string, content: string, { scope, ...init }: Sent = {}) =>
    fetch(host + path, {
      method: 'POST',
      body: JSON.stringify({ role: 'user', content, sessionId, timestamp: new Date().toISOString(), scope }),
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    });
  return {
    stream: (content: string, init?: Sent) => post('/api/chat/stream', content, init),
    async says(content: string, init?: Sent) {
      const response = await post('/api/chat', content, init);
      expect(response.status).toBe(200);
      return z.parse(chatReplySchema, await response.json()).assistantMessage;
    },
    async history(): Promise<ChatMessage[]> {
      return z.parse(chatHistorySchema, await (await fetch(`${host}/api/chat/${sessionId}`)).json());
    },
    delete: () => fetch(`${host}/api/chat/${sessionId}`, { method: 'DELETE' }),
  };
}

/** A reply without donations. */
const only = (text: string) => ({ text, donations: [], suggestions: [], state: undefined });

async function partsOf(response: Response): Promise<ChatPart[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  return readParts(await response.text());
}

function readParts(text: string): ChatPart[] {
  const datas = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']): unknown => JSON.parse(data));
  return datas.map((data) => z.parse(chatPartSchema, data));
}

describe('The chat calls', () => {
  let place: StorePlace;
  let server: TestServer;

  beforeAll(async () => {
    place = await makePlace();
    const database = await openDatabase({ ...place.at, seed: demo().demoDonations });
    server = await startTestServer({
      database,
      assistant: createAssistant({ donations: createStoredDonations(database), places: worldList() }),
    });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  it('return the donations of an answer, in the history too', async () => {
    const chat = chatOf(server);
    const answer = await chat.says('warm jackets within 5 miles of the Castro');
    const linked = [...answer.content.matchAll(/\/donations\/(\d+)$/gm)].map(([, id]) => Number(id));
    expect(linked.length).toBeGreaterThan(1);
    expect(answer.donations?.map(({ id }) => id)).toEqual(linked);
    for (const card of answer.donations ?? []) {
      const response = await fetch(`${server.host}/api/donations/${card.id}`);
      const donation: unknown = await response.json();
      const { id, title, locationName, status } = card;
      expect(donation).toMatchObject({ id, title, locationName, status, images: expect.arrayContaining([card.image]) });
      expect(status).toBe('available');
    }
    // The note in brackets, such as the distance.
    const noted = answer.donations?.filter(({ note }) => note?.includes('mi from')) ?? [];
    expect(noted.length).toBeGreaterThan(0);
    for (const { id, note } of noted) expect(answer.content).toContain(`(${note}): /donations/${id}`);
    const [question, told] = await chat.history();
    expect(question).not.toHaveProperty('donations');
    expect(told).toMatchObject({ content: answer.content, donations: answer.donations });
  });

  it('show the current state of a donation', async () => {
    const chat = chatOf(server);
    const { donations = [] } = await chat.says('winter coats');
    const [first, second] = donations;
    const { db } = server.parts.database;
    await db
      .updateTable('donations')
      .set({ status: 'given' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const [, told] = await chat.history();
    expect(told?.donations?.map(({ status }) => status).slice(0, 2)).toEqual(['given', 'available']);
    expect(told?.donations?.[1]).toEqual(second);
    await db
      .updateTable('donations')
      .set({ status: 'available' })
      .where('id', '=', first?.id ?? 0)
      .execute();
  });

  it('return suggestions only with the newest answer, and understand each', async () => {
    const chat = chatOf(server);
    const unknown = 'Colorless green ideas sleep furiously';
    const first = await chat.says('coats near the Mission District');
    const second = await chat.says(unknown);
    expect(first.suggestions?.length).toBeGreaterThan(0);
    expect(second.suggestions?.length).toBeGreaterThan(0);
    const messages = await chat.history();
    expect(messages.map(({ suggestions }) => suggestions)).toEqual([
      undefined,
      undefined,
      undefined,
      second.suggestions,
    ]);
    for (const [before, { suggestions = [] }] of [
      ['coats near the Mission District', first] as const,
      [unknown, second] as const,
    ]) {
      for (const suggestion of suggestions) {
        const other = chatOf(server);
        await other.says(before);
        expect((await other.says(suggestion)).content, suggestion).not.toBe(second.content);
      }
    }
  });

  it('suggest places to choose from', async () => {
    const { content, suggestions } = await chatOf(server).says('coats near Sunset');
    expect(suggestions?.length).toBeGreaterThan(1);
    for (const name of suggestions ?? []) expect(content).toContain(name);
  });

  it('delete a conversation completely', async () => {
    const chat = chatOf(server);
    await chat.says('winter coats, and my secret');
    expect((await chat.delete()).status).toBe(200);
    expect(await chat.history()).toEqual([]);
    const rows = await server.parts.database.db
      .selectFrom('messages')
      .select('id')
      .where('content', 'like', '%my secret%')
      .execute();
    expect(rows).toEqual([]);
  });

  it('are never cached, and do not log the session', async () => {
    const sessionId = nanoid();
    const chat = chatOf(server, sessionId);
    await chat.says('winter coats');
    const response = await fetch(`${server.host}/api/chat/${sessionId}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(server.logged.join('')).not.toContain(sessionId);
  });

  it('stream the same answer, once per idempotency key', async () => {
    const chat = chatOf(server);
    const headers = key();
    const parts = await partsOf(await chat.stream('winter coats', { headers }));
    const whole = parts.at(-1)?.assistantMessage;
    expect(whole?.donations?.length).toBeGreaterThan(0);
    expect((await chat.history()).map(({ content }) => content)).toEqual(['winter coats', whole?.content]);
    const again = await partsOf(await chat.stream('winter coats', { headers }));
    expect(again.at(-1)?.assistantMessage).toEqual(whole);
    expect(await chat.says('winter coats', { headers })).toEqual(whole);
    expect(await chat.history()).toHaveLength(2);
  });

  it('search only within the limits set by the site', async () => {
    const chat = chatOf(server);
    const scope: ChatScope = { categories: ['Footwear'] };
    const { donations = [] } = await chat.says('a warm coat in the Mission District', { scope });
    expect(donations).toEqual([]);
    expect((await chatOf(server).says('a warm coat in the Mission District')).donations).not.toEqual([]);
    const { donations: shoes = [] } = await chat.says("What's new?", { scope });
    const all = await server.parts.donations.withIds(shoes.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(['Footwear']));
    const streamed = await (await chat.stream("What's new?", { scope, headers: key() })).text();
    for (const { id } of shoes) expect(streamed).toContain(`/donations/${id}`);
  });

  it('only list the categories in the site’s scope', async () => {
    const { content } = await chatOf(server).says('Which categories are there?', {
      scope: { categories: ['Footwear', 'Men'] },
    });
    expect(content).toMatch(/\bMen\b.*\bFootwear\b/);
    expect(content).not.toContain('Seasonal');
  });

  it('link to the marketplace on other sites', async () => {
    const charity = { headers: { Origin: 'https://charity.example' } };
    for (const question of ['How do I give clothes?', '¿Cómo dono ropa?']) {
      expect((await chatOf(server).says(question, charity)).content).toContain(server.host);
      expect((await chatOf(server).says(question)).content).not.toContain(server.host);
    }
    expect((await chatOf(server).says('Is it safe to meet?', charity)).content).not.toContain(server.host);
  });

  it('make no claims about the organization behind another site', async () => {
    const charity = { headers: { Origin: 'https://charity.example' } };
    for (const question of [
      'What clothes do you need?',
      'can I drop off clothes at your place?',
      'where are you located',
      'when do you open?',
      'can you pick up my donation?',
      "what's your phone number?",
      'do you give tax receipts?',
      'can I volunteer with you?',
      '¿Qué ropa necesitan?',
      '¿cuándo abren?',
    ]) {
      expect((await chatOf(server).says(question, charity)).content).toMatch(
        /^I don't have that information|^No tengo esa información/,
      );
      expect((await chatOf(server).says(question)).content).not.toMatch(
        /^I don't have that information|^No tengo esa información/,
      );
    }
    const { content } = await chatOf(server).says('when do you open?', {
      ...charity,
      scope: { contact: 'call 415-555-0100' },
    });
    expect(content).toContain('Please contact them directly: call 415-555-0100.');
    for (const wish of [
      'can you help me find a coat for a woman size M?',
      'do you have jackets?',
      'hello, can you help me?',
    ]) {
      expect((await chatOf(server).says(wish, charity)).content).not.toMatch(/^I don't have that information/);
    }
    expect((await chatOf(server).says('How do I give clothes?', charity)).content).toContain(server.host);
  });

  it('respond to invalid stream requests with JSON', async () => {
    const response = await chatOf(server).stream('  ');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/json; charset=utf-8']);
  });
});

describe('A streamed answer', () => {
  let server: TestServer;
  let assistant: Assistant;
  const said = Promise.withResolvers<void>();

  beforeAll(async () => {
    server = await startTestServer({ assistant: { reply: (...call) => assistant.reply(...call) } });
  });
  afterAll(async () => server.stop());

  it('is streamed, and can restart', async () => {
    assistant = {
      async reply(_text, _earlier, options) {
        options?.onText?.('I think ');
        options?.onText?.('that ');
        options?.onRestart?.();
        options?.onText?.('Two coats.');
        return only('Two coats.');
      },
    };
    const parts = await partsOf(await chatOf(server).stream('coats?'));
    expect(parts.slice(0, -1)).toEqual([
      { text: 'I think ' },
      { text: 'that ' },
      { restart: true },
      { text: 'Two coats.' },
    ]);
    expect(parts.at(-1)?.assistantMessage).toMatchObject({ content: 'Two coats.' });
  });

  it('ends without its last part on failure, and only logs the reason', async () => {
    assistant = {
      async reply(_text, _earlier, options) {
        options?.onText?.('I think ');
        throw new Error('The secret reason.');
      },
    };
    const response = await chatOf(server).stream('coats?');
    const text = await response.text();
    expect(readParts(text).some(({ assistantMessage }) => assistantMessage)).toBe(false);
    expect(text).not.toContain('secret');
    expect(server.logged.join('')).toContain('The secret reason.');
  });

  it.each([
    ['stores what was read when the caller aborts', 'The first words', ['coats?', 'The first words']],
    ['stores nothing when the caller aborts before the first word', '', []],
  ])('%s', async (_, text, kept) => {
    const ended = Promise.withResolvers<void>();
    assistant = {
      async reply(_text, _earlier, options) {
        if (text) options?.onText?.(text);
        said.resolve();
        await new Promise((resolve) => options?.signal?.addEventListener('abort', resolve));
        setTimeout(ended.resolve, 50);
        return only('The first words of an answer that nobody waits for.');
      },
    };
    const chat = chatOf(server);
    const abort = new AbortController();
    const response = await chat.stream('coats?', { signal: abort.signal });
    const reader = response.body?.getReader();
    if (text) await reader?.read();
    abort.abort();
    await ended.promise;
    await expect.poll(async () => (await chat.history()).map(({ content }) => content)).toEqual(kept);
  });
});
