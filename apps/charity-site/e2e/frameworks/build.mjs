import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { build } from 'vite';

const root = new URL('../../../../', import.meta.url);

/** Compiles Svelte's components. @type {import('vite').Plugin} */
const svelte = {
  name: 'svelte',
  transform: (code, id) => (id.endsWith('.svelte') ? compile(code, { filename: id }).js : undefined),
};

/** Set by production builds. */
const production = {
  'process.env.NODE_ENV': '"production"',
  ngDevMode: 'false',
  ngServerMode: 'false',
  ngI18nClosureMode: 'false',
};

/** A card's element from npm. */
export const element = () => bundle(fileURLToPath(new URL('packages/donation-card/dist/element/auto.js', root)));

/**
 * Bundles an app of this folder.
 * @param {string} name Its file, without `.mjs`
 */
export const app = (name) => bundle(fileURLToPath(new URL(`${name}.mjs`, import.meta.url)), name !== 'react18');

/**
 * @param {string} entry Its path
 * @param {boolean} [isCurrent] With React 19
 * @returns {Promise<string>} One module
 */
async function bundle(entry, isCurrent = true) {
  const result = await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'error',
    plugins: [svelte],
    resolve: { dedupe: isCurrent ? ['react', 'react-dom'] : [] },
    define: production,
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
  });
  const [{ output }] = /** @type {{ output: [{ code: string }] }[]} */ (result);
  return output[0].code;
}
