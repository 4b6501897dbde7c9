import { expect, it } from 'vitest';
import { readSections } from '../language/language.js';
import table from './carryOver.txt';
import { newConversation, emptySearch, type Conversation } from './conversation.js';
import { understand } from './understand.js';

/** Rows of the table: a wish, a follow-up message, and the expected slots. */
const rows = [...readSections(table)].map(([row, [talk = '', ...slots]]) => {
  const [before = '', message = ''] = talk.split(' > ');
  const after = slots
    .map((line) => line.split(/: ?/))
    .map(([slot = '', names = '']) => [slot, names.split(', ').filter(Boolean)]);
  return [row, before, message, Object.fromEntries(after) as object] as const;
});

const wishOf = (text: string, before: Conversation) => {
  const intent = understand(text, before);
  return intent.kind === 'find' ? intent.search.wish : intent;
};

it.each(rows)('%s', (_, before, said, after) => {
  const first = wishOf(before, newConversation);
  const conversation = {
    ...newConversation,
    search: { ...emptySearch, wish: 'things' in first ? first : emptySearch.wish },
  };
  expect(wishOf(said, conversation)).toMatchObject(after);
});

it('keeps the place until another place or "anywhere" is mentioned', () => {
  const places = [[{ name: 'castro', isNamed: true }]];
  const before = { ...newConversation, search: { ...emptySearch, places } };
  const placesAfter = (text: string) => {
    const intent = understand(text, before);
    return intent.kind === 'find' ? intent.search.places.flat().map(({ name }) => name) : [];
  };
  expect(placesAfter('a coat')).toContain('castro');
  expect(placesAfter('a coat anywhere')).not.toContain('castro');
  expect(placesAfter('in Noe Valley')[0]).toBe('noe valley');
});
