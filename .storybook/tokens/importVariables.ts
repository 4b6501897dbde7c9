import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastPairs } from '../../packages/ui/src/theme/contrastPairs.ts';
import { fixed } from '../../packages/ui/src/theme/fixed.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { type Rgba, type Variable, variablesSchema } from './readVariables.ts';

export type Sources = Readonly<Record<'tokens.ts' | 'fixed.ts', string>>;

export interface Imported {
  /** The updated files, or the unchanged input if there were problems. */
  sources: Sources;
  /** Human-readable changes, e.g. `radius/large: '16px' → '14px'` */
  changes: string[];
  problems: string[];
}

interface Place {
  file: keyof Sources;
  constant: string;
  type: Variable['type'];
  unit?: 'px';
  values: Readonly<Record<string, string | readonly [light: string, dark: string]>>;
}

const lengths = { file: 'tokens.ts', type: 'FLOAT', unit: 'px' } as const;

const places: Readonly<Record<string, Place>> = {
  color: { file: 'tokens.ts', constant: 'colors', type: 'COLOR', values: tokens.color },
  art: { file: 'tokens.ts', constant: 'art', type: 'COLOR', values: tokens.art },
  space: { ...lengths, constant: 'space', values: tokens.space },
  radius: { ...lengths, constant: 'radius', values: tokens.radius },
  text: { ...lengths, constant: 'text', values: tokens.text },
  weight: { file: 'tokens.ts', constant: 'weight', type: 'FLOAT', values: tokens.weight },
  leading: { file: 'tokens.ts', constant: 'leading', type: 'FLOAT', values: tokens.leading },
  control: { ...lengths, file: 'fixed.ts', constant: 'control', values: fixed.control },
  border: { ...lengths, file: 'fixed.ts', constant: 'border', values: fixed.border },
  font: { file: 'tokens.ts', constant: 'font', type: 'STRING', values: tokens.font },
};

const names = new Set(
  Object.entries(places).flatMap(([group, { values }]) => Object.keys(values).map((name) => `${group}/${name}`)),
);

/**
 * Copies variable values from a design file into the token sources. It's all or nothing: a single invalid value leaves
 * the sources unchanged.
 */
export function importVariables(text: string, sources: Sources): Imported {
  const parsed = variablesSchema.safeParse(parseJson(text));
  if (!parsed.success) return { sources, changes: [], problems: parsed.error.issues.map(({ message }) => message) };
  const problems = compareNames(parsed.data);
  const changes: { name: string; before: string; after: string }[] = [];
  const colors: Record<string, readonly string[]> = { ...tokens.color };
  for (const variable of parsed.data.filter(({ name }) => names.has(name))) {
    const { place, key } = findPlace(variable.name);
    const problem = checkValue(variable, place, key);
    if (problem !== undefined) problems.push(`${variable.name} ${problem}`);
    else if (variable.type !== 'STRING') {
      const [before, after] = [toLiteral(place.values[key]), toLiteral(writeValue(variable, place))];
      if (before !== after) changes.push({ name: variable.name, before, after });
      if (place.constant === 'colors' && variable.type === 'COLOR') colors[key] = writeColors(variable);
    }
  }
  if (problems.length === 0) problems.push(...findWeakPairs(colors));
  if (problems.length > 0) return { sources, changes: [], problems };
  return {
    sources: changes.reduce(replaceValue, sources),
    changes: changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
    problems,
  };
}

function parseJson(text: string): unknown {
  try {
    // strip the BOM that Windows editors add
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function compareNames(variables: readonly Variable[]): string[] {
  const given = variables.map(({ name }) => name);
  return [
    ...given.filter((name) => !names.has(name)).map((name) => `${JSON.stringify(name)} is not the name of a token`),
    ...given
      .filter((name, index) => given.indexOf(name) < index)
      .map((name) => `${JSON.stringify(name)} is there twice`),
    ...[...names].filter((name) => !given.includes(name)).map((name) => `${name} is missing`),
  ];
}

function findPlace(name: string) {
  const [group = '', key = ''] = name.split('/');
  const place = places[group];
  if (!place) throw new Error(`${name} has no place`);
  return { place, key };
}

function checkValue(variable: Variable, { type, constant, values }: Place, key: string): string | undefined {
  if (variable.type !== type) return `is a ${variable.type} and should be a ${type}`;
  if (variable.type === 'COLOR') {
    const isClear = constant === 'colors' && writeColors(variable).some((color) => color.length > 7);
    const isPaired = contrastPairs.some(({ ink, ground }) => ink === key || ground === key);
    return isClear && isPaired ? 'must be opaque: its contrast could not be told' : undefined;
  }
  if (variable.light !== variable.dark) return 'has one value for both modes, and here are two';
  if (variable.type === 'FLOAT') return undefined;
  const family = /^'?([^',]+)/.exec(String(values[key]))?.[1];
  return variable.light === family
    ? undefined
    : 'has fallbacks that a design file does not know: change it in tokens.ts';
}

function writeValue(variable: Exclude<Variable, { type: 'STRING' }>, { unit }: Place) {
  // Figma stores 32-bit floats: 1.35 is returned as 1.350000023841858
  return variable.type === 'COLOR' ? writeColors(variable) : `${Number(variable.light.toFixed(3))}${unit ?? ''}`;
}

const writeColors = ({ light, dark }: { light: Rgba; dark: Rgba }) => [toHex(light), toHex(dark)] as const;

function toHex({ r, g, b, a }: Rgba): string {
  const channels = a === 1 ? [r, g, b] : [r, g, b, a];
  return `#${channels
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const toLiteral = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? `'${value}'` : `[${(value ?? []).map((one) => `'${one}'`).join(', ')}]`;

/** Finds color pairs below their contrast limit, e.g. "dark: muted #… on canvas #… is 3.1:1 and needs 4.5:1". */
function findWeakPairs(colors: Readonly<Record<string, readonly string[]>>): string[] {
  return ['light', 'dark'].flatMap((theme, index) =>
    contrastPairs.flatMap(({ ink, ground, limit }) => {
      const [first = '', second = ''] = [colors[ink]?.[index], colors[ground]?.[index]];
      const ratio = contrast(first, second);
      if (ratio >= limit) return [];
      // round down, so 4.499 doesn't show up as 4.5
      return [
        `${theme}: ${ink} ${first} on ${ground} ${second} is ${Math.floor(ratio * 100) / 100}:1 and needs ${limit}:1`,
      ];
    }),
  );
}

function replaceValue(
  sources: Sources,
  { name, before, after }: { name: string; before: string; after: string },
): Sources {
  const { place, key } = findPlace(name);
  const text = sources[place.file];
  const start = text.search(new RegExp(`\\bconst ${place.constant} = \\{`));
  const end = text.indexOf('}', start);
  const block = text.slice(start, end);
  const changed = block.replace(new RegExp(`(?<=[{\\s]${key}: )${before.replaceAll(/[[\]]/g, '\\$&')}`), after);
  if (start < 0 || changed === block) throw new Error(`${place.file} has no ${name} of ${before}`);
  return { ...sources, [place.file]: text.slice(0, start) + changed + text.slice(end) };
}
