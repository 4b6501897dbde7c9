import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { build } from 'vite';

const root = new URL('../../../../', import.meta.url);

/** A minimal Svelte plugin. @type {import('vite').Plugin} */
const svelte = {
  name: 'svelte',
  transform: (code, id) => (id.endsWith('.svelte') ? compile(code, { filename: id }).js : undefined),
};

/** Compile-time constants that production builds usually define. */
const production = {
  'process.env.NODE_ENV': '"production"',
  ngDevMode: 'false',
  ngServerMode: 'false',
  ngI18nClosureMode: 'false',
};

/** The element build of the card, as published on npm. */
export const element = () => bundle(fileURLToPath(new URL('packages/donation-card/dist/element/auto.js', root)));

/**
 * Bundles an app from this folder.
 * @param {string} name The file name without `.mjs`
 */
export const app = (name) => bundle(fileURLToPath(new URL(`${name}.mjs`, import.meta.url)), name !== 'react18');

/**
 * @param {string} entry The path of the entry module
 * @param {boolean} [isCurrent] Use React 19
 * @returns {Promise<string>} A single module
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
