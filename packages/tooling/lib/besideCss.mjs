import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allBlocks } from './blocks.mjs';

const seen =
  'color background-color padding margin border-width border-radius font letter-spacing text-decoration text-transform box-shadow opacity list-style'.split(
    ' ',
  );

/** Writes the style sheets from the README of `@clothesline/ui`. @param {string} folder */
export function writeSheets(folder) {
  for (const { page, language, name, code } of allBlocks()) {
    if (page !== 'packages/ui/README.md' || language !== 'css' || !code.includes('@import')) continue;
    writeFileSync(join(folder, name), code);
  }
}

/**
 * Reads the computed styles of all primitives on a page, in light and dark mode.
 * @param {import('playwright').Browser} browser @param {string} address
 */
async function readLooks(browser, address) {
  /** @type {string[]} */
  const looks = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Create Donation' }).waitFor();
    const lines = await page.evaluate(
      (properties) =>
        Array.from(document.querySelectorAll('#root :not(option)'), (element) => {
          const style = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          // Ignore the width of text since Open Props limits it.
          const size = element.matches('h2, h2 *, p, p *') ? height : `${width} × ${height}`;
          return [`${element.localName} ${element.textContent}`, size, ...values].join('; ');
        }),
      seen,
    );
    await page.close();
    looks.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return looks;
}

/**
 * Compares the primitives with and without other CSS on the page.
 * @param {import('playwright').Browser} browser @param {string} site @param {readonly string[]} names
 * @returns {Promise<string | undefined>} The differences
 */
export async function differences(browser, site, names) {
  const alone = await readLooks(browser, `${site}/alone.html`);
  if (alone.length < 40) return 'there is nothing to compare.';
  for (const name of names) {
    const beside = await readLooks(browser, `${site}/${name}.html`);
    const at = alone.findIndex((line, index) => line !== beside[index]);
    if (at >= 0) return `beside ${name}:\n${beside[at]}\nand alone:\n${alone[at]}`;
  }
  return undefined;
}
