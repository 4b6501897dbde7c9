import { expect, it } from 'vitest';
import { newConversation, emptySearch, type Conversation } from './conversation.js';
import { understand } from './understand.js';

/** A wish, what is said then, and the slots after it: each row of the table of decision 045. */
const rows: readonly (readonly [row: string, before: string, said: string, after: object])[] = [
  [
    'another thing keeps the person and the age',
    'red coat for my son 4 years old',
    'pants',
    { things: ['pants'], whom: ['son'], sizes: ['4y'], colors: [] },
  ],
  ['another thing of one family keeps the size', 'coat size M', 'a dress', { things: ['dress'], sizes: ['M'] }],
  ['another thing of another family drops the size', 'shoes size 9', 'a coat', { things: ['coat'], sizes: [] }],
  [
    'another thing drops details and refusals',
    'wool coat, no black',
    'a scarf',
    { things: ['scarf'], details: [], not: [] },
  ],
  [
    'another person keeps the thing and drops the size',
    'blue jacket for my wife size S',
    'and for my husband',
    { things: ['jacket'], whom: ['husband'], sizes: [], colors: ['blue'] },
  ],
  [
    'an age of a child drops the adult',
    'a coat for my wife',
    'anything for a 9 year old',
    { things: ['coat'], whom: [], sizes: ['9y'] },
  ],
  ['a color replaces the color', 'a red coat size M', 'in blue', { things: ['coat'], colors: ['blue'], sizes: ['M'] }],
  ['a size replaces the size', 'a red coat size M', 'size L', { things: ['coat'], colors: ['red'], sizes: ['L'] }],
  [
    'something for a use keeps the person alone',
    'a red coat for my wife',
    'something for a wedding',
    { things: [], whom: ['wife'], colors: [], details: ['wedding'] },
  ],
  [
    'clothes for another one drop the rest',
    'a red coat for my wife',
    'clothes for my son',
    { things: [], whom: ['son'], colors: [] },
  ],
  ['any size drops the size', 'a red coat size M', 'in any size', { things: ['coat'], colors: ['red'], sizes: [] }],
  ['any color drops the color', 'a red coat size M', 'in any color', { things: ['coat'], colors: [], sizes: ['M'] }],
  ['for anybody drops the person', 'a red coat for my wife', 'for anybody', { things: ['coat'], whom: [] }],
  ['a refused color is not wished for', 'a coat', 'not black', { things: ['coat'], not: ['black'] }],
];

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

it('keeps the place until another one or "anywhere" is said', () => {
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
