import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import { resolve } from 'node:path';
import { merged } from './css.mjs';

/** Marks the CSS of one module, which is code here. */
const mark = '\0styles:';
/** That code, as the bundler writes it. */
const call = /^\s*(\w[\w$]*)\("@css:((?:[^"\\]|\\.)*)"\);\n?/gm;

/** Names that the last step finds in the finished code and makes short (names.mjs). @param {{ hash: string }} name */
const identOption = ({ hash }) => `cl_${hash}_`;

/**
 * `.css.ts` of the widgets and of `ui` as code: each module puts its CSS on the list that the elements take their sheets
 * from (src/styles.ts). So styles are shared, split and left out as code is; those of one chunk become one sheet.
 * @param {string} folder What the names of the classes are made from, with the path from it
 * @returns {import('rolldown').Plugin}
 */
export function styles(folder) {
  const list = resolve(folder, 'src/styles.ts');
  return {
    name: 'styles',
    resolveId(id) {
      // The live map's code comes later than its styles: those of the whole package stand in one module.
      if (id === 'virtual:map-styles') return resolve(folder, '../donations-map/src/styles.ts');
      return virtualCssFileFilter.test(id) ? { id: mark + id, moduleSideEffects: true } : undefined;
    },
    async load(id) {
      if (id.startsWith(mark)) {
        const { source } = await getSourceFromVirtualCssFile(id.slice(mark.length));
        const { code } = await transform(source, { loader: 'css', minify: true, legalComments: 'none' });
        const text = JSON.stringify(`@css:${code.trim()}`);
        return { code: `import { add } from ${JSON.stringify(list)};\nadd(${text});`, moduleType: 'js' };
      }
      if (!cssFileFilter.test(id)) return undefined;
      const esbuildOptions = { conditions: ['source'] };
      const { source } = await compile({ filePath: id, cwd: folder, identOption, esbuildOptions });
      return { code: await processVanillaFile({ source, filePath: id, identOption }), moduleType: 'js' };
    },
    renderChunk(code) {
      const texts = [...code.matchAll(call)].map(([, , text]) => JSON.parse(`"${text}"`));
      let isFirst = true;
      return code.replace(call, (_, add) => {
        if (!isFirst) return '';
        isFirst = false;
        return `${add}(${JSON.stringify(merged(texts))});\n`;
      });
    },
  };
}
