import type { ChatMessage } from '@clothesline/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../understand/intent.js';
import { asMeant, noWish } from '../wishes/wish.js';
import type { Conversation } from './conversation.js';
import { inContext } from './inContext.js';
import { remember } from './remember.js';

/** What somebody looked for, and was shown. */
function after(wish: string, shown: string): Conversation {
  const timestamp = '2026-06-01T12:00:00.000Z';
  return remember([
    { role: 'user', content: wish, timestamp },
    { role: 'assistant', content: `${shown}\n• Ankle boots with a zip, Castro: /donations/1`, timestamp },
  ] as unknown as ChatMessage[]);
}

const words = (names: readonly { word: string }[]) => names.map(({ word }) => word).join();

/** What is looked for, in short; for anything but a search its kind. */
function wished(intent: Intent) {
  if (intent.kind !== 'find') return intent.kind;
  const { things, audience, colors, materials, sizes, unknown, unwanted } = asMeant(intent.wishes[0] ?? noWish);
  const rest = [...unknown, ...unwanted.map(({ word }) => word)];
  return {
    things: words(things),
    audience: words(audience),
    looks: words([...colors, ...materials]),
    sizes: sizes.join(),
    rest,
  };
}

const before = { things: 'boots', audience: 'woman', looks: '', sizes: 'size 8', rest: [] };
const blue = { ...before, looks: 'blue' };
const leather = { ...before, looks: 'leather' };
const smaller = { ...before, sizes: 'size 7' };

describe('A wish in other words goes on with the last one', () => {
  const boots = after('boots for a woman size 8', 'Here is what I found for "boots" for a woman (size 8):');

  it.each(
    `maybe X · X is fine · X would be fine · X would work too · X will do · rather X · make it X · X instead · no, X · actually X ·
    I meant X · X I mean · only X · preferably X · X if possible · better X · I'd prefer X · I would take X too · it could also be X ·
    let's try X · even X · do you have it in X · can I see X · I was thinking more of X · never mind, X · no I said X · it's gotta be X ·
    it has to be X · switch to X · change it to X · the same but X · same thing in X · in that case X · X perhaps · I guess X ·
    is there any in X · do they come in X · would X be possible · if not, X · if not then X · ok, maybe X then`
      .split('·')
      .map((frame) => frame.trim().replaceAll(/\s+/g, ' ')),
  )('%s', (frame) => {
    const said = (what: string) => wished(inContext(frame.replace('X', what), boots));
    expect(said('blue')).toEqual(blue);
    expect(said('leather')).toEqual(leather);
    expect(said('size 7')).toEqual(smaller);
  });

  it.each([
    'a skirt would be better',
    'I was thinking a skirt',
    'switch to a skirt',
    'if not, a skirt',
    'in that case a skirt',
  ])('for the same person: %s', (message) =>
    expect(wished(inContext(message, boots))).toMatchObject({ things: 'skirt', audience: 'woman' }),
  );

  it('asks about what was shown where it points at it', () => {
    for (const message of [
      'tell me about the blue one',
      'is it blue?',
      'does the zipper work?',
      'can I have just the black one',
    ]) {
      expect(wished(inContext(message, boots)), message).toBe('about');
    }
  });

  it('begins anew where another thing is asked for in full', () => {
    expect(wished(inContext('do you have an umbrella?', boots))).toMatchObject({ things: 'umbrella', audience: '' });
    expect(wished(inContext('ok, clothes for an 8 year old boy', boots))).toMatchObject({
      things: '',
      audience: 'boy',
    });
  });
});

describe('The same in Spanish', () => {
  const botas = after('botas para mujer talla 8', 'Esto encontré para «botas» para mujer (talla 8):');

  it.each(
    `mejor X · X está bien · X estaría bien · que sean X · tiene que ser X · puede ser X · perdón, X · digo, X · quise decir X ·
    prefiero X · preferiría X · prefiero que sea X · los quiero X · ¿lo tienen X? · lo mismo pero X · solo X · quizás X ·
    aunque sea X · de preferencia X · si es posible X · X si es posible · si no, X · cambia a X · estaba pensando en X · a ver X ·
    eso no, X · más bien X · ándale, X · X nomás · X también`
      .split('·')
      .map((frame) => frame.trim().replaceAll(/\s+/g, ' ')),
  )('%s', (frame) => {
    const said = (what: string) => wished(inContext(frame.replace('X', what), botas));
    expect(said('azul')).toMatchObject({ things: 'boots', audience: 'women', looks: 'blue', rest: [] });
    expect(said('talla 7')).toMatchObject({ things: 'boots', sizes: 'size 7', rest: [] });
  });
});
