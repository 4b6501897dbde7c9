import { expect, test } from 'vitest';
import { shortPlaceName } from './shortPlaceName.js';

test.each([
  ['Castro, San Francisco, CA', 'San Francisco', 'Castro'],
  ['Castro, San Francisco', 'San Francisco', 'Castro'],
  ['Castro, San Francisco', 'Oakland', 'Castro, San Francisco'],
  ['Castro, San Franciscoville', 'San Francisco', 'Castro, San Franciscoville'],
  ['San Francisco, CA', 'San Francisco', 'San Francisco, CA'],
  ['Castro, ', '', 'Castro, '],
  ['', undefined, ''],
])('shortens %j if it is in the visitor’s city %j', (name, city, area) => {
  expect(shortPlaceName(name, city)).toBe(area);
});
