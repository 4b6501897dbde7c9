import { expect, test } from 'vitest';
import { donationsMapMessages as texts } from './messages.js';

test('uses the singular for a single donation', () => {
  expect([texts.found({ count: 1 }), texts.found({ count: 2 })]).toEqual([
    '1 donation near you',
    '2 donations near you',
  ]);
  expect([texts.more({ count: 1 }), texts.more({ count: 38 })]).toEqual(['1 more nearby', '38 more nearby']);
});
