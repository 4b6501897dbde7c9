import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * A fenced code block. For example, ```` ```css brand.css ```` has the language `css` and the name `brand.css`.
 * @typedef {{ page: string, line: number, language: string, name: string, code: string }} Block
 */

/** @param {string} page Path relative to the root @param {string} text @returns {Block[]} */
export function parseBlocks(page, text) {
  return Array.from(text.matchAll(/^( *)```(\w+) *(.*)\n([\s\S]*?)^\1```$/gm), (match) => {
    const [, , language = '', name = '', code = ''] = match;
    return { page, line: text.slice(0, match.index).split('\n').length, language, name, code };
  });
}

/** Returns the code blocks of all READMEs and guides, page by page. @returns {Block[]} */
export function allBlocks() {
  const pages = [
    'README.md',
    ...globSync(['packages/*/README.md', '.storybook/docs/{,hooks/}*.mdx'], { cwd: root }).toSorted(),
  ];
  return pages.flatMap((page) => parseBlocks(page, readFileSync(join(root, page), 'utf8')));
}
