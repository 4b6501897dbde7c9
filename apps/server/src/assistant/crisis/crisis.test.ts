import { describe, expect, it } from 'vitest';
import { standardHelpLines } from '../../config/helpLines.js';
import { readSections } from '../language/language.js';
import { newConversation } from '../talk/conversation.js';
import { understand } from '../talk/understand.js';
import { chooseLines, needs, readCrisis, readLoss, type Need } from './crisis.js';
import phrases from './phrases.txt';

const sections = readSections(phrases);
const cases = (prefix: string) =>
  needs.flatMap((need) => (sections.get(prefix + need) ?? []).map((text) => [need, text] as const));

it.each(cases(''))('offers help with %s for %j', (need, text) => {
  expect(readCrisis(text)?.needs).toContain(need);
});

it.each(cases('first '))('offers help with %s first for %j', (need, text) => {
  expect(readCrisis(text)?.needs[0]).toBe(need);
});

it.each(sections.get('harmless') ?? [])('offers no help for %j', (text) => {
  expect(readCrisis(text)).toBeUndefined();
});

it.each(['my husband burned all my clothes', 'mi marido me quemó toda la ropa'])(
  'searches for clothes for %j',
  (message) => {
    const intent = understand(message, newConversation);
    expect(intent.kind === 'care' ? intent.wish?.search.wish.whom.join() : undefined).toMatch(/^wom[ae]n/);
  },
);

it.each([
  'he wants nudes before he gives me the coat',
  'he asked for sex in exchange for the clothes',
  'me pidió sexo a cambio de la ropa',
])('suggests reporting a member for %j', (message) => {
  expect(readCrisis(message)?.needs).toContain('member');
});

it.each([
  ['my cat died', { topic: 'loss' }],
  ['my dog died, giving away his sweater', { topic: 'donate' }],
  ['my grandpa died and we have his suits to donate', { topic: 'donate' }],
  ['my mother passed away and i want to give her clothes', { topic: 'donate' }],
  ['se murió mi abuelo y quiero donar sus trajes', { topic: 'donate' }],
  ['my mother died, i need a black dress', { kind: 'find', isLoss: true }],
  ['my mom died yesterday', { kind: 'care', needs: ['despair'] }],
])('recognizes a loss: %j', (message, intent) => {
  expect(understand(message, newConversation)).toMatchObject(intent);
});

it.each(["I lost my kid's jacket", 'my old coat died', 'my son passed his exam'])(
  'does not recognize a loss: %j',
  (text) => {
    expect(readLoss(text)).toBeUndefined();
  },
);

describe('The help lines', () => {
  const listNumbers = (...of: Need[]) => chooseLines(of, standardHelpLines).map(({ number }) => number);

  it.each([
    ['there is a man outside my door with a knife', '911'],
    ['the donor threatened me', '911'],
    ['ya no quiero vivir', '988'],
    ['my boyfriend beat me up', '1-800-799-7233'],
    ['me violaron', '1-800-656-4673'],
    ['we lost everything in a fire', '211'],
    ['my baby is freezing', '211'],
  ])('start with the most relevant for %j: %s', (message, number) => {
    expect(listNumbers(...(readCrisis(message)?.needs ?? []))[0]).toBe(number);
  });

  it('include both emergency and suicide lines for an overdose, and a violence line for shelter', () => {
    const needs = readCrisis('me tome todas las pastillas')?.needs ?? [];
    expect(listNumbers(...needs).slice(0, 2)).toEqual(['911', '988']);
    expect(listNumbers('shelter')).toContain('1-800-799-7233');
  });

  it('list each line once, and only a few for other needs', () => {
    const lines = chooseLines(['violence', 'shelter'], standardHelpLines);
    expect(lines).toHaveLength(standardHelpLines.length);
    expect(new Set(lines)).toEqual(new Set(standardHelpLines));
    expect([...listNumbers('cold'), ...listNumbers('member')]).toEqual(['211', '911', '911']);
  });

  it('can be set by the operator, and match by name, or else all are shown', () => {
    const lines = [
      { name: 'Notruf', number: '112' },
      { name: 'Violence against women', number: '116 016' },
    ];
    expect(chooseLines(['violence'], lines)[0]?.number).toBe('116 016');
    expect(chooseLines(['cold'], lines)).toEqual(lines);
  });
});

it('reads long messages quickly', () => {
  for (const message of ['he '.repeat(600), 'my dad and '.repeat(200), 'me ha '.repeat(400), 'i '.repeat(1000)]) {
    const start = performance.now();
    readCrisis(message);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
