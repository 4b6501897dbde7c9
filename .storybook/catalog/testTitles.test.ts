import { expect, it } from 'vitest';
import { testTitles } from './testTitles.js';

it('reads the titles of a test file', () => {
  const source = `
it('holds one', () => {});
describe('a group', () => {
  test.each(['a', 'b'])('holds %s', () => {});
  it("says 'no'", full, () => {});
  it(
    \`holds \${name}\`,
    () => {},
  );
});`;
  expect(testTitles(source)).toEqual(['holds one', 'holds %s', "says 'no'", 'holds ${name}']);
});
