import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { embedded } from '../../testing/stores.js';
import { suggestionsOf } from './suggestions.js';

describe('What is suggested after an answer', () => {
  const { said } = aDemoTalk(embedded);

  it.each<readonly [string, readonly string[]]>([
    ['boots near the Castro', ['Closer', 'More', 'How do I ask for one?']],
    ['boots, size 9', ['Other sizes', 'How do I ask for it?']],
    ['wedding dress, size 30', ['Other sizes', 'What else is there in that size?', "What's new?"]],
    ['warm coat for a 4 year old', ['What else is there for that age?', "What's new?", 'How do I give clothes?']],
    ['coats › is the first one still there? and do you have gloves?', ['More', 'How do I ask for one?']],
    ['boots in the Castro', ['Closer', 'Is it still available?', 'How do I ask for it?']],
  ])('"%s"', async (talk, suggestions) => {
    expect(suggestionsOf(await said(...talk.split(' › ')))).toEqual(suggestions);
  });

  it.each(['backpack › no zipper please', 'coat › not wool', 'boots', 'a shirt in cotton'])(
    '"%s" names no place to be closer to',
    async (talk) => {
      expect(suggestionsOf(await said(...talk.split(' › ')))).not.toContain('Closer');
    },
  );
});
