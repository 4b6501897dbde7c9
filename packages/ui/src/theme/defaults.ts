import { art, colors, shadow, tokens, type ThemedColor } from './tokens.js';

const lightDark = <Name extends string>(group: Readonly<Record<Name, ThemedColor>>) =>
  Object.fromEntries(
    Object.entries<ThemedColor>(group).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
  ) as Record<Name, string>;

/** The tokens as CSS values. Colors depend on `color-scheme`. */
export const defaults = { ...tokens, color: lightDark(colors), art: lightDark(art) };

const light = <Name extends string>(group: Readonly<Record<Name, ThemedColor>>) =>
  Object.fromEntries(Object.entries<ThemedColor>(group).map(([name, [value]]) => [name, value])) as Record<
    Name,
    string
  >;

export const lightDefaults = {
  color: light(colors),
  art: light(art),
  shadow: Object.fromEntries(
    Object.entries(shadow).map(([name, value]) => [name, value.replaceAll(/light-dark\((#\w+), #\w+\)/g, '$1')]),
  ) as Record<keyof typeof shadow, string>,
};
