import { expect, test } from 'vitest';
import { defaults } from './defaults.js';
import { fixed } from './fixed.js';
import { tokenFiles } from './tokenFiles.js';
import { tokens } from './tokens.js';
import { vars } from './vars.css.js';

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}
type Tokens = Record<string, Record<string, Token>>;
type Color = { hex: string; alpha: number; components: readonly number[] };

const files = tokenFiles();
// Returns `unknown`, since the tests check the contents.
const read = (name: string) => JSON.parse(files[name] ?? '') as unknown;
const themes = ['light', 'dark'] as const;

/** Merges files as the resolver specifies: later files override earlier ones. */
function resolved(theme: string): Tokens {
  const { sets, modifiers, resolutionOrder } = read('clothesline.resolver.json') as {
    sets: Record<string, { sources: { $ref: string }[] }>;
    modifiers: Record<string, { contexts: Record<string, { $ref: string }[]> }>;
    resolutionOrder: { $ref: string }[];
  };
  const sources = resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    return (kind === 'sets' ? sets[name]?.sources : modifiers[name]?.contexts[theme]) ?? [];
  });
  return Object.assign({}, ...sources.map(({ $ref }) => read($ref))) as Tokens;
}

const hex = ({ hex: rgb, alpha }: Color) =>
  alpha === 1
    ? rgb
    : `${rgb}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** Returns a token's value in CSS. */
function css({ $type, $value }: Token): string {
  const px = (length: unknown) => {
    const { value, unit } = length as { value: number; unit: string };
    return value === 0 && $type === 'shadow' ? '0' : `${value}${unit}`;
  };
  switch ($type) {
    case 'color':
      return hex($value as Color);
    case 'dimension':
    case 'duration':
      return px($value);
    case 'fontFamily':
      return ($value as string[]).map((name) => (/\s/.test(name) ? `'${name}'` : name)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`;
    case 'shadow':
      return ($value as Record<string, unknown>[])
        .map(({ offsetX, offsetY, blur, color }) => [px(offsetX), px(offsetY), px(blur), hex(color as Color)].join(' '))
        .join(', ');
    default:
      return String($value);
  }
}

test.each(themes)('the design tokens of the %s theme match our tokens', (theme) => {
  const expected = Object.fromEntries(
    Object.entries({ ...tokens, control: fixed.control, border: fixed.border }).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries<string | readonly string[]>(values).map(([name, value]) => {
          const own = typeof value === 'string' ? value : (value[themes.indexOf(theme)] ?? '');
          return [name, own.replaceAll(/light-dark\((#\w+), (#\w+)\)/g, theme === 'light' ? '$1' : '$2')];
        }),
      ),
    ]),
  );
  const { type, stacking, ...others } = resolved(theme);
  expect(Object.keys(type ?? {})).toEqual(Object.keys(fixed.type));
  expect(Object.entries(stacking ?? {}).map(([name, { $value }]) => [name, $value])).toEqual(
    Object.entries(fixed.stacking),
  );
  const found = Object.fromEntries(
    Object.entries(others).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, token]) => [name, css(token)])),
    ]),
  );
  expect(found).toEqual(expected);
});

test('text styles refer to existing tokens', () => {
  const all = resolved('light');
  for (const [name, { $value }] of Object.entries(all.type ?? {})) {
    const { letterSpacing, ...named } = $value as Record<string, unknown>;
    for (const reference of Object.values(named)) {
      const [group = '', token = ''] = String(reference).slice(1, -1).split('.');
      expect(all[group]?.[token], `${name}: ${String(reference)}`).toBeDefined();
    }
    expect(letterSpacing).toMatchObject({ unit: 'px' });
  }
  expect(all.type?.display?.$value).toMatchObject({ fontSize: '{text.display}', letterSpacing: { value: -0.96 } });
});

test('colors have a description and RGB components', () => {
  const { accent, scrim } = resolved('light').color ?? {};
  expect(accent?.$description).toMatch(/action/);
  expect(accent?.$value).toEqual({
    colorSpace: 'srgb',
    components: [176 / 255, 69 / 255, 43 / 255].map((share) => Number(share.toFixed(4))),
    alpha: 1,
    hex: '#b0452b',
  });
  expect(scrim?.$value).toMatchObject({ alpha: 0.502 });
});

test('the style sheet has every public variable with its default', () => {
  const lines = [...(files['tokens.css'] ?? '').matchAll(/^ {2}(--[\w-]+): (.*);$/gm)];
  const written = Object.fromEntries(lines.map(([, name = '', value]) => [name, value]));
  const expected = Object.entries(vars).flatMap(([group, references]) =>
    Object.entries<string>(references).map(([name, reference]) => {
      const values: Readonly<Record<string, string>> = defaults[group as keyof typeof defaults];
      return [reference.slice('var('.length, -1).replace('--_cl-', '--clothesline-'), values[name]];
    }),
  );
  expect(written).toEqual(Object.fromEntries(expected));
});

test('each Figma variable has a value in both modes', () => {
  const { variables, variableModes, variableModeValues } = read('figma-variables.json') as {
    variables: { id: string; resolvedType: string }[];
    variableModes: { id: string }[];
    variableModeValues: { variableId: string; modeId: string; value: unknown }[];
  };
  const ids = variables.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`)).toEqual(
    ids.flatMap((id) => variableModes.map((mode) => `${id} ${mode.id}`)),
  );
  const valueOf = (id: string, mode: string) =>
    variableModeValues.find(({ variableId, modeId }) => variableId === id && modeId === mode)?.value;
  expect(valueOf('space/medium', 'dark')).toBe(16);
  expect(valueOf('color/canvas', 'dark')).toEqual({ r: 0.0784, g: 0.102, b: 0.1412, a: 1 });
  expect(valueOf('font/heading', 'light')).toBe('Avenir Next');
});
