import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { embedded } from '../../testing/stores.js';
import { assistantMessages as english } from '../messages/messages.js';
import { spanishMessages as spanish } from '../messages/messages.es.js';

const topics = english.topics('', []);

/** Messages, and what is in the answer to the last one, in this order. */
const talks: readonly (readonly [string, readonly (string | RegExp)[]])[] = [
  ['a raincoat, and does it cost anything?', ['"raincoat"', topics.cost]],
  ['is it safe to meet people? I need gloves', [topics.safety, 'Brown leather gloves']],
  ['soccer cleats › which size are they? and do you have a jersey?', ['size of "Soccer cleats', 'Basketball jersey']],
  ['camel coat › is it still there, and how do I ask for it?', ['still available', 'press "Contact Donor"']],
  ['shoes for women › where is the first one? and who runs this site?', ['is in', 'I do not know who runs it']],
  ['abrigo de mujer › ¿sigue disponible? y ¿tengo que pagar algo?', ['sigue disponible', spanish.topics('', []).cost]],
];

describe('A message that asks for more than one thing', () => {
  const { last } = aDemoTalk(embedded);

  it.each(talks)('"%s"', async (talk, parts) => {
    const answer = await last(...(talk.split(' › ') as [string]));
    let at = 0;
    for (const part of parts) {
      const rest = answer.slice(at);
      const found = typeof part === 'string' ? rest.indexOf(part) : rest.search(part);
      expect(found, `${String(part)} in: ${answer}`).toBeGreaterThanOrEqual(0);
      at += found + 1;
    }
  });

  it('is gone on with by its list', async () => {
    const talk = ['coats', 'is the first one still there? and do you have gloves?', 'the second one, what size?'];
    expect(await last(...(talk as [string]))).toContain('/donations/12');
  });
});

describe('What is said beside a question', () => {
  const { last } = aDemoTalk(embedded);

  it.each([
    [
      'my boss moved to Denver and I start a new job, do you have shirts for men?',
      /^Here is what I found for "(?!.*(?:boss|denver))/,
    ],
    ['I am a writer from Ohio. Any boots for women, size 9?', /^Here is what I found for "boots" for women \(size 9\)/],
    ['soy de Bogotá y llevo dos meses acá, busco guantes', /^Esto encontré para «guantes»/],
    ['a Patagonia jacket', /^Nothing says "patagonia"/],
    ['a shirt with unicorns', /^Nothing says "unicorns"/],
  ])('"%s"', async (message, answer) => {
    expect(await last(message)).toMatch(answer);
  });

  it('points at none of those that were shown', async () => {
    expect(
      await last('jackets for men', 'the bomber, is it there?', 'M is fine for me. How far is it from the Castro?'),
    ).toMatch(/^"Olive bomber jacket" is in SoMa/);
    expect(await last('coats', 'the first is for somebody older. The second one, what size?')).toContain(
      '"Zebra raincoat"',
    );
  });
});

describe('Other sizes', () => {
  const { last } = aDemoTalk(embedded);

  it.each([
    ['boots, size 9', 'other sizes', /^Going on from before: "boots" in other sizes:\n(?!.*women’s 9)/],
    ['botas talla 9', '¿hay otras tallas?', /^Sigo con lo de antes: «botas» en otras tallas:\n(?!.*women’s 9)/],
    ['warm coat for a 4 year old', 'Other sizes', /"warm coat" for kids in other sizes/],
    ['jeans for a woman', 'other sizes', topics.otherSize],
  ])('after "%s": "%s"', async (first, second, answer) => {
    expect(await last(first, second)).toMatch(answer);
  });
});

describe('What is asked about keeping and giving', () => {
  const { last } = aDemoTalk(embedded);

  it.each([
    ['keeping', ['is this lending or is it mine to keep?']],
    ['keeping', ['must I return the clothes one day?']],
    ['listingCount', ['is there a maximum of things that I can list?']],
    ['onlyClothes', ['may I also list boots?']],
    ['choosing', ['how do I give a coat?', 'three people asked, how do I choose?']],
    ['apology', ['boots', 'sorry about what I said before']],
  ] as const)('is answered as %s: %s', async (topic, messages) => {
    const text = topics[topic].slice(0, 40);
    expect(await last(...(messages as readonly string[] as [string]))).toContain(text);
  });
});

describe('A message that starts over', () => {
  const { last } = aDemoTalk(embedded);

  it('forgets what was looked for, and no need', async () => {
    expect(await last('church coats', 'Let me start over. Boots for men')).toMatch(
      /^Here is what I found for "boots" for men:/,
    );
    expect(await last('coats', 'start over', 'in size L')).not.toContain('coats');
    expect(await last('coats', 'my boyfriend beat me up and I have to start over')).toContain('Violence at home');
    expect(await last('abrigos', 'ese es de un hombre que me pega. ayuda por favor')).toContain('Violencia en casa');
    expect(await last('coats', 'boots for my son, school will start again')).toContain('boots');
  });
});

describe('What is told beside a wish', () => {
  const { last } = aDemoTalk(embedded);

  it.each([
    ['our kids have no coats and no shoes', /"coats"[^]*"shoes"/],
    ['no thanks. Gloves?', /"gloves"/],
    ['I have 2 boys, 6 and 8, need jackets', /for boys \(6 years old, 8 years old\)/],
    ['shoes for men, no boots', /, no boots:/],
    ['a coat that I can give to my son', /"coat" for your son/],
    ['zapatos de varón talla 10', /para hombre/],
  ])('"%s"', async (message, answer) => {
    expect(await last(message)).toMatch(answer);
  });

  it('is carried on without what was asked beside it', async () => {
    const answer = await last('boots near Outer, and does it cost anything?', 'the second');
    expect(answer).toContain('of Outer Sunset');
    expect(answer).not.toContain(topics.cost);
  });
});
