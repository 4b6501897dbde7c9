import { describe, expect, it } from 'vitest';
import type { Language } from '../language/language.js';
import { understand } from '../understand/understand.js';
import { asMeant, type Wish } from './wish.js';
import { sizesOf } from './wishSizes.js';

/** What a message wishes for, as it is meant. */
function wishes(message: string, language: Language = 'en'): Wish[] {
  const intent = understand(message, language);
  if (intent.kind !== 'find') throw new Error(`understood as ${intent.kind}`);
  return intent.wishes.map(asMeant);
}

const words = (names: Wish['things']) => names.map(({ word }) => word).join(' ');

/** Thing, for whom, sizes: of each wish. */
const parts = (message: string, language?: Language) =>
  wishes(message, language).map((wish) =>
    [words(wish.things), words(wish.audience), sizesOf(wish).join(' ')].filter(Boolean).join(', '),
  );

describe('A size', () => {
  it.each([
    ['something for my baby, he is 4 months', '4m'],
    ['he is 4 months old', '4m'],
    ['my son is 18 months', '18m'],
    ['she just turned 20 months', '20m'],
    ['pajamas for a 6 weeks old baby', '1m'],
    ['he is two', '2y'],
    ['a coat for a girl who is 8', '8y'],
    ['clothes for two girls 4 and 8', '4y 8y'],
    ['my kids are 6 and 9', '6y 9y'],
    ['for kids ages 3 and 5', '3y 5y'],
    ['my daugther is 8 and always cold', '8y'],
    ['kids size 8', '8y'],
    ['girls size 6 dress', '6y'],
    ['boys shoes size 2', 'kids 2'],
    ['wool sweater mens L', 'L'],
    ['womens medium', 'M'],
    ['pajamas for a lady, large', 'L'],
    ["she's a 12", '12'],
    ['a suit, hes 40r', '40R'],
    ['pants for a man with a 32 waist', 'W32'],
    ['his neck is 16', 'Collar 16'],
    ['shoes size 40 european', 'EU 40'],
    ['boots, wears a 9 shoe', 'shoe 9'],
    ['dress under size 10', '0 2 4 6 8'],
    ['skirt size 14 or larger', '14 16 18 20 22 24 26 28'],
    ['shoes for a lady 2 mi from the Castro', ''],
    ['I need a large tote bag', ''],
  ])('%j: %s', (message, sizes) => {
    expect(wishes(message).flatMap(sizesOf).join(' ')).toBe(sizes);
  });

  it('is no word to look for', () => {
    expect(wishes("men's sweater S")[0]).toMatchObject({ unknown: [], sizes: ['size: s'] });
    expect(words(wishes('wool sweater mens L')[0]?.materials ?? [])).toBe('wool');
  });

  it.each([
    ['mi bebé tiene 4 meses', '4m'],
    ['ropa para mis hijos de 4 y 8 años', '4y 8y'],
    ['pantalones de hombre cintura 33', 'W33'],
    ['camisa cuello 15', 'Collar 15'],
    ['camiseta chica', 'S'],
    ['ropa para recién nacido', 'newborn'],
    ['botas para niño, calza 12', 'kids 12'],
  ])('in Spanish, %j: %s', (message, sizes) => {
    expect(wishes(message, 'es').flatMap(sizesOf).join(' ')).toBe(sizes);
  });
});

describe('Several things', () => {
  it.each([
    ['need a coat and some boots for my wife, shes a 12 and wears a 9 shoe', ['coat, wife, 12', 'boots, wife, shoe 9']],
    ['shoes for me, size 9, and a jacket for my son, he is 7', ['shoes, shoe 9', 'jacket, son, 7y']],
    ['pants and shirt for my husband, he wears L', ['pants, husband, L', 'shirt, husband, L']],
    ['coat and boots, size 4T', ['coat, 4T', 'boots, 4T']],
    ['jacket for me (mens M) and a dress for my daughter age 6', ['jacket, mens, M', 'dress, daughter, 6y']],
    ['dress and shoes for girls 4 and 8', ['dress, girls, 4y 8y', 'shoes, girls, 4y 8y']],
    [
      'for my daughter: dress, shoes and a hat, she is 6',
      ['dress, daughter, 6y', 'shoes, daughter, 6y', 'hat, daughter, 6y'],
    ],
    ['a jaket size M and shose size 10 for my husband', ['jacket, husband, M', 'shoes, husband, shoe 10']],
    ['shirt size M, pants waist 32 and shoes size 9', ['shirt, M', 'pants, W32', 'shoes, shoe 9']],
  ])('%j', (message, expected) => {
    expect(parts(message)).toEqual(expected);
  });

  it('in Spanish', () => {
    expect(parts('pantalones y camisa para mi esposo, usa talla L', 'es')).toEqual([
      'pants, husband, L',
      'shirt, husband, L',
    ]);
    expect(parts('zapatos para mí, número 9, y una chaqueta para mi hijo de 7 años', 'es')).toEqual([
      'shoes, shoe 9',
      'jacket, son, 7y',
    ]);
  });
});

describe('A grown child', () => {
  it.each([
    ["a suit for my son's graduation", 'men'],
    ['a jacket for my son, 42L', 'men'],
    ['shirt for my son, size L', 'men'],
    ['a coat for my daughter, size M', 'women'],
    ['a coat for my son', 'son'],
    ['a suit for my son, he is 6', 'son'],
    ['a coat for a boy, size L', 'boi'],
    ['shoes for my son size 13', 'son'],
  ])('%j: %s', (message, stem) => {
    expect(wishes(message)[0]?.audience[0]?.stem).toBe(stem);
  });
});

describe('What a thing is for', () => {
  it.each([
    ['a party dress', 'dress', 'party wedding'],
    ['a dress for a wedding', 'dress', 'wedding'],
    ['a wedding dress', 'wedding dress', ''],
    ['a hat for the sun', 'sun hat', ''],
    ['shirts for work', 'shirts', 'work'],
  ])('%j: %s, %s', (message, thing, purposes) => {
    const [wish] = wishes(message);
    expect([words(wish?.things ?? []), words(wish?.purposes ?? [])]).toEqual([thing, purposes]);
  });

  it('of what it is made: corduroy alone is a material', () => {
    const [wish] = wishes('corduroy');
    expect([words(wish?.things ?? []), words(wish?.materials ?? [])]).toEqual(['', 'corduroy']);
    expect(words(wishes('sweater red')[0]?.colors ?? [])).toBe('red');
  });
});

describe('A misspelled word', () => {
  it.each([
    ['sandles', 'sandals'],
    ['trowsers', 'trousers'],
    ['womans glovs', 'gloves'],
  ])('%j: %s', (message, thing) => {
    expect(words(wishes(message)[0]?.things ?? [])).toBe(thing);
  });

  it('in Spanish', () => {
    expect(words(wishes('busco gautes', 'es')[0]?.things ?? [])).toBe('gloves');
  });
});
