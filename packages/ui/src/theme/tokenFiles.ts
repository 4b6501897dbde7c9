import { colorUses } from './colorUses.js';
import { defaults } from './defaults.js';
import { fixed, type TypeRole } from './fixed.js';
import { kebab } from './kebab.js';
import { tokens, type ThemedColor } from './tokens.js';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

interface DesignToken {
  $type?: string;
  $value: unknown;
  $description?: string;
}
type DesignTokens = Record<string, Record<string, DesignToken>>;

/**
 * Returns all token files by name. There are Design Tokens (2025.10), shared and per theme, the resolver, CSS
 * variables, and the request body for Figma's API.
 */
export function tokenFiles(): Record<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'base.tokens.json': json(sharedTokens()),
    'light.tokens.json': json(themedTokens('light')),
    'dark.tokens.json': json(themedTokens('dark')),
    'clothesline.resolver.json': json(resolver),
    'tokens.css': cssVariables(),
    'figma-variables.json': json(figmaVariables()),
  };
}

const resolver = {
  name: 'Clothesline',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

const mapped = <Value, Result>(group: Readonly<Record<string, Value>>, read: (value: Value, name: string) => Result) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, read(value, name)]));

function sharedTokens(): DesignTokens {
  const { ease, ...durations } = tokens.motion;
  const lengths = (group: Readonly<Record<string, string>>) =>
    mapped(group, (value): DesignToken => ({ $type: 'dimension', $value: measure(value) }));
  return {
    space: lengths(tokens.space),
    radius: lengths(tokens.radius),
    text: lengths(tokens.text),
    font: mapped(tokens.font, (stack) => ({ $type: 'fontFamily', $value: parseFamilies(stack) })),
    weight: mapped(tokens.weight, (value) => ({ $type: 'fontWeight', $value: Number(value) })),
    leading: mapped(tokens.leading, (value) => ({ $type: 'number', $value: Number(value) })),
    motion: {
      ...mapped(durations, (value) => ({ $type: 'duration', $value: measure(value) })),
      ease: { $type: 'cubicBezier', $value: parseNumbers(ease) },
    },
    control: lengths(fixed.control),
    border: lengths(fixed.border),
    stacking: mapped(fixed.stacking, (value) => ({ $type: 'number', $value: value })),
    type: mapped(fixed.type, (role) => ({ $type: 'typography', $value: toTypography(role) })),
  };
}

function toTypography({ font, text, weight, leading, tracking }: TypeRole) {
  const size = measure(tokens.text[text]);
  return {
    fontFamily: `{font.${font}}`,
    fontSize: `{text.${text}}`,
    fontWeight: `{weight.${weight}}`,
    lineHeight: `{leading.${leading}}`,
    letterSpacing: { ...size, value: Math.round(size.value * tracking * 1e4) / 1e4 },
  };
}

function themedTokens(theme: Theme): DesignTokens {
  const listColors = (group: Readonly<Record<string, ThemedColor>>, uses: Readonly<Record<string, string>> = {}) =>
    mapped(group, (pair, name): DesignToken => {
      const use = uses[name];
      return { $type: 'color', $value: srgb(pair[themes.indexOf(theme)] ?? ''), ...(use && { $description: use }) };
    });
  return {
    color: listColors(tokens.color, colorUses),
    art: listColors(tokens.art),
    shadow: mapped(tokens.shadow, (value) => ({ $type: 'shadow', $value: parseShadows(value, theme) })),
  };
}

const measure = (text: string) => ({ value: Number.parseFloat(text), unit: text.replace(/^[\d.]+/, '') });

const parseNumbers = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

const parseFamilies = (stack: string) => stack.split(', ').map((family) => family.replaceAll("'", ''));

function channels(hex: string): [red: number, green: number, blue: number, alpha: number] {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const share = (channel: number) => Math.round((channel / 255) * 1e4) / 1e4;
  return [share(red), share(green), share(blue), share(alpha)];
}

function srgb(hex: string) {
  const [red, green, blue, alpha] = channels(hex);
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

/** Comma-separated layers. */
function parseShadows(value: string, theme: Theme) {
  return value.split(/, (?=\d)/).map((layer) => {
    const [x, y, blur] = layer.split(' ').map((length) => ({ value: Number.parseFloat(length), unit: 'px' }));
    const color = srgb(layer.match(/#\w+/g)?.[themes.indexOf(theme)] ?? '');
    return { color, offsetX: x, offsetY: y, blur, spread: { value: 0, unit: 'px' } };
  });
}

function cssVariables(): string {
  const lines = Object.entries<Readonly<Record<string, string>>>(defaults).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `  --clothesline-${kebab([group, name])}: ${value};`),
  );
  return `/* Colors have a light and a dark value. The element's color-scheme selects one. */\n:root {\n${lines.join('\n')}\n}\n`;
}

/**
 * The request body for `POST /v1/files/{key}/variables`. Figma doesn't have variables for shadows, durations and easing
 * curves.
 */
function figmaVariables() {
  const collection = 'clothesline';
  const variables: { name: string; type: 'COLOR' | 'FLOAT' | 'STRING'; values: readonly unknown[]; use?: string }[] =
    [];
  const { color, art, space, radius, text, font, weight, leading } = tokens;
  for (const [group, pairs] of Object.entries<Readonly<Record<string, ThemedColor>>>({ color, art })) {
    for (const [name, pair] of Object.entries(pairs)) {
      const values = pair.map((hex) => {
        const [r, g, b, a] = channels(hex);
        return { r, g, b, a };
      });
      const use = group === 'color' ? colorUses[name as keyof typeof colorUses] : undefined;
      variables.push({ name: `${group}/${name}`, type: 'COLOR', values, ...(use !== undefined && { use }) });
    }
  }
  for (const [group, values] of Object.entries<Readonly<Record<string, string>>>({
    space,
    radius,
    text,
    weight,
    leading,
    control: fixed.control,
    border: fixed.border,
  })) {
    for (const [name, value] of Object.entries(values)) {
      const number = Number.parseFloat(value);
      variables.push({ name: `${group}/${name}`, type: 'FLOAT', values: [number, number] });
    }
  }
  for (const [name, stack] of Object.entries(font)) {
    const [family] = parseFamilies(stack);
    variables.push({ name: `font/${name}`, type: 'STRING', values: [family, family] });
  }
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Clothesline', initialModeId: 'light' }],
    variableModes: [
      { action: 'UPDATE', id: 'light', name: 'Light', variableCollectionId: collection },
      { action: 'CREATE', id: 'dark', name: 'Dark', variableCollectionId: collection },
    ],
    variables: variables.map(({ name, type, use }) => ({
      action: 'CREATE',
      id: name,
      name,
      variableCollectionId: collection,
      resolvedType: type,
      ...(use !== undefined && { description: use }),
    })),
    variableModeValues: variables.flatMap(({ name, values }) =>
      themes.map((modeId, index) => ({ variableId: name, modeId, value: values[index] })),
    ),
  };
}
