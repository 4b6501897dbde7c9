import { art, colors, tokens, type ThemedColor } from './tokens.js';

const lightDark = <Name extends string>(group: Readonly<Record<Name, ThemedColor>>) =>
  Object.fromEntries(
    Object.entries<ThemedColor>(group).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
  ) as Record<Name, string>;

/** The tokens as CSS values: a colour follows the `color-scheme` of the element it is used on. */
export const defaults = { ...tokens, color: lightDark(colors), art: lightDark(art) };
