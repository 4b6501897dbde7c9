import { describe, expect, it } from 'vitest';
import { calls, chunk, says, streamed, type Turn } from '../../testing/assistant/aModel.js';
import { aModelTalk } from '../../testing/assistant/aModelTalk.js';
import type { Assistant } from '../assistant.js';

/** Less than an answer's time limit, so the stream is stopped by its size. */
const stopped = 25_000;

describe('A model', () => {
  const { model, warned, create, embedded } = aModelTalk();

  /** Writes the same part `times` times, or until the reader disconnects. */
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
    ['ten megabytes of sentence ends at once', chunk({ content: '. '.repeat(5_000_000) }), 1],
    ['ten megabytes of a single letter at once', chunk({ content: 'a'.repeat(10_000_000) }), 1],
    ['text of the maximum length consisting of sentence ends', chunk({ content: '. '.repeat(30_000) }), 1],
    ['large parts without a sentence end', chunk({ content: 'a'.repeat(60_000) }), Infinity],
    ['endless single letters', chunk({ content: 'a' }), Infinity],
    ['endless empty parts', chunk({}), Infinity],
    ['endless lines that are not events', ': nothing\n', Infinity],
    ['an endless line', 'a'.repeat(60_000), Infinity],
    [
      'endless tool arguments',
      chunk({ tool_calls: [{ ...toolCalls(1)[0], function: { name: 'find', arguments: 'a'.repeat(1000) } }] }),
      Infinity,
    ],
  ])('is stopped if it sends %s', async (_, part, times) => {
    model.turns = [pours(part, times)];
    const before = process.memoryUsage().arrayBuffers;
    const expected = await embedded().reply('warm jackets');
    const started = performance.now();
    expect(await create().reply('warm jackets')).toEqual(expected);
    expect(performance.now() - started).toBeLessThan(stopped);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
    expect(warned).toHaveLength(1);
  });

  it('is limited to eight lookups per message', async () => {
    let searches = 0;
    const counting: Assistant = {
      reply: (...words) => {
        searches += 1;
        return embedded().reply(...words);
      },
    };
    model.turns = [
      (response) =>
        void streamed(response).end(
          `${chunk({ role: 'assistant', content: null, tool_calls: toolCalls(1000) })}${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
        ),
    ];
    expect(await create({ embedded: counting }).reply('warm jackets')).toEqual(await embedded().reply('warm jackets'));
    // The last is the fallback answer.
    expect(searches).toBe(9);
  });

  it('does not see database errors for an out-of-range id', async () => {
    for (const id of ['2147483648', '-1', '1e400']) {
      model.turns = [calls('donation', `{"id":${id}}`), says('I did it.')];
      expect(await create().reply('warm jackets')).toEqual(await embedded().reply('warm jackets'));
      expect(JSON.stringify(model.sent)).not.toContain('out of range for type');
    }
  });

  it('cannot redirect requests', async () => {
    model.turns = [
      (response) => void response.writeHead(307, { Location: `${model.url}/elsewhere` }).end(),
      says('Elsewhere.'),
    ];
    expect(await create().reply('warm jackets')).toEqual(await embedded().reply('warm jackets'));
    expect(model.sent).toHaveLength(1);
  });
});
