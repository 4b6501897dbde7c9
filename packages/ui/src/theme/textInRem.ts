import { tokens } from './tokens.js';

/**
 * Text sizes in rem, so that they follow the browser's font size. Don't use it in embeds, where `rem` depends on the
 * host page.
 */
export const textInRem: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokens.text).map(([name, px]) => [`--clothesline-text-${name}`, `${parseFloat(px) / 16}rem`]),
);
