import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../screenshots/compare.mjs';
import { asStored, fromPng, fromWebp, toPng, toWebp } from '../screenshots/pixels.mjs';
import { cache, root } from '../lib/paths.mjs';

const folder = join(root, 'packages/tooling/checks/themed');
const isAccepting = process.env.SCREENSHOTS === 'accept';

/**
 * Compares a themed page with its screenshots in light and dark mode. The tolerance is high. Other bundlers or browsers
 * move edges a bit, but a missing color affects a large area.
 * @param {import('playwright').Page} page @param {string} name
 * @returns {Promise<string[]>} The differences
 */
export async function pictureProblems(page, name) {
  const problems = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const png = await page.screenshot({ caret: 'hide', clip: { x: 0, y: 0, ...makeClip(name) } });
    const says = await findDifference(`${name}-${colorScheme}`, png);
    if (says) problems.push(says);
  }
  return problems;
}

/** @param {string} name */
const makeClip = (name) => (name === 'button' ? { width: 320, height: 80 } : { width: 1280, height: 720 });

/** @param {string} name @param {Buffer} png @returns {Promise<string | undefined>} */
async function findDifference(name, png) {
  const file = join(folder, `${name}.webp`);
  if (isAccepting) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await toWebp(fromPng(png)));
    return undefined;
  }
  if (!existsSync(file)) {
    return `${name} has no accepted picture: SCREENSHOTS=accept npm run test:full -- packages takes it.`;
  }
  const stored = readFileSync(file);
  const difference = compare(await fromWebp(stored), await asStored(fromPng(png), stored), 'afar');
  if (!difference) return undefined;
  const seen = join(cache, 'themed');
  mkdirSync(seen, { recursive: true });
  writeFileSync(join(seen, `${name}.png`), toPng(fromPng(png)));
  return `${name}: ${difference.says}. What is seen is in .cache/themed/${name}.png.`;
}
