import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import { resolve } from 'node:path';

const mark = '\0styles:';
/**
 * Turns `.css.ts` files into JavaScript. Each module registers its CSS in a list that elements create their style
 * sheets from (see src/styles.ts). This way, styles are split and tree-shaken together with the code.
 * @param {string} folder Folder of this package
 * @returns {import('rolldown').Plugin}
 */
export function styles(folder) {
  const list = resolve(folder, 'src/styles.ts');
  return {
    name: 'styles',
    resolveId(id) {
      // Combine all styles of the map into a single module, as the code of the live map is loaded later.
      if (id === 'virtual:map-styles') return resolve(folder, '../donations-map/src/styles.ts');
      return virtualCssFileFilter.test(id) ? { id: mark + id, moduleSideEffects: true } : undefined;
    },
    async load(id) {
      if (id.startsWith(mark)) {
        const { source } = await getSourceFromVirtualCssFile(id.slice(mark.length));
        const { code } = await transform(source, { loader: 'css', minify: true, legalComments: 'none' });
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
