import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import { resolve } from 'node:path';

/** Prefix of a module that holds the CSS of another. */
const mark = '\0styles:';
/**
 * Turns `.css.ts` of the widgets and of `ui` into code: each module adds its CSS to the list that the elements take
 * their sheets from (src/styles.ts). So styles are shared, split and dropped as code is.
 * @param {string} folder The package's
 * @returns {import('rolldown').Plugin}
 */
export function styles(folder) {
  const list = resolve(folder, 'src/styles.ts');
  return {
    name: 'styles',
    resolveId(id) {
      // Bundles the styles of the whole map package in one module, since the live map's code loads later.
      if (id === 'virtual:map-styles') return resolve(folder, '../donations-map/src/styles.ts');
      return virtualCssFileFilter.test(id) ? { id: mark + id, moduleSideEffects: true } : undefined;
    },
    async load(id) {
      if (id.startsWith(mark)) {
        const { source } = await getSourceFromVirtualCssFile(id.slice(mark.length));
        const { code } = await transform(source, { loader: 'css', minify: true, legalComments: 'none' });
        // src/styles.ts sets the order of the layers.
        const text = JSON.stringify(code.trim().replaceAll(/@layer [\w.]+;/g, ''));
        return { code: `import { add } from ${JSON.stringify(list)};\nadd(${text});`, moduleType: 'js' };
      }
      if (!cssFileFilter.test(id)) return undefined;
      const esbuildOptions = { conditions: ['clothesline-source'] };
      const { source } = await compile({ filePath: id, cwd: folder, identOption: 'short', esbuildOptions });
      return { code: await processVanillaFile({ source, filePath: id, identOption: 'short' }), moduleType: 'js' };
    },
  };
}
