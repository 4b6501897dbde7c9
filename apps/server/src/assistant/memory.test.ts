import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

/** What the tables may hold, in megabytes. */
const most = 40;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function usedMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

it('holds its tables in little memory, once all of them were used', async () => {
  const before = usedMegabytes();
  const { understand } = await import('./talk/understand.js');
  const { newConversation } = await import('./talk/conversation.js');
  const { findMiddle } = await import('../donations/zipCodes.js');
  const { rankMeanings } = await import('./topics/topics.js');
  const texts = ['a fedora or galoshes', 'somthing warm, jaket', 'sueter para mi hijo de 4 años'];
  const things = texts.map((text) => {
    const intent = understand(text, newConversation);
    return intent.kind === 'find' ? intent.search.wish.things.join() : intent.kind;
  });
  expect(things).toEqual(['fedora,galoshes', 'warm jacket', 'sweater']);
  expect(findMiddle('94110')).toBeDefined();
  expect(rankMeanings('is it still there', 'en')[0]?.meaning).toBe('item.state');
  expect(rankMeanings('¿sigue ahí?', 'es')[0]?.meaning).toBe('item.state');
  expect(usedMegabytes() - before).toBeLessThan(most);
});
