import { existsSync, globSync, readFileSync } from 'node:fs';
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

it('lists only existing test files in the docs', () => {
  const pages = globSync('.storybook/docs/**/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const listed = pages.flatMap((text) =>
    Array.from(text.matchAll(/<TestTitles[^>]*>/g), ([tag]) => tag).flatMap(
      (tag) => tag.match(/[\w./-]+\.tsx?\b|[\w./-]+\.mjs\b/g) ?? [],
    ),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
});
