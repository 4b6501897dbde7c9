import { expect, test } from 'vitest';
import { findAddresses } from './address.js';

test.each([
  ['123 Castro St, San Francisco', '123 Castro St'],
  ['Bring it to 12b Upper Market street please', '12b Upper Market street'],
  ['At 5 Harbor Way', '5 Harbor Way'],
  ['the blue door, apt 4', 'apt 4'],
  ['Flat B', 'Flat B'],
  ['Unit #12', 'Unit #12'],
  ['Call 415 555 0134 after six', '415 555 0134'],
  ['or (415) 555-0134', '415) 555-0134'],
  ['text me: 4155550134', '4155550134'],
  ['WhatsApp +44 7911 123456', '+44 7911 123456'],
  ['07911 123 456 is me', '07911 123 456'],
  ['mail ana.p@example.org!', 'ana.p@example.org'],
])('finds the address in %s', (text, address) => {
  expect(findAddresses(text)).toEqual([address]);
});

test.each([
  'Bernal Heights, San Francisco',
  'Kids Clothing Bundle (3-5y)',
  '5 pairs of boots, way too big for me',
  'Flat shoes, size 8',
  'St. Louis, MO',
  '24th Street Mission',
  'Two coats, 38 regular',
  'Sizes 38 40 42 44 46, 2019 2020',
  'EU 38-40, UK 10-12, W32 L30',
  'From 2024-11-20 on',
  'Levi’s 501 0193, 100 % cotton, 3 for 2',
  'Mail me @ the site',
  'Meet at the corner of Castro and 18th',
])('finds no address in %s', (text) => {
  expect(findAddresses(text)).toEqual([]);
});
