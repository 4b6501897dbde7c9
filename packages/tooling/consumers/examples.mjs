import { managers, yarn1 } from './managers.mjs';

/** Port of the API that server-rendered pages of the examples call. */
export const apiPort = 6272;

/**
 * How an example is served once it is built, and the pages to check; one without a server shows all in its build.
 * @typedef {object} Example
 * @property {string} name Its folder
 * @property {string} title
 * @property {Record<string, string>} [versions] Other versions than those of its package.json; an empty one leaves the package out
 * @property {string} [script] Its script that is run in place of "build"
 * @property {RegExp} [refused] Words with which the install refuses it
 * @property {boolean} [isStrict] Whether each line that its tools print, besides the usual, is a finding
 * @property {readonly string[]} [newer] Our packages that it has a patch newer than the others, each found as npm finds it
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
const ofReactRouter = ['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev'];

/** Folders of packages/tooling/examples. @type {readonly Example[]} */
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
    name: 'versions',
    title: 'Shared packages a patch newer than the widgets',
    newer: ['@clothesline/ui', '@clothesline/api-client'],
  },
  { name: 'types', title: 'TypeScript 5.4, 5.9, 6 and 7, strictest settings' },
];
