import { describe, expect, it } from 'vitest';
import { pickupCode } from './pickupCode.js';

const someWords = (...languages: Parameters<typeof pickupCode>[0]) =>
  new Set(Array.from({ length: 100 }, () => pickupCode(languages).split(' ')).flat());

describe('The pickup code', () => {
  it('is Spanish if both people chose Spanish, and English otherwise', () => {
    const english = someWords(undefined, undefined);
    const spanish = someWords('es', 'es');
    expect([...english].filter((word) => spanish.has(word))).toEqual([]);
    expect([...someWords('es', undefined)].filter((word) => spanish.has(word))).toEqual([]);
    expect([...spanish].filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
  });
});
