import { needsMore } from '../checks/blocks.mjs';
import { allBlocks } from '../lib/blocks.mjs';

/** @typedef {{ page: string, packages: string[], blocks: import('../lib/blocks.mjs').Block[] }} Readme */

/**
 * Lists every page that prints how to install a package, with the packages of its lines, and its programs. Programs
 * that also need a test runner or a framework run in the examples.
 * @returns {Readme[]}
 */
export function readmes() {
  const byPage = Map.groupBy(allBlocks(), ({ page }) => page);
  return [...byPage].flatMap(([page, blocks]) => {
    const packages = blocks.flatMap(({ language, code }) => (language === 'sh' ? installed(code) : []));
    if (packages.length === 0) return [];
    return [{ page, packages, blocks: blocks.filter(({ code }) => !needsMore(code)) }];
  });
}

/** @param {string} code Shell @returns {string[]} what its `npm install` lines name */
function installed(code) {
  return Array.from(code.matchAll(/^npm install ([^#&\n]+)/gm), ([, names = '']) => names).flatMap((names) =>
    names
      .trim()
      .split(/\s+/)
      .filter((name) => !name.startsWith('-')),
  );
}
