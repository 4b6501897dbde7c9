import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.js';

const links = (text: string, base?: string) =>
  linkify(text, base).flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.href]]));
const textOf = (text: string) =>
  linkify(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

describe('linkify', () => {
  it.each([
    ['See /donations/12 for it.', '/donations/12'],
    ['(/donations/12)', '/donations/12'],
    ['/donations/12', '/donations/12'],
  ])('links the donation path in %j', (text, href) => {
    expect(links(text)).toEqual([[href, href]]);
  });

  it.each([
    ['Look at https://example.org/a?b=c#d.', 'https://example.org/a?b=c#d'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['https://en.wikipedia.org/wiki/Coat_(clothing)!', 'https://en.wikipedia.org/wiki/Coat_(clothing)'],
    ['“HTTP://EXAMPLE.ORG/Shop”', 'HTTP://EXAMPLE.ORG/Shop'],
    ['https://example.org/donations/3', 'https://example.org/donations/3'],
    ['https://example.org/…', 'https://example.org/'],
  ])('links the URL in %j', (text, href) => {
    expect(links(text)).toEqual([[href, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https://[',
    '/donations/',
    '/donations/12/edit',
    '/donations/12abc',
    'example.org/donations/12',
    '../donations/12',
    '//donations/12',
    'user@/donations/12',
    'file:/donations/12',
    '<a href="x">no</a>',
  ])('links nothing in %j', (text) => {
    expect(linkify(text)).toEqual([text]);
  });

  it('keeps the text unchanged', () => {
    const text = ' Two:\n/donations/1 and https://a.example/x).\n\n  <b>&amp;</b> /donations/2\t';
    expect(textOf(text)).toBe(text);
    expect(links(text)).toHaveLength(3);
  });

  it('returns nothing for empty text', () => {
    expect(linkify('')).toEqual([]);
  });

  it.each([
    ['https://clothesline.example', 'https://clothesline.example/donations/1'],
    ['https://clothesline.example/app/', 'https://clothesline.example/app/donations/1'],
    ['/app/', '/app/donations/1'],
    ['', '/donations/1'],
    ['javascript:alert(1)//', '/donations/1'],
    ['//evil.example', '/donations/1'],
  ])('resolves a path against the base %j', (base, href) => {
    expect(links('/donations/1', base)).toEqual([['/donations/1', href]]);
  });

  it.each([
    (length: number) => `https://${'('.repeat(2000)}${')'.repeat(length)}`,
    (length: number) => '/donations/'.repeat(length / 10),
    (length: number) => `https://a${'.'.repeat(length)}x`,
  ])('runs in linear time on hostile text: %s', (text) => {
    const measure = (length: number) => {
      const start = performance.now();
      linkify(text(length));
      return performance.now() - start;
    };
    measure(50_000);
    // Quadratic time would give a ratio of 64.
    const ratios = [1, 2, 3].map(() => measure(400_000) / Math.max(measure(50_000), 1));
    expect(Math.min(...ratios)).toBeLessThan(30);
  });
});
