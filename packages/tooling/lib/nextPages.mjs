import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import { allBlocks } from './blocks.mjs';

const needsBrowser = /\buse[A-Z]\w*\(|=\{[^}]*=>|\.\.\.live/;

/**
 * Writes all programs from the READMEs and guides as Next.js pages without changing them. If they contain hooks or pass
 * functions to a widget, "use client" is added.
 * @param {string} app The app router's folder
 * @param {string} host Replaces the server address in the server-rendered page
 * @returns {Promise<{ path: string, isPrefetched: boolean, isThemed: boolean }[]>}
 */
export async function writeNextPages(app, host) {
  const blocks = allBlocks();
  const pages = [];
  for (const { page, line, language, name, code } of blocks) {
    const isPage = name === 'app/page.tsx';
    if (language !== 'tsx' || !(isPage || code.includes('export default function App'))) continue;
    const path = `${page.replace(/\W+/g, '-').replace(/^-/, '').toLowerCase()}-${line}`;
    const folder = join(app, path);
    const { code: script } = await transformWithOxc(code, `${path}.tsx`, { jsx: 'preserve', sourcemap: false });
    const directive = !isPage && needsBrowser.test(code) ? "'use client';\n" : '';
    write(
      join(folder, 'page.jsx'),
      directive + (isPage ? script.replaceAll('https://clothesline.example', host) : script),
    );
    const sheet = blocks.find((other) => other.page === page && other.language === 'css' && code.includes(other.name));
    if (sheet?.name) write(join(folder, sheet.name), sheet.code);
    pages.push({ path, isPrefetched: isPage, isThemed: sheet?.name !== undefined && sheet.name !== '' });
  }
  return pages;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
