import { describe, expect, it } from 'vitest';
import { donationHref, isHttpUrl, isSafeAddress } from './address.js';

const safe = [
  'https://a.example',
  'http://a.example/x?y#z',
  'HTTPS://A.EXAMPLE',
  '/donations',
  '',
  '?a=1',
  '#top',
  '../x',
  'x y',
];
const unsafe = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/1',
  'vbscript:x',
  'mailto:a@b.example',
  'file:///etc/passwd',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'https://[bad',
];

describe('isSafeAddress', () => {
  it.each(safe)('accepts %j', (address) => expect(isSafeAddress(address)).toBe(true));
  it.each(unsafe)('rejects %j', (address) => expect(isSafeAddress(address)).toBe(false));
});

describe('donationHref', () => {
  it.each([
    ['https://a.example/', 'https://a.example/donations/7'],
    ['/app', '/app/donations/7'],
    ['', '/donations/7'],
    ['javascript:alert(1)//', '/donations/7'],
    ['//elsewhere.example', '/donations/7'],
  ])('resolves against the base %j', (base, href) => expect(donationHref(7, base)).toBe(href));
});

it('isHttpUrl accepts only absolute http and https URLs', () => {
  expect(
    ['https://a.example/x.jpg', 'http://a.example', '/x.jpg', 'data:image/png,x', 'https://[bad'].map(isHttpUrl),
  ).toEqual([true, true, false, false, false]);
});
