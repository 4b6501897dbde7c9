import { describe, expect, it } from 'vitest';
import { readPage } from './page.js';

function cursorOf(link: string) {
  return readPage([], new Headers({ Link: link })).nextCursor;
}

describe('readPage', () => {
  it('treats the items as the whole list without headers', () => {
    expect(readPage(['a', 'b'], new Headers())).toEqual({
      items: ['a', 'b'],
      total: 2,
      isEstimate: false,
      searchedInstead: null,
      nextCursor: null,
    });
  });

  it('reads the total, and ignores invalid totals', () => {
    expect(readPage(['a'], new Headers({ 'X-Total-Count': '70' })).total).toBe(70);
    for (const total of ['', 'many', '-1', '1e9', '9'.repeat(40)]) {
      expect(readPage(['a'], new Headers({ 'X-Total-Count': total })).total).toBe(1);
    }
  });

  it('reads the searched text, even if malformed', () => {
    const wordsOf = (text: string) => readPage([], new Headers({ 'X-Searched-Instead': text })).searchedInstead;
    expect(wordsOf('caf%C3%A9%20%26%20coat')).toBe('café & coat');
    expect(wordsOf('%')).toBe('%');
    expect(wordsOf('')).toBe('');
  });

  it.each([
    '</api/donations?cursor=abc>; rel="next"',
    '<https://api.test/api/donations?limit=2&cursor=abc#x>; rel=next',
    '</first>; rel="first", </api/donations?cursor=abc>; title="a, b"; rel="next"',
    '</api/donations?cursor=abc>;rel="last next"',
    '</api/donations?cursor=abc>; REL="Next", </api/donations?cursor=z>; rel="last"',
  ])('finds the cursor in %s', (link) => {
    expect(cursorOf(link)).toBe('abc');
  });

  it.each([
    '',
    '</api/donations?cursor=abc>; rel="prev"',
    '</api/donations?cursor=abc>; rel="nextish"',
    '</api/donations>; rel="next"',
    'nonsense',
    '</a?cursor=>; rel="next"',
  ])('finds no cursor in %j', (link) => {
    expect(cursorOf(link)).toBeNull();
  });
});
