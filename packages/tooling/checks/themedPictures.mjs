import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../screenshots/compare.mjs';
import { asStored, fromPng, fromWebp, toPng, toWebp } from '../screenshots/pixels.mjs';
import { cache, root } from '../lib/paths.mjs';

const folder = join(root, 'packages/tooling/checks/themed');
const isAccepting = process.env.SCREENSHOTS === 'accept';

/** Size of the picture of a page with a single button. */
export const buttonSize = { width: 320, height: 80 };

/**
 * Compares a themed page with its screenshots in light and dark mode. The tolerance is high. Other bundlers or browsers
 * move edges a bit, but a missing color affects a large area.
 * @param {import('playwright').Page} page @param {string} name
 * @param {{ width: number, height: number }} [size] Size of the screenshot, from the corner of the window
 * @returns {Promise<string[]>} The differences
 */
export async function pictureProblems(page, name, size = { width: 1280, height: 720 }) {
  const problems = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(transitionsEnd);
    const png = await page.screenshot({ caret: 'hide', clip: { x: 0, y: 0, ...size } });
    const says = await findDifference(`${name}-${colorScheme}`, png);
    if (says) problems.push(says);
  }
  return problems;
}

/** Runs in the page: waits until its colors have changed, and what follows them. */
async function transitionsEnd() {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(transitions.map((one) => one.finished.catch(() => undefined)));
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** @param {string} name @param {Buffer} png @returns {Promise<string | undefined>} */
async function findDifference(name, png) {
  const file = join(folder, `${name}.webp`);
  if (isAccepting) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await toWebp(fromPng(png)));
    return undefined;
  }
  if (!existsSync(file)) {
    return `${name} has no accepted picture: the same run with SCREENSHOTS=accept takes it.`;
  }
  const stored = readFileSync(file);
  const difference = compare(await fromWebp(stored), await asStored(fromPng(png), stored), 'afar');
  if (!difference) return undefined;
  const seen = join(cache, 'themed');
  mkdirSync(seen, { recursive: true });
  writeFileSync(join(seen, `${name}.png`), toPng(fromPng(png)));
  return `${name}: ${difference.says}. What is seen is in .cache/themed/${name}.png.`;
}
