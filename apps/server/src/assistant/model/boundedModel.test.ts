import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { demo } from '../../demo/demo.js';
import { worldList } from '../../donations/placeCalls.js';
import { openStore } from '../../store/openStore.js';
import type { Store } from '../../store/store.js';
import { aModel, calls, chunk, says, streamed, type Turn } from '../../testing/assistant/aModel.js';
import { describeStores, type StorePlace } from '../../testing/stores.js';
import type { Assistant } from '../assistant.js';
import { createAssistant } from '../assistant.js';
import { createModelAssistant } from './createModelAssistant.js';

const model = aModel();

describeStores('A model', (kind) => {
  let place: StorePlace;
  let store: Store;
  let embedded: Assistant;
  const warned: string[] = [];
  beforeAll(async () => {
    place = await kind.place();
    store = await openStore({ ...place.at, seed: demo().demoDonations });
    embedded = createAssistant({ store, places: worldList(), isWorded: true });
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await place.remove();
  });
  afterEach(() => void warned.splice(0));

  const create = (own = embedded) =>
    createModelAssistant({
      embedded: own,
      store,
      product: 'Clothesline',
      log: { warn: (...words: unknown[]) => void warned.push(JSON.stringify(words)) },
      model: { url: model.url, name: 'a-model', key: 'a-key', limit: undefined, sessionLimit: undefined },
      times: { first: 10_000, whole: 30_000 },
    });

  /** Writes the same part until its reader is gone, or so often. */
  const pours =
    (part: string, times = Infinity): Turn =>
    (response) => {
      streamed(response);
      let left = times;
      const pour = () => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(part)) return void response.once('drain', pour);
        }
        if (!response.destroyed) response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      };
      response.on('error', () => {});
      pour();
    };
  const toolCalls = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      index,
      id: `call_${index}`,
      type: 'function',
      function: { name: 'find', arguments: '{"wish":"warm jackets"}' },
    }));

  it.each<[string, string, number]>([
    ['ten megabytes of ends of sentences at once', chunk({ content: '. '.repeat(5_000_000) }), 1],
    ['ten megabytes of one letter at once', chunk({ content: 'a'.repeat(10_000_000) }), 1],
    ['the longest text that is read, of ends of sentences', chunk({ content: '. '.repeat(30_000) }), 1],
    ['large parts without the end of a sentence', chunk({ content: 'a'.repeat(60_000) }), Infinity],
    ['single letters without end', chunk({ content: 'a' }), Infinity],
    ['empty parts without end', chunk({}), Infinity],
    ['lines that are no events, without end', ': nothing\n', Infinity],
    ['a line without end', 'a'.repeat(60_000), Infinity],
    [
      'arguments of a tool without end',
      chunk({ tool_calls: [{ ...toolCalls(1)[0], function: { name: 'find', arguments: 'a'.repeat(1000) } }] }),
      Infinity,
    ],
  ])('is stopped where it sends %s, and holds nobody up', async (_, part, times) => {
    model.turns = [pours(part, times)];
    const before = process.memoryUsage().arrayBuffers;
    const pauses = monitorEventLoopDelay({ resolution: 10 });
    const expected = await embedded.reply('warm jackets');
    pauses.enable();
    const started = performance.now();
    expect(await create().reply('warm jackets')).toEqual(expected);
    pauses.disable();
    expect(performance.now() - started).toBeLessThan(5000);
    expect(pauses.max / 1e6).toBeLessThan(1000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
    expect(warned).toHaveLength(1);
  });

  it('looks eight things up for a message at most, however many it asks for', async () => {
    let searches = 0;
    const counting: Assistant = {
      reply: (...words) => {
        searches += 1;
        return embedded.reply(...words);
      },
    };
    model.turns = [
      (response) =>
        void streamed(response).end(
          `${chunk({ role: 'assistant', content: null, tool_calls: toolCalls(1000) })}${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
        ),
    ];
    expect(await create(counting).reply('warm jackets')).toEqual(await embedded.reply('warm jackets'));
    // The last is the embedded assistant's own answer.
    expect(searches).toBe(9);
  });

  it('is told of no error of the store for an id that no donation can have', async () => {
    for (const id of ['2147483648', '-1', '1e400']) {
      model.turns = [calls('donation', `{"id":${id}}`), says('I did it.')];
      expect(await create().reply('warm jackets')).toEqual(await embedded.reply('warm jackets'));
      expect(JSON.stringify(model.sent)).not.toContain('out of range for type');
    }
  });

  it('is followed nowhere else', async () => {
    model.turns = [
      (response) => void response.writeHead(307, { Location: `${model.url}/elsewhere` }).end(),
      says('Elsewhere.'),
    ];
    expect(await create().reply('warm jackets')).toEqual(await embedded.reply('warm jackets'));
    expect(model.sent).toHaveLength(1);
  });
});
