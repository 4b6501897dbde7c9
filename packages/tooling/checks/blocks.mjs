import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allBlocks } from '../lib/blocks.mjs';
import { check } from '../lib/check.mjs';
import { sum } from '../lib/counts.mjs';

/** As TypeScript and Vite begin a project. */
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

/** What runs tests, and routers, which are no dependency of ours: `npm run consumers` has these, and their types. */
export const elsewhere = /^(next|react-router|vitest|@playwright\/test)(\/|$)|\/conformance$/;
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
 * Every program in the READMEs and guides, as a file each, beside the unpacked packages: type-checked, and built by Vite for
 * production with no settings of its own. A block that exports an `App` becomes a page, and so does one of HTML.
 * @param {string} folder Whose node_modules hold the packages
 */
export async function blocksOfDocs(folder) {
  const place = join(folder, 'blocks');
  const pages = writeBlocks(place);
  return {
    count: sum([
      await check('tsc', ['-p', '.'], place),
      await check('vite', ['build', '--logLevel', 'warn', '--configLoader', 'native'], place),
    ]),
    place: join(place, 'dist'),
    pages,
  };
}

/** @param {string} place Emptied first @param {readonly import('../lib/blocks.mjs').Block[]} blocks @returns {string[]} the pages that it has */
export function writeBlocks(place, blocks = allBlocks()) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const inputs = [];
  const pages = [];
  for (const { page, line, language, name, code } of blocks) {
    if (!['tsx', 'ts', 'js', 'css', 'html'].includes(language)) continue;
    const folder = page.replace(/\W+/g, '-').replace(/^-/, '');
    // A block with a name is what the others of its page import.
    const file = join(folder, name || `line-${line}.${language}`);
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), language === 'html' ? aroundTags(code) : code);
    if (language === 'html') pages.push(file);
    if (['css', 'html'].includes(language)) continue;
    inputs.push(file);
    if (!code.includes('export const App')) continue;
    const html = `${file.replace(/\.\w+$/, '')}.html`;
    writeFileSync(join(place, html), pageOf(basename(file)));
    pages.push(html);
  }
  const input = [...inputs, ...pages].map((file) => file.replaceAll('\\', '/'));
  writeFileSync(
    join(place, 'vite.config.mjs'),
    `export default { base: './', build: { rolldownOptions: { external: ${elsewhere}, input: ${JSON.stringify(input)} } } };\n`,
  );
  writeFileSync(join(place, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  mkdirSync(join(place, 'types'));
  writeFileSync(join(place, 'types/routers.d.ts'), routerTypes);
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/**/*'] }));
  return pages;
}

/** @param {string} file */
function pageOf(file) {
  return `<!doctype html><html lang="en"><head><title>${file}</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module">
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './${file}';
createRoot(document.getElementById('root')).render(createElement(App));
</script></body></html>
`;
}

/** A page with tags. Without a script of their own they have the one of the embed. @param {string} tags */
function aroundTags(tags) {
  const script = '<script src="https://clothesline.example/embed/latest/embed.js" async></script>';
  return `<!doctype html><html lang="en"><head><title>Tags</title><link rel="icon" href="data:,"></head><body>${
    tags.includes('<script') ? '' : script
  }${tags}</body></html>
`;
}
