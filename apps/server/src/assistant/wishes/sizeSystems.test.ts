import { describe, expect, it } from 'vitest';
import { compareSizes, sizesIn } from './sizeSystems.js';

describe('Sizes of two systems', () => {
  it.each([
    ['EU 38', 'shoe 7', 'women', 'about'],
    ['EU 38', 'shoe 9', 'women', 'different'],
    ['EU 42', 'US 9', 'men', 'about'],
    ['UK 8', 'US 9', 'men', 'about'],
    ['shoe 44', 'shoe 10.5', 'men', 'about'],
    ['EU 31', 'kids 13', 'kids', 'about'],
    ['4y', 'kids 13', 'kids', 'different'],
    ['6y', 'kids 13', 'kids', 'about'],
    ['shoe 8', 'US 9', 'women', 'different'],
  ] as const)('shoes: %s and %s for %s are %s', (want, size, wearer, result) => {
    expect(compareSizes(want, size, { isShoe: true, wearer })).toBe(result);
  });

  it.each([
    ['EU 38', '8', 'women', 'about'],
    ['UK 12', '8', 'women', 'about'],
    ['M', '10', 'women', 'about'],
    ['M', '4', 'women', 'different'],
    ['EU 50', '40R', 'men', 'about'],
    ['EU 54', '40R', 'men', 'different'],
    ['M', '40R', 'men', undefined],
    ['8', '8y', 'kids', undefined],
  ] as const)('clothes: %s and %s for %s are %s', (want, size, wearer, result) => {
    expect(compareSizes(want, size, { isShoe: false, wearer })).toBe(result);
  });

  it.each([
    ['EU', 'shoe 10.5', true, 'men', [44]],
    ['US', 'EU 41', true, 'women', [9.5]],
    ['UK', 'shoe 8', true, 'women', [6]],
    ['EU', '12', false, 'women', [42]],
    ['EU', '40R', false, 'men', [50]],
    ['EU', 'kids 1', true, 'kids', []],
    ['EU', 'M', false, 'women', []],
  ] as const)('in %s, %s is about another', (system, size, isShoe, wearer, expected) => {
    expect(sizesIn(system, size, { isShoe, wearer }).map((one) => one.size)).toEqual(expected);
  });

  it('takes a size for the same person on both sides where nobody says who', () => {
    expect(compareSizes('shoe 8', 'US 9', { isShoe: true, wearer: undefined })).toBe('different');
    expect(compareSizes('EU 42', 'US 9', { isShoe: true, wearer: undefined })).toBe('about');
  });
});
