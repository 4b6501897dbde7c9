import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports untouched. Vite's wrapper would preload style sheets and chunks that are already loaded, which
 * costs half a kilobyte per visit.
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
