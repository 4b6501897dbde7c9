import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaults } from './defaults.js';
import { vars } from './vars.css.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(Object.keys(defaults) as (keyof typeof defaults)[])('the README lists every variable of %s', (group) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`--clothesline-${group}-`));
  const listed = [...(row ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  const names = Object.values<string>(vars[group]).map((variable) => variable.slice(`var(--_cl-${group}-`.length, -1));
  expect(listed).toEqual(names);
});
