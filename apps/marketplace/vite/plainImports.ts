import type { Plugin } from 'vite';

/**
 * Dynamic imports as they are written. Vite wraps each in code that first loads its style sheets and its chunks: here is
 * one sheet, and what a screen needs beside its own chunk is in the base, so that half a kilobyte of every visit did nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'clothesline:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
