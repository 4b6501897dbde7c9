import { tokens } from './tokens.js';

/**
 * Text sizes in rem that follow the browser's font size. Do not use it in embeds, as their `rem` depends on the host
 * page.
 */
export const textInRem: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokens.text).map(([name, px]) => [`--clothesline-text-${name}`, `${parseFloat(px) / 16}rem`]),
);
