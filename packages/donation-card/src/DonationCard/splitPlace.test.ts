import { expect, test } from 'vitest';
import { splitPlace } from './splitPlace.js';

test.each([
  ['Castro, San Francisco, CA', 'San Francisco', { area: 'Castro', knownCity: ', San Francisco, CA' }],
  ['Castro, San Francisco', 'San Francisco', { area: 'Castro', knownCity: ', San Francisco' }],
  ['Castro, San Francisco', 'Oakland', { area: 'Castro, San Francisco' }],
  ['Castro, San Franciscoville', 'San Francisco', { area: 'Castro, San Franciscoville' }],
  ['San Francisco, CA', 'San Francisco', { area: 'San Francisco, CA' }],
  ['Castro, San Francisco', '', { area: 'Castro, San Francisco' }],
  ['', undefined, { area: '' }],
])('splits %j for a visitor in %j', (name, city, parts) => {
  expect(splitPlace(name, city)).toEqual(parts);
});
