import { describe, expect, it } from 'vitest';
import { readSvg } from './readSvg.js';

describe('readSvg', () => {
  it('tells the elements in their order', () => {
    expect(readSvg('<svg viewBox="0 0 1 1"><g><path d="M0 0"/></g></svg>')).toEqual([
      { name: 'svg', attributes: { viewBox: '0 0 1 1' } },
      { name: 'g', attributes: {} },
      { name: 'path', attributes: { d: 'M0 0' } },
    ]);
  });

  it.each([
    ['<svg><g></svg>', 'Closes what is not open'],
    ['<svg><g/>', 'Not closed: svg'],
    ['<svg>text</svg>', 'Not an element'],
    ['<svg a="1" a="2"/>', 'The same attribute twice'],
    ['<svg a="<"/>', 'Not an element'],
    ['<svg/><svg/>', 'A second root'],
  ])('refuses %s', (source, reason) => {
    expect(() => readSvg(source)).toThrow(reason);
  });
});
