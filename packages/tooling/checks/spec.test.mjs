import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

describe.each([
  { page: 'spec.mdx', least: 71 },
  { page: 'security.mdx', least: 15 },
])('the table of $page', ({ page: name, least }) => {
  const page = readFileSync(join(root, '.storybook/docs', name), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|Statement|ASVS)/.test(line));
  const references = [...page.matchAll(/`([^`]+)` › `([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }));

  it('names a test for each statement', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.filter((row) => !row.includes(' › '))).toEqual([]);
  });

  it.each(references)('$file › $title is there', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    const source = readFileSync(join(root, file), 'utf8').replaceAll(String.raw`\'`, "'");
    // Not toContain: it would print the whole file.
    expect(source.includes(title)).toBe(true);
  });
});
