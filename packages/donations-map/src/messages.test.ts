import { expect, test } from 'vitest';
import { donationsMapMessages as texts } from './messages.js';

test('counts one as one', () => {
  expect([texts.found({ count: 1 }), texts.found({ count: 2 })]).toEqual([
    '1 donation near you',
    '2 donations near you',
  ]);
  expect([texts.more({ count: 1 }), texts.more({ count: 38 })]).toEqual(['1 more nearby', '38 more nearby']);
});
