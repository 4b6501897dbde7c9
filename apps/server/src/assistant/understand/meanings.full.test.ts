import type { ChatMessage } from '@clothesline/api-client/contract';
import { describe, expect, it } from 'vitest';
import { inOtherWords } from '../../testing/assistant/inOtherWords.js';
import type { Conversation } from '../conversation/conversation.js';
import { inContext } from '../conversation/inContext.js';
import { remember } from '../conversation/remember.js';
import type { Language } from '../language/language.js';
import type { Intent } from './intent.js';
import { meantBy } from './meanings.js';

/** What somebody looked for, and was shown. */
function after(wish: string, shown: string, ...titles: string[]): Conversation {
  const content = [shown, ...titles.map((title, at) => `• ${title}, Castro, San Francisco: /donations/${at + 1}`)].join(
    '\n',
  );
  return remember([
    { role: 'user', content: wish },
    { role: 'assistant', content },
  ] as unknown as ChatMessage[]);
}

const boots = ['Ankle boots with a zip', 'Snow boots, women’s 7'];

const conversations: Readonly<Record<Language, readonly Conversation[]>> = {
  en: [
    after('boots for a woman size 8', 'Here is what I found for "boots" for a woman (size 8):', ...boots),
    after('a red scarf', 'Here is what I found for "red scarf":', 'Red wool scarf'),
  ],
  es: [after('botas para mujer talla 8', 'Esto encontré para «botas» para mujer (talla 8):', ...boots)],
};

/** Whether an intent is one that a message of a meaning asks for. */
function fits(meaning: string, intent: Intent): boolean {
  switch (intent.kind) {
    case 'about': {
      const { question, also = [], aspects = [], isOfSize = false } = intent;
      if (['none', ...[question, ...also].map((one) => `item.${one}`)].includes(meaning)) return true;
      if (meaning === 'item.size') return isOfSize;
      return meaning === 'item.more' ? question === 'detail' : aspects.some(({ otherwise }) => otherwise === meaning);
    }
    case 'topic': {
      const alike: Readonly<Record<string, readonly string[]>> = {
        contact: ['item.how'],
        pickup: ['item.time'],
        condition: ['none'],
        otherSize: ['more.bigger', 'more.smaller'],
        afterAsking: ['unanswered'],
        unanswered: ['afterAsking'],
        operator: ['human'],
      };
      return [intent.topic, ...(alike[intent.topic] ?? [])].includes(meaning);
    }
    case 'find':
      return (
        meaning === 'none' ||
        (meaning === 'wish' && intent.wishes.some(({ things }) => things.length > 0)) ||
        meaning === `more.${intent.others}` ||
        (intent.others === 'sizes' && (meaning === 'more.bigger' || meaning === 'more.smaller'))
      );
    default:
      return false;
  }
}

const asked = (['en', 'es'] as const).flatMap((language) =>
  Object.entries(inOtherWords[language]).flatMap(([meaning, lines]) =>
    lines.split(/[|\n]/).map((line) => ({ language, meaning, message: line.trim() })),
  ),
);

/** The share of messages that are taken for what they mean. */
function share(of: (one: (typeof asked)[number]) => boolean): number {
  const some = asked.filter(of);
  const right = some.filter(({ language, meaning, message }) =>
    conversations[language].some((before) => fits(meaning, inContext(message, before))),
  );
  return right.length / some.length;
}

describe('What a message means in words that no example has', () => {
  it('is found for more than eight in ten in English', () => {
    expect(share(({ language, meaning }) => language === 'en' && meaning !== 'none')).toBeGreaterThan(0.86);
  });

  it('is found for eight in ten in Spanish', () => {
    expect(share(({ language, meaning }) => language === 'es' && meaning !== 'none')).toBeGreaterThan(0.8);
  });

  it('is none where a property is asked about, or a wish goes on', () => {
    expect(share(({ meaning }) => meaning === 'none')).toBeGreaterThan(0.97);
  });
});

describe('What is said beside a thank you', () => {
  it.each([
    ['en', 'Thank you, that is most kind. How do I ask for it?', 'item.how'],
    ['en', 'thanks! do they deliver?', 'pickup'],
    ['es', 'gracias. ¿hay gorras?', 'wish'],
  ] as const)('is answered: %s, %s', (language, message, meaning) => {
    const [before] = conversations[language];
    expect(before && fits(meaning, inContext(message, before))).toBe(true);
  });
});

describe('The classifier', () => {
  it('says how sure it is', () => {
    const { meaning, certainty, known } = meantBy('is it still there?', 'en');
    expect([meaning, known]).toEqual(['item.state', 1]);
    expect(certainty).toBeGreaterThan(10);
    expect(meantBy('', 'en')).toEqual({ meaning: 'wish', certainty: 0, known: 0 });
    expect(meantBy('qwertz asdf', 'es').known).toBe(0);
  });
});
