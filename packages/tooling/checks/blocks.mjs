import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allBlocks, workshopBlocks } from '../lib/blocks.mjs';
import { expectSuccess } from '../lib/run.mjs';

/** The defaults of a new TypeScript project with Vite. */
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: ['vite/client'],
};

/**
 * Test runners and routers aren't dependencies of this workspace. They're installed by `node
 * packages/tooling/consumers.mjs`.
 */
export const elsewhere = /^(next|react-router|vitest|@playwright\/test|@clothesline\/conformance)(\/|$)/;
const routerTypes = `declare module 'next/link' {
  const Link: import('react').ComponentType<import('react').AnchorHTMLAttributes<HTMLAnchorElement> & { href: string | URL }>;
  export default Link;
}
declare module 'react-router' {
  export const Outlet: import('react').ComponentType;
  export const useNavigate: () => { (to: string, options?: object): void | Promise<void>; (delta: number): void };
}
`;

/**
 * Builds all programs from the READMEs, guides and component pages. Each program is type-checked against the packed
 * packages and becomes a page in a Vite production build with default settings. Only styles in TypeScript get their
 * plugin.
 * @param {string} folder Folder with the packages in its node_modules
 */
export async function buildBlocks(folder) {
  const place = join(folder, 'blocks');
  const pages = writeBlocks(place, [...allBlocks(), ...(await workshopBlocks())]);
  await expectSuccess('tsc', ['-p', '.'], place);
  await expectSuccess('vite', ['build', '--logLevel', 'warn', '--configLoader', 'native'], place);
  return { place: join(place, 'dist'), pages };
}

const sheetsOfOthers = /@import '(tailwindcss|bootstrap|\.\/index)/;

/**
 * @param {string} place Will be emptied @param {readonly import('../lib/blocks.mjs').Block[]} blocks @returns
 * {string[]} The pages that were written
 */
export function writeBlocks(place, blocks = allBlocks()) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const inputs = [];
  const pages = [];
  for (const { page, line, language, name, code } of blocks) {
    if (!['tsx', 'ts', 'js', 'css', 'html'].includes(language)) continue;
    if (sheetsOfOthers.test(code)) continue;
    const folder = page.replace(/\W+/g, '-').replace(/^-/, '');
    // Use the name of a block if it has a name; other blocks on the page import it.
    const file = join(folder, name || `line-${line}.${language}`);
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), language === 'html' ? createTagPage(code) : code);
    if (language === 'html') pages.push(file);
    if (language === 'html') continue;
    if (language !== 'css') inputs.push(file);
    if (needsFramework(code)) continue;
    const html = `${file.replace(/\.\w+$/, '')}.html`;
    writeFileSync(join(place, html), makePage(basename(file), code));
    pages.push(html);
  }
  const hasStyles = inputs.some((file) => file.endsWith('.css.ts'));
  const input = [...inputs, ...pages].map((file) => file.replaceAll('\\', '/'));
  writeFileSync(
    join(place, 'vite.config.mjs'),
    `import react from '@vitejs/plugin-react';
${hasStyles ? "import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';" : ''}
export default { base: './', plugins: [react(), ${hasStyles ? 'vanillaExtractPlugin()' : ''}], build: { rolldownOptions: { external: ${elsewhere}, input: ${JSON.stringify(input)} } } };
`,
  );
  writeFileSync(join(place, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  mkdirSync(join(place, 'types'));
  writeFileSync(join(place, 'types/routers.d.ts'), routerTypes);
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/**/*'] }));
  return pages;
}

/** Whether a program needs a test runner or framework. @param {string} code */
export function needsFramework(code) {
  return Array.from(code.matchAll(/from '([^']+)'/g), ([, from = '']) => from).some((from) => elsewhere.test(from));
}

/**
 * Creates an HTML page for a block. Depending on its type, the page renders the `App`, links the style sheet or runs
 * the module.
 * @param {string} file @param {string} code
 */
function makePage(file, code) {
  if (file.endsWith('.css')) return html('Style sheet', `<link rel="stylesheet" href="./${file}">`);
  if (!code.includes('export default function App')) {
    const tags = Array.from(code.matchAll(/\btag: '([\w-]+)'/g), ([, tag = '']) => `<${tag}></${tag}>`);
    return html('Module', `${tags.join('')}<script type="module" src="./${file}"></script>`);
  }
  return html(
    'App',
    `<div id="root"></div><script type="module">
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import App from './${file}';
createRoot(document.getElementById('root')).render(createElement(App));
</script>`,
  );
}

/** Creates a page with custom elements. Adds the embed script if it isn't part of the example. @param {string} tags */
function createTagPage(tags) {
  const script = '<script src="https://clothesline.example/embed/latest/embed.js" async></script>';
  return html('Tags', `${tags.includes('<script') ? '' : script}${tags}`);
}

/** @param {string} title @param {string} body */
function html(title, body) {
  return `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head><body>${body}</body></html>
`;
}
