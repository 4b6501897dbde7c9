import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';

/**
 * @typedef {{ name: string, from: string }} Import If the name is "element", the module is imported for its side
 * effects. Several modules are joined by " and "
 */

/**
 * Measures how much a single import adds to a page built by Vite, including everything that's loaded immediately. Sizes
 * are brotli-compressed. React and react-dom don't count because every React page already has them.
 * @param {string} folder Folder with the packages in its node_modules
 * @param {Import} imported
 * @returns {Promise<{ bytes: number, esbuild: number }>} Size with Vite, and with esbuild without code splitting
 */
export async function importSize(folder, { name, from }) {
  const entry = join(folder, 'import.js');
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
  // The set grows during the iteration, so imports of imports are found too.
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
