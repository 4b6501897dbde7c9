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
  const { understand } = await import('./understand/understand.js');
  const { asMeant } = await import('./wishes/wish.js');
  const { positionOfZip } = await import('./search/zipCodes.js');
  const { meantBy } = await import('./understand/meanings.js');
  const intents = ['a fedora and galoshes', 'somthing warm, jaket', 'sueter para mi hijo de 4 años'].map(
    (text, index) => understand(text, index === 2 ? 'es' : 'en'),
  );
  const meant = intents.flatMap((intent) => (intent.kind === 'find' ? intent.wishes.map(asMeant) : []));
  expect(meant.flatMap(({ things }) => things.map(({ word }) => word))).toEqual([
    'fedora',
    'galoshes',
    'warm jacket',
    'sweater',
  ]);
  expect(positionOfZip('94110')).toBeDefined();
  expect([meantBy('is it still there', 'en').meaning, meantBy('¿sigue ahí?', 'es').meaning]).toEqual([
    'item.state',
    'item.state',
  ]);
  expect(usedMegabytes() - before).toBeLessThan(most);
});
