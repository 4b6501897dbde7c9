import { tokens } from './tokens.js';

/** Text sizes in rem, to follow the browser's font size. Not for embeds, where `rem` is the other page's. */
export const textInRem: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokens.text).map(([name, px]) => [`--clothesline-text-${name}`, `${parseFloat(px) / 16}rem`]),
);
