import { rolldown } from 'rolldown';
import { catalogEntry, catalogs } from './catalogs.mjs';
import { tables, withoutDescriptions } from './descriptions.mjs';
import { styles } from './styles.mjs';
import { entries, languages } from './widgets.mjs';

/** Preact is a third of the size of React. */
const alias = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** @type {import('rolldown').Plugin} */
const descriptions = {
  name: 'descriptions',
  transform: (code, id) => (tables.test(id) ? { code: withoutDescriptions(code), map: null } : undefined),
};

/** @param {string[]} names */
const widgetEntries = (names) => Object.fromEntries(names.map((name) => [name, `src/widgets/${name}.ts`]));

/**
 * @param {string} folder Folder of this package
 * @param {Record<string, string>} input Entry modules by chunk name
 */
function bundle(folder, input) {
  return rolldown({
    cwd: folder,
    input,
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    resolve: { conditionNames: ['clothesline-source', 'import', 'module', 'browser', 'default'], alias },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    plugins: [catalogs, styles(folder), descriptions],
    onLog(level, log) {
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message);
    },
  });
}

/**
 * Returns the modules that aren't tree-shaken from a widget's chunk.
 * @param {string} folder
 * @param {string} name
 */
async function usedModules(folder, name) {
  const { output } = await (await bundle(folder, widgetEntries([name]))).generate({ format: 'esm' });
  // CSS modules have no exports, but we need them as well.
  return new Set(
    Object.entries(output[0].modules).flatMap(([id, { renderedExports }]) =>
      renderedExports.length > 0 || id.startsWith('\0') ? id : [],
    ),
  );
}

/**
 * Whether a module belongs to the icons. They're all exported from the same file.
 * @param {string} id
 */
const isIcon = (id) => /[\\/](lucide|icons)[\\/]/.test(id);

/**
 * Builds the code of all widgets with two shared chunks: `runtime` contains everything the chat (the smallest widget)
 * has in common with others, and `cards` contains everything the donations have in common with larger widgets. The rest
 * of the shared code is moved to `fields`.
 * @param {string} folder Folder of this package
 */
export async function buildChunks(folder) {
  const [chat, donations, form, map] = await Promise.all(
    ['chat', 'donations', 'form', 'map'].map((name) => usedModules(folder, name)),
  );
  const isLarge = (/** @type {string} */ id) => form?.has(id) || map?.has(id);
  const all = await bundle(folder, {
    ...widgetEntries([...new Set(Object.values(entries))]),
    ...Object.fromEntries(languages.map((language) => [language, catalogEntry(language)])),
  });
  const { output } = await all.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false, annotation: false, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'runtime', minShareCount: 2, test: (id) => chat?.has(id) || isIcon(id), priority: 4 },
        { name: 'cards', minShareCount: 2, test: (id) => donations?.has(id) && isLarge(id), priority: 3 },
        { name: 'lists', minShareCount: 2, test: (id) => donations?.has(id), priority: 2 },
        { name: 'fields', minShareCount: 2, priority: 1 },
      ],
    },
  });
  return output.filter((file) => file.type === 'chunk');
}
