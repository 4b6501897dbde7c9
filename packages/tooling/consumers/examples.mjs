import { managers, yarn1 } from './managers.mjs';

export const apiPort = 6272;

/**
 * How to build and serve an example, and which pages to check. Without a server, the build itself is the test.
 * @typedef {object} Example
 * @property {string} name Name of its folder, unless `files` is another one
 * @property {string} [files]
 * @property {string} title
 * @property {string[]} [starter] Command that creates the project, with its options. The files of the example's folder then
 * replace some of the starter's
 * @property {[page: string, file: string]} [program] The page whose first program is written to this file of the starter
 * @property {Record<string, string>} [versions] Overrides versions in package.json. An empty version removes the
 * package
 * @property {string} [script] Script to run instead of "build"
 * @property {RegExp} [refused] Expected error message of an installation that should fail
 * @property {boolean} [isStrict] Whether to report all output except for known lines
 * @property {readonly string[]} [newer] Our packages that get a newer patch version than the others. npm then resolves
 * them on its own
 * @property {readonly import('./managers.mjs').Manager[]} [managers]
 * @property {string[]} [serve]
 * @property {number} [port]
 * @property {string[]} [pages]
 */

const reactRouter = {
  name: 'react-router',
  serve: ['react-router-serve', './build/server/index.js'],
  port: 6276,
  pages: ['', 'search'],
};
const next = {
  files: 'starter-next',
  program: /** @type {[string, string]} */ (['packages/api-client/README.md', 'app/page.tsx']),
  versions: { '@types/node': '24.13.4', '@types/react': '19.3.0', '@types/react-dom': '19.3.0', typescript: '5.9.3' },
  serve: ['next', 'start', '-p', '6281'],
  port: 6281,
};
const createNext = (/** @type {string} */ tailwind) =>
  `create-next-app@16.4.3 --ts --app --yes --no-eslint --skip-install --disable-git ${tailwind}`.split(' ');
const ofReactRouter = ['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev'];

/** The folders in packages/tooling/examples. @type {readonly Example[]} */
export const examples = [
  {
    name: 'vite',
    title: 'Vite 8, and plain HTML with an element',
    isStrict: true,
    serve: ['vite', 'preview', '--port', '6270'],
    port: 6270,
    pages: ['index.html', 'plain.html'],
  },
  {
    name: 'next',
    title: 'Next.js 16, app and pages router, every program of the READMEs',
    serve: ['next', 'start', '-p', '6271'],
    port: 6271,
    pages: ['', 'older'],
  },
  {
    name: 'charity',
    title: 'Next.js 16, a charity’s whole site',
    serve: ['next', 'start', '-p', '6275'],
    port: 6275,
    pages: ['', 'search', 'give', 'es'],
  },
  { ...reactRouter, title: 'React Router 8 with a server' },
  {
    ...reactRouter,
    title: 'React Router 7 with a server',
    versions: Object.fromEntries(ofReactRouter.map((name) => [name, '7.18.4'])),
  },
  {
    name: 'astro',
    title: 'Astro with islands',
    isStrict: true,
    serve: ['astro', 'preview', '--port', '6277'],
    port: 6277,
    pages: [''],
  },
  {
    name: 'webpack',
    title: 'webpack 5 with babel',
    isStrict: true,
    managers: [...managers, yarn1],
    serve: ['sirv', 'dist', '--port', '6278'],
    port: 6278,
    pages: [''],
  },
  {
    name: 'beside',
    title: 'Tailwind 4, Bootstrap 5, Open Props, a reset, a starter’s sheet',
    isStrict: true,
    serve: ['vite', 'preview', '--port', '6273'],
    port: 6273,
    pages: [],
  },
  { name: 'server', title: 'Node: imports, server rendering, server components' },
  { name: 'testing', title: 'Vitest 5 (jsdom, browser mode), Jest, Playwright' },
  {
    name: 'testing',
    title: 'Vitest 3 (jsdom)',
    versions: { vitest: '3.2.7', '@vitest/browser-playwright': '', vite: '' },
    script: 'vitest',
  },
  {
    name: 'svelte',
    title: 'SvelteKit with elements',
    isStrict: true,
    serve: ['vite', 'preview', '--port', '6279'],
    port: 6279,
    pages: [''],
  },
  {
    name: 'vite',
    title: 'React 18, which the install refuses',
    versions: { react: '18.3.1', 'react-dom': '18.3.1' },
    refused: /peer(?:Optional)? react@"\^19\.0\.0"/,
  },
  {
    name: 'starter-vite-7',
    title: 'Starter: Vite 7, react-ts',
    starter: ['create-vite@7.1.3', '--template', 'react-ts', '--no-interactive'],
    program: ['README.md', 'src/App.tsx'],
    serve: ['vite', 'preview', '--port', '6280'],
    port: 6280,
  },
  { ...next, name: 'starter-next', title: 'Starter: Next.js', starter: createNext('--no-tailwind') },
  {
    ...next,
    name: 'starter-next-tailwind',
    title: 'Starter: Next.js with Tailwind',
    starter: createNext('--tailwind'),
    versions: { ...next.versions, tailwindcss: '4.3.3', '@tailwindcss/turbopack': '4.3.3' },
  },
  {
    name: 'starter-vue',
    title: 'Starter: Vue with elements',
    starter: ['create-vue@3.24.0', '--ts'],
    versions: { typescript: '6.0.3' },
    serve: ['vite', 'preview', '--port', '6282'],
    port: 6282,
  },
  {
    name: 'starter-html',
    title: 'Starter: plain HTML with a reset',
    isStrict: true,
    serve: ['vite', 'preview', '--port', '6283'],
    port: 6283,
  },
  {
    name: 'versions',
    title: 'Shared packages a patch newer than the widgets',
    newer: ['@clothesline/ui', '@clothesline/api-client'],
  },
  { name: 'types', title: 'TypeScript 5.4, 5.9, 6 and 7, strictest settings' },
];
