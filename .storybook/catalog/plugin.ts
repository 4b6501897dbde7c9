import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { allFacts, root } from './facts.js';
import { allTestTitles } from './testTitles.js';

const facts = 'virtual:facts';
const titles = 'virtual:test-titles';
const source = /\?source$/;

/**
 * Provides `virtual:facts` (data collected around each component), `virtual:test-titles` (all test titles) and
 * `X?source` (the raw text of a file, before any other plugin transforms it).
 */
export function catalogPlugin(): Plugin {
  return {
    name: 'clothesline-catalog',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === facts || id === titles) return `\0${id}`;
      // drop the real extension, otherwise another plugin would pick up the file and transform it
      if (source.test(id) && importer) return `\0source:${resolve(dirname(importer), id.replace(source, ''))}.text`;
      return undefined;
    },
    generateBundle() {
      for (const file of Object.values(allFacts()).flatMap(listFiles)) {
        this.emitFile({
          type: 'asset',
          fileName: `source/${file}.txt`,
          source: readFileSync(join(root, file), 'utf8'),
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/source', (request, response, next) => {
        const file = (request.url ?? '').replace(/^\/|\.txt$/g, '');
        if (!Object.values(allFacts()).flatMap(listFiles).includes(file)) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(readFileSync(join(root, file), 'utf8'));
      });
    },
    load(id) {
      if (id === `\0${facts}`) return `export default ${JSON.stringify(allFacts())};`;
      if (id === `\0${titles}`) return `export default ${JSON.stringify(allTestTitles())};`;
      if (!id.startsWith('\0source:')) return undefined;
      const file = id.slice('\0source:'.length, -'.text'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, 'utf8'))};`;
    },
  };
}

function listFiles({ source: code, stories, tests }: ComponentFacts): string[] {
  return [...(code ? [code] : []), stories, ...tests];
}
