import { expect, test } from 'vitest';
import { donationsMapMessages as texts } from './messages.js';

test("MUST leave the distance out of a pin's name where nobody can tell", () => {
  expect(texts.pin('Coat', 'Men', 'Nob Hill')).toBe('Coat, Men, Nob Hill');
  expect(texts.pin('Coat', 'Men', 'Nob Hill', texts.distance(0.7))).toBe('Coat, Men, Nob Hill, 0.7 mi');
});

test('counts one as one', () => {
  expect([texts.found(1), texts.found(2)]).toEqual(['1 donation near you', '2 donations near you']);
  expect([texts.more(1), texts.more(38)]).toEqual(['1 more nearby', '38 more nearby']);
});
