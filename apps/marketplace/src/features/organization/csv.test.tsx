import { unparse } from 'papaparse';
import { expect, test } from 'vitest';
import { readCsv } from './csv.js';

test('restores exported titles that look like formulas', () => {
  const titles = ['=1+1', '-5 coats', '@home', "'quoted", 'Coats, size 4-12'];
  const csv = unparse([['title'], ...titles.map((title) => [title])], { escapeFormulae: true });
  expect(csv).toContain("'=1+1");
  expect(readCsv(`\uFEFF${csv}`, ['title'])?.map(({ title }) => title)).toEqual(titles);
});
