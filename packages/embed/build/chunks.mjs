import { rolldown } from 'rolldown';
import { styles } from './styles.mjs';

/** Preact in the place of React: a page loads a third of the bytes. */
const alias = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/**
 * @param {string} folder The package's
 * @param {string[]} names
 */
function bundle(folder, names) {
  return rolldown({
    cwd: folder,
    input: Object.fromEntries(names.map((name) => [name, `src/widgets/${name}.ts`])),
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    resolve: { conditionNames: ['clothesline-source', 'import', 'module', 'browser', 'default'], alias },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    plugins: [styles(folder)],
    onLog(level, log) {
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message);
    },
  });
}

/**
 * The modules of which something is left in one widget's code.
 * @param {string} folder
 * @param {string} name
 */
async function modulesOf(folder, name) {
  const { output } = await (await bundle(folder, [name])).generate({ format: 'esm' });
  // The CSS of a module has no exports.
  return new Set(
    Object.entries(output[0].modules).flatMap(([id, { renderedExports }]) =>
      renderedExports.length > 0 || id.startsWith('\0') ? id : [],
    ),
  );
}

/** All icons are exports of one module. @param {string} id */
const isIcon = (id) => /[\\/](lucide|icons)[\\/]/.test(id);

/**
 * All code of all widgets. Two chunks are shared by many: `runtime` is what the chat, the smallest, has in common with
 * another widget; `cards` what the donations have in common with a larger one. `fields` is what is left to share.
 * @param {string} folder The package's
 */
export async function buildChunks(folder) {
  const [chat, donations] = await Promise.all([modulesOf(folder, 'chat'), modulesOf(folder, 'donations')]);
  const all = await bundle(folder, ['chat', 'donations', 'form', 'map']);
  const { output } = await all.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false, annotation: false, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'runtime', minShareCount: 2, test: (id) => chat.has(id) || isIcon(id), priority: 3 },
        { name: 'cards', minShareCount: 2, test: (id) => donations.has(id), priority: 2 },
        { name: 'fields', minShareCount: 2, priority: 1 },
      ],
    },
  });
  return output.filter((file) => file.type === 'chunk');
}
