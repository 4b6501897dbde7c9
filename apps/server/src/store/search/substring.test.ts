import { expect, it } from 'vitest';
import { partsInTurn, splitParts, rarePiece } from './substring.js';

it('A text is asked of the index by each three letters or digits in it', () => {
  expect(splitParts('coat 42')).toEqual(['coa', 'oat']);
  expect(splitParts('banana')).toEqual(['ban', 'ana', 'nan']);
  expect(splitParts('ab')).toEqual([]);
  expect(splitParts('été')).toEqual([]);
});

it('A text is asked for by parts of each of its words in turn', () => {
  expect(partsInTurn('winter coat, xl')).toEqual(['win', 'coa', 'int', 'oat', 'nte', 'ter']);
  expect(partsInTurn('banana')).toEqual(['ban', 'ana', 'nan']);
  expect(partsInTurn('— é')).toEqual([]);
});

it('The longest piece without a common part is what an index finds quickly', () => {
  expect(rarePiece('quilted', ['ted'])).toBe('quilte');
  expect(rarePiece('a warm quilted coat', ['arm', 'ted', 'coa', 'oat'])).toBe('quilte');
  expect(rarePiece('zebra', [])).toBe('zebra');
});

it('A text that has no such piece, or one of three letters alone, is asked for as a whole', () => {
  expect(rarePiece('coat', ['coa', 'oat'])).toBe('coat');
  expect(rarePiece('zoat', ['oat'])).toBe('zoat');
  expect(rarePiece('ёлка', [])).toBe('ёлка');
  expect(rarePiece('é', [])).toBe('é');
});
