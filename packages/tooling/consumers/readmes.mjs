import { needsFramework } from '../checks/blocks.mjs';
import { allBlocks } from '../lib/blocks.mjs';

/** @typedef {{ page: string, packages: string[], blocks: import('../lib/blocks.mjs').Block[] }} Readme */

/**
 * Finds all pages that explain how to install a package, along with the packages and programs on them. Programs that
 * need a test runner or framework aren't included, as they're covered by the examples.
 * @returns {Readme[]}
 */
export function readmes() {
  const byPage = Map.groupBy(allBlocks(), ({ page }) => page);
  return [...byPage].flatMap(([page, blocks]) => {
    const packages = blocks.flatMap(({ language, code }) => (language === 'sh' ? installed(code) : []));
    if (packages.length === 0) return [];
    return [{ page, packages, blocks: blocks.filter(({ code }) => !needsFramework(code)) }];
  });
}

/** @param {string} code Shell commands @returns {string[]} The packages installed by them */
function installed(code) {
  return Array.from(code.matchAll(/^npm install ([^#&\n]+)/gm), ([, names = '']) => names).flatMap((names) =>
    names
      .trim()
      .split(/\s+/)
      .filter((name) => !name.startsWith('-')),
  );
}
