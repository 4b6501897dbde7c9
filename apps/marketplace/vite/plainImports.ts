import type { Plugin } from 'vite';

/**
 * Keeps dynamic imports as written. Vite wraps each in code that first loads its style sheets and chunks, half a
 * kilobyte per visit without benefit: there is a single sheet, and the base has everything that a screen needs besides
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
