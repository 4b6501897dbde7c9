import { expect, test } from 'vitest';
import { addressIn } from './address.js';

test.each([
  ['123 Castro St, San Francisco', '123 Castro St'],
  ['Bring it to 12b Upper Market street please', '12b Upper Market street'],
  ['At 5 Harbor Way', '5 Harbor Way'],
  ['the blue door, apt 4', 'apt 4'],
  ['Flat B', 'Flat B'],
  ['Unit #12', 'Unit #12'],
])('%s holds an address', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  'Bernal Heights, San Francisco',
  'Kids Clothing Bundle (3-5y)',
  '5 pairs of boots, way too big for me',
  'Flat shoes, size 8',
  'St. Louis, MO',
  '24th Street Mission',
  'Two coats, 38 regular',
  'Meet at the corner of Castro and 18th',
])('%s holds none', (text) => {
  expect(addressIn(text)).toBeUndefined();
});
