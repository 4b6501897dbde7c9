import { describe, expect, it } from 'vitest';
import { firstChoice } from './choice.js';
import { readChoice, searchOf } from './choiceAddress.js';

const name = 'Clothesline';
const first = firstChoice(name);

describe('the address of what is chosen', () => {
  it('says nothing of what is as at first', () => {
    expect(searchOf(first, name)).toBe('');
    expect(readChoice('', name)).toEqual(first);
  });

  it('gives back what was typed and chosen', () => {
    const choice = {
      ...first,
      tag: 'clothesline-chat',
      product: `O'Hara & "Sons" #1`,
      greeting: '¿Qué buscas? + más',
      version: 'pinned',
      kind: 'wix',
      site: 'https://charity.example/give?a=b',
    } as const;
    expect(readChoice(searchOf(choice, name), name)).toEqual(choice);
    expect(readChoice(searchOf({ ...first, product: '' }, name), name).product).toBe('');
  });

  it.each([
    ['?tag=script', 'tag'],
    ['?theme=neon', 'theme'],
    ['?placement=top', 'placement'],
    ['?version=0', 'version'],
    ['?kind=toString', 'kind'],
  ] as const)('takes nothing that cannot be chosen: %s', (search, key) => {
    expect(readChoice(search, name)[key]).toBe(first[key]);
  });

  it('takes no fields that are not there, and no endless text', () => {
    expect(readChoice('?__proto__=1&constructor=2&onload=alert(1)', name)).toEqual(first);
    expect(readChoice(`?greeting=${'a'.repeat(9000)}`, name).greeting).toHaveLength(500);
  });
});
