import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { build } from 'vite';

/** The repository has React 19; this app adds React 18. */
const root = new URL('../../../../', import.meta.url);

/** Svelte's components are compiled to JavaScript. @type {import('vite').Plugin} */
const svelte = {
  name: 'svelte',
  transform: (code, id) => (id.endsWith('.svelte') ? compile(code, { filename: id }).js : undefined),
};

/** Set by a framework's own build tool in production. */
const production = {
  'process.env.NODE_ENV': '"production"',
  ngDevMode: 'false',
  ngServerMode: 'false',
  ngI18nClosureMode: 'false',
};

/** The element of a card, from npm. */
export const element = () => bundle(fileURLToPath(new URL('packages/donation-card/dist/element/auto.js', root)));

/**
 * An app of this folder, as a charity's own build makes it.
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
