import { tokenFiles } from '@clothesline/ui/theme';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importVariables } from './importVariables.js';

const read = (name: string) => readFileSync(new URL(`../../packages/ui/src/theme/${name}`, import.meta.url), 'utf8');
const sources = { 'tokens.ts': read('tokens.ts'), 'fixed.ts': read('fixed.ts') };

interface Exported {
  variableModes: { id: string; name: string }[];
  variables: { id: string; name: string; resolvedType: string; variableCollectionId: string }[];
  variableModeValues: { variableId: string; modeId: string; value: unknown }[];
}

const text = tokenFiles()['figma-variables.json'] ?? '';
const parseExport = () => JSON.parse(text) as Exported;

/** The exported file with these values in the light or the dark mode. */
function withValues(values: Readonly<Record<string, unknown>>, modes = ['light', 'dark']) {
  const file = parseExport();
  for (const entry of file.variableModeValues) {
    if (entry.variableId in values && modes.includes(entry.modeId)) entry.value = values[entry.variableId];
  }
  return file;
}

const take = (file: unknown) => importVariables(JSON.stringify(file), sources);

/** The same variables as Figma answers them, with its 32-bit numbers. */
function toAnswer({ variables, variableModes, variableModeValues }: Exported) {
  const round = (value: unknown) => (typeof value === 'number' ? Math.fround(value) : value);
  const ids = new Map(variableModes.map(({ id }, index) => [id, `1:${index}`]));
  const entries = variables.map((one) => {
    const set = variableModeValues.filter(({ variableId }) => variableId === one.id);
    const valuesByMode = Object.fromEntries(set.map(({ modeId, value }) => [ids.get(modeId), round(value)]));
    return [one.id, { ...one, remote: false, valuesByMode }];
  });
  const modes = variableModes.map(({ id, name }) => ({ modeId: ids.get(id), name }));
  const collection = { id: 'clothesline', name: 'Clothesline', modes, remote: false };
  const library = { ...collection, id: 'library', remote: true };
  return {
    status: 200,
    error: false,
    meta: { variables: Object.fromEntries(entries), variableCollections: { clothesline: collection, library } },
  };
}

/** Lines that an import changes. */
const countChangedLines = (after: typeof sources) =>
  (['tokens.ts', 'fixed.ts'] as const).flatMap((name) => {
    const lines = sources[name].split('\n');
    return after[name].split('\n').filter((line, index) => line !== lines[index]);
  });

test.each([
  ['the exported file', parseExport()],
  ['an answer of Figma', toAnswer(parseExport())],
])('%s without a change changes nothing', (_, file) => {
  expect(take(file)).toEqual({ sources, changes: [], problems: [] });
});

test('writes a line per changed color', () => {
  const imported = take(withValues({ 'color/highlight': { r: 0.4, g: 0.2, b: 0, a: 1 } }, ['light']));
  expect(imported.problems).toEqual([]);
  expect(imported.changes).toEqual(["color/highlight: ['#7d5100', '#f1c66e'] → ['#663300', '#f1c66e']"]);
  expect(countChangedLines(imported.sources)).toEqual(["  highlight: ['#663300', '#f1c66e'],"]);
});

test('lengths, weights and control sizes are imported', () => {
  const values = {
    'space/small': 13,
    'radius/large': 14.5,
    'weight/medium': 500,
    'leading/snug': 1.3,
    'control/field': 48,
  };
  const imported = take(toAnswer(withValues(values)));
  expect(imported.problems).toEqual([]);
  expect(imported.changes).toHaveLength(5);
  expect(imported.sources['tokens.ts']).toContain("  xsmall: '8px',\n  small: '13px',");
  expect(imported.sources['tokens.ts']).toContain("large: '14.5px', xlarge");
  expect(imported.sources['tokens.ts']).toContain("medium: '500'");
  expect(imported.sources['tokens.ts']).toContain("snug: '1.3'");
  expect(imported.sources['fixed.ts']).toContain("field: '48px'");
});

test('a pair with too little contrast rejects the file and names the pair, its ratio and the limit', () => {
  const imported = take(withValues({ 'color/onAccentSoft': { r: 0.54, g: 0.35, b: 0.29, a: 1 } }, ['dark']));
  expect(imported.problems).toEqual(['dark: onAccentSoft #8a594a on accentSoft #43281f is 2.31:1 and needs 4.5:1']);
  expect(imported).toMatchObject({ sources, changes: [] });
});

test('reports unknown, missing, and duplicate names together', () => {
  const file = parseExport();
  const [first, second] = file.variables;
  Object.assign(first ?? {}, { name: 'color/canvass' });
  Object.assign(second ?? {}, { name: 'color/text' });
  expect(take(file).problems).toEqual([
    '"color/canvass" is not the name of a token',
    '"color/text" is there twice',
    'color/canvas is missing',
    'color/surface is missing',
  ]);
});

test('an invalid token value is rejected', () => {
  const problems = (values: Readonly<Record<string, unknown>>, modes?: string[]) =>
    take(withValues(values, modes)).problems;
  expect(problems({ 'space/small': 10 }, ['light'])).toEqual([
    'space/small has one value for both modes, and here are two',
  ]);
  expect(problems({ 'font/body': 'Papyrus' })).toEqual([
    'font/body has fallbacks that a design file does not know: change it in tokens.ts',
  ]);
  expect(problems({ 'color/accent': { r: 0, g: 0, b: 0, a: 0.5 } })).toEqual([
    'color/accent must be opaque: its contrast could not be told',
  ]);
  const alias = { type: 'VARIABLE_ALIAS', id: 'VariableID:1:2' };
  for (const value of [alias, undefined, '#b0452b', { r: 2, g: 0, b: 0 }, { r: null }]) {
    expect(problems({ 'color/accent': value })[0]).toBe(
      '"color/accent" needs a COLOR value in both modes, not an alias',
    );
  }
  const file = parseExport();
  const accent = file.variables.find(({ name }) => name === 'color/accent');
  Object.assign(accent ?? {}, { resolvedType: 'FLOAT' });
  for (const entry of file.variableModeValues) if (entry.variableId === 'color/accent') entry.value = 1;
  expect(take(file).problems).toEqual(['color/accent is a FLOAT and should be a COLOR']);
});

test.each([
  ['is cut off', '\uFEFF{"variables": [', 'it is not JSON, or its end is missing'],
  [
    'holds an error of Figma',
    '\uFEFF{"status":403,"err":"Invalid token"}',
    'it holds an error of Figma: 403 Invalid token',
  ],
])('a file that %s is rejected with the reason', (_, content, problem) => {
  expect(importVariables(content, sources).problems).toEqual([problem]);
});

test('a share that Figma rounded beyond 0 or 1 is clamped', () => {
  const value = { r: -6e-8, g: 0, b: 1.000_000_1, a: 1 };
  expect(take(withValues({ 'art/peg': value })).changes).toHaveLength(1);
});

test('a byte order mark is ignored', () => {
  expect(importVariables(`\uFEFF${JSON.stringify(parseExport())}`, sources)).toEqual({
    sources,
    changes: [],
    problems: [],
  });
});

test('a file with another schema, or without both modes, is rejected', () => {
  const shape = 'it is neither figma-variables.json nor the answer of GET /v1/files/{key}/variables/local';
  for (const other of ['null', '[]', '{"meta":{}}', '{"__proto__":{"variables":[]}}']) {
    expect(importVariables(other, sources)).toEqual({ sources, changes: [], problems: [shape] });
  }
  const file = parseExport();
  Object.assign(file.variableModes[1] ?? {}, { name: 'Night' });
  expect(take(file).problems).toEqual(['it needs one collection “Clothesline” with the modes “Light” and “Dark”']);
});
