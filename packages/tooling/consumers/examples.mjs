/**
 * The example projects. Without a port, the build itself is the test.
 *
 * @typedef {object} Example
 * @property {string} name
 * @property {string} [files] Folder in packages/tooling/examples if it isn't the name
 * @property {string} [starter] Command that creates the project. The files of the folder then replace some of its files
 * @property {[page: string, path: (block: import('../lib/blocks.mjs').Block) => string | false]} [programs] A README
 * and where its code blocks are written to. If several have the same path, the first is used
 * @property {Record<string, string>} [versions] Overrides versions in package.json
 * @property {'npm' | 'pnpm' | 'yarn'} [manager]
 * @property {string} [start]
 * @property {number} [port]
 * @property {string[]} [pages] Pages that open the chat
 * @property {boolean} [hasLinks] Whether the first page is rendered on the server and links to the search
 * @property {boolean} [isPictured] Whether the first page is compared with screenshots
 */

export const apiPort = 6272;

const reactRouter = {
  files: 'react-router',
  start: 'react-router-serve ./build/server/index.js',
  pages: ['', 'search'],
  hasLinks: true,
};
const reactRouterPackages = ['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev'];
const nextStarter = 'create-next-app@16.4.3 --ts --app --yes --no-eslint --skip-install --disable-git';

/** @type {Pick<Example, 'files' | 'programs' | 'isPictured'>} */
const next = {
  files: 'starter-next',
  programs: ['packages/api-client/README.md', ({ name }) => name === 'app/page.tsx' && name],
  isPictured: true,
};
const nextVersions = {
  '@types/node': '24.13.4',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '5.9.3',
};

/** @type {readonly Example[]} */
export const examples = [
  { name: 'vite', start: 'vite preview --port 6270', port: 6270, pages: ['index.html', 'plain.html'] },
  { name: 'next', start: 'next start -p 6271', port: 6271, pages: ['', 'older'] },
  { name: 'charity', start: 'next start -p 6275', port: 6275, pages: ['', 'search', 'give', 'es'], hasLinks: true },
  { ...reactRouter, name: 'react-router', port: 6276, isPictured: true },
  {
    ...reactRouter,
    name: 'react-router-7',
    port: 6274,
    versions: Object.fromEntries(reactRouterPackages.map((name) => [name, '7.18.4'])),
  },
  { name: 'astro', start: 'astro preview --port 6277', port: 6277, pages: [''], isPictured: true },
  { name: 'svelte', start: 'vite preview --port 6279', port: 6279, pages: [''], isPictured: true },
  { name: 'webpack', start: 'sirv dist --port 6278', port: 6278, pages: [''] },
  { name: 'webpack-pnpm', files: 'webpack', manager: 'pnpm' },
  { name: 'webpack-yarn', files: 'webpack', manager: 'yarn' },
  {
    name: 'beside',
    programs: [
      'packages/ui/README.md',
      ({ language, name, code }) => language === 'css' && code.includes('@import') && `src/css/${name}`,
    ],
    start: 'vite preview --port 6273',
    port: 6273,
  },
  { name: 'server' },
  { name: 'types' },
  {
    name: 'testing',
    programs: [
      'packages/api-client/README.md',
      ({ name }) => /\.(test|spec)\.|jest/.test(name) && (name.endsWith('.tsx') ? `src/${name}` : name),
    ],
  },
  { name: 'vitest-3', programs: ['packages/api-client/README.md', ({ name }) => name === 'coat.test.tsx' && name] },
  {
    name: 'starter-vite-7',
    starter: 'create-vite@7.1.3 --template react-ts --no-interactive',
    programs: ['README.md', ({ code }) => code.includes('export default') && 'src/App.tsx'],
    start: 'vite preview --port 6280',
    port: 6280,
    isPictured: true,
  },
  {
    ...next,
    name: 'starter-next',
    starter: `${nextStarter} --no-tailwind`,
    versions: nextVersions,
    start: 'next start -p 6281',
    port: 6281,
  },
  {
    ...next,
    name: 'starter-next-tailwind',
    starter: `${nextStarter} --tailwind`,
    versions: { ...nextVersions, tailwindcss: '4.3.3', '@tailwindcss/turbopack': '4.3.3' },
    start: 'next start -p 6284',
    port: 6284,
  },
  {
    name: 'starter-vue',
    starter: 'create-vue@3.24.0 --ts',
    versions: { typescript: '6.0.3' },
    start: 'vite preview --port 6282',
    port: 6282,
    isPictured: true,
  },
  { name: 'starter-html', start: 'vite preview --port 6283', port: 6283, isPictured: true },
];

/** Examples with pages that consumers.mjs has built. */
export const builtExamples = examples.filter(
  ({ name, port }) => port && process.env.EXAMPLES?.split(' ').includes(name),
);
