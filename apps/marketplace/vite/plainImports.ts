import type { Plugin } from 'vite';

/**
 * Keeps dynamic imports as written. Vite's wrapper would load style sheets and chunks that are loaded already, for half
 * a kilobyte per visit.
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
