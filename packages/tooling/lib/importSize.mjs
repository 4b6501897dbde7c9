import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';

/** @typedef {{ name: string, from: string }} Import With the name "element" an import of a module alone, or of several: "one and two" */

/**
 * Measures the cost of one import on a page that Vite builds for production: its scripts with all that they load at
 * once, compressed with brotli. React and react-dom are left out; every page with React has them.
 * @param {string} folder Whose node_modules hold the packages
 * @param {Import} imported
 * @returns {Promise<{ bytes: number, esbuild: number }>} By Vite's bundler, and by esbuild, which splits nothing
 */
export async function importSize(folder, { name, from }) {
  const entry = join(folder, 'import.js');
  // Uses the import, so that the bundler drops no part of it.
  writeFileSync(
    entry,
    name === 'element'
      ? from.replaceAll(/\S+\/element/g, "import '$&';").replaceAll(' and ', '\n')
      : `import { ${name} } from '${from}';\nconsole.log(${name});\n`,
  );
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ },
    },
  });
  const files = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(({ output }) => output);
  const chunks = files.filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry);
  const initial = new Set(first ? [first.fileName, ...first.imports] : []);
  // Grows the Set while reading it, which follows imports of imports.
  for (const file of initial) {
    for (const next of chunks.find((one) => one.fileName === file)?.imports ?? []) initial.add(next);
  }
  const code = chunks.filter(({ fileName }) => initial.has(fileName)).map((chunk) => chunk.code);
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    legalComments: 'none',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return {
    bytes: brotliCompressSync(code.join('\n')).length,
    esbuild: outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0),
  };
}
