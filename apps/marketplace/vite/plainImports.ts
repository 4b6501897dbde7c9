import type { Plugin } from 'vite';

/**
 * Keeps dynamic imports as they are written. Vite wraps each in code that first loads its style sheets and its chunks,
 * half a kilobyte of every visit without use: there is one sheet here, and the base has all that a screen needs beside
 * its own chunk.
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
