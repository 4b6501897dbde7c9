import type { Plugin } from 'vite';

/**
 * Makes the imports of `loadReader` (api-client) and `loadChecks` (create-form) dynamic. The packages import them
 * statically: the embed verifies all its files, and esbuild keeps dynamic imports even if nothing uses them.
 */
export const lazyModules = (): Plugin => ({
  name: 'lazy-modules',
  enforce: 'pre',
  transform(code, id) {
    const [, name] = /[\\/](loadReader|loadChecks)\.[jt]s$/.exec(id) ?? [];
    if (!name) return undefined;
    const [, path] = /from ['"](\.\/.+?)['"]/.exec(code) ?? [];
    if (!path) throw new Error(`${id} has no import.`);
    return { code: `export const ${name} = () => import('${path}');`, map: null };
  },
});
