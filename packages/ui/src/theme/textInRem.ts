import { tokens } from './tokens.js';

/**
 * The sizes of text in rem, as values of the theme's variables: text follows the browser's font size. For pages of one's own;
 * in an embed `rem` is the other page's.
 */
export const textInRem: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokens.text).map(([name, px]) => [`--clothesline-text-${name}`, `${parseFloat(px) / 16}rem`]),
);
