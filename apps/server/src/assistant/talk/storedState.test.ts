import { expect, it } from 'vitest';
import { readReplyData } from '../assistant.js';
import { emptySearch, newConversation, readState, writeState } from './conversation.js';

const long = 'x'.repeat(500);

/** A conversation with the longest lists a message can produce. */
const longest = {
  ...newConversation,
  search: {
    ...emptySearch,
    wish: Object.fromEntries(
      Object.keys(emptySearch.wish).map((slot) => [slot, Array.from({ length: 50 }, () => long)]),
    ) as unknown as typeof emptySearch.wish,
    places: Array.from({ length: 9 }, () => [{ name: long, isNamed: true }]),
  },
  shown: Array.from({ length: 20 }, (_, id) => ({ id: id + 1, title: long })),
  seen: Array.from({ length: 500 }, (_, id) => id + 1),
};

it('takes at most 4 KB, and can be restored', () => {
  const written = writeState({ ...newConversation, shown: longest.shown, seen: longest.seen, one: 3 });
  expect(JSON.stringify(written).length).toBeLessThan(4096);
  expect(readState(JSON.parse(JSON.stringify(written)))).toMatchObject({ one: 3, language: 'en' });
  expect(JSON.stringify(writeState(longest) ?? '').length).toBeLessThan(4096);
});

it.each([undefined, null, 'text', {}, { language: 'fr' }, { ...newConversation, shown: [{ id: -1, title: 'a' }] }])(
  'starts a new conversation for %j',
  (stored) => {
    expect(readState(stored)).toEqual(newConversation);
  },
);

it.each([undefined, '{broken'])('shows no cards for a reply with the data %j', (stored) => {
  expect(readReplyData(stored)).toEqual({ donations: [], suggestions: [], state: undefined });
});
