import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allBlocks, workshopBlocks } from '../lib/blocks.mjs';
import { expectSuccess } from '../lib/run.mjs';

/** Default options of new TypeScript and Vite projects. */
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
 * Test runners, their tools, and routers, which are no dependencies here. `node packages/tooling/consumers.mjs`
 * installs them.
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
 * Builds every program in the READMEs, the guides, and the component pages, a file each, next to the unpacked packages:
 * type-checked, and built by Vite for production with default settings (styles in TypeScript need their plugin). Each
 * becomes a page.
 * @param {string} folder Whose node_modules hold the packages
 */
export async function buildBlocks(folder) {
  const place = join(folder, 'blocks');
  const pages = writeBlocks(place, [...allBlocks(), ...(await workshopBlocks())]);
  await expectSuccess('tsc', ['-p', '.'], place);
  await expectSuccess('vite', ['build', '--logLevel', 'warn', '--configLoader', 'native'], place);
  return { place: join(place, 'dist'), pages };
}

/** Style sheets of other projects, which `node packages/tooling/consumers.mjs` builds. */
const sheetsOfOthers = /@import '(tailwindcss|bootstrap|\.\/index)/;

/** @param {string} place Emptied first @param {readonly import('../lib/blocks.mjs').Block[]} blocks @returns {string[]} the pages that it has */
export function writeBlocks(place, blocks = allBlocks()) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const inputs = [];
  const pages = [];
  for (const { page, line, language, name, code } of blocks) {
    if (!['tsx', 'ts', 'js', 'css', 'html'].includes(language)) continue;
    if (sheetsOfOthers.test(code)) continue;
    const folder = page.replace(/\W+/g, '-').replace(/^-/, '');
    // Keeps a block's name, since others on its page import it.
    const file = join(folder, name || `line-${line}.${language}`);
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), language === 'html' ? aroundTags(code) : code);
    if (language === 'html') pages.push(file);
    if (language === 'html') continue;
    if (language !== 'css') inputs.push(file);
    if (needsMore(code)) continue;
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

/** Whether a program needs a test runner or a framework. @param {string} code */
export function needsMore(code) {
  return Array.from(code.matchAll(/from '([^']+)'/g), ([, from = '']) => from).some((from) => elsewhere.test(from));
}

/**
 * Creates a page for a block: renders its `App`, links a style sheet, or runs a module with its elements.
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

/** Creates a page with tags, which get the embed script unless they include it. @param {string} tags */
function aroundTags(tags) {
  const script = '<script src="https://clothesline.example/embed/latest/embed.js" async></script>';
  return html('Tags', `${tags.includes('<script') ? '' : script}${tags}`);
}

/** @param {string} title @param {string} body */
function html(title, body) {
  return `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head><body>${body}</body></html>
`;
}
