import { expect, test } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { document, market, play } from './support/world.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll('https://clothesline.example', market);

/** The code of the README's block of this language, for the server of this test. @param {string} language */
function block(language) {
  const [, code = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]+?)\`\`\``).exec(readme) ?? [];
  expect(code).not.toBe('');
  return code;
}

/** @param {import('@playwright/test').Page} page */
function consoleErrors(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test("the README's HTML snippet works on another origin", async ({ page }) => {
  const errors = consoleErrors(page);
  await play(page, { html: document(block('html'), { script: '' }) });
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Warm Hands Assistant' })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the README's div works on another origin", async ({ page }) => {
  const [, div = ''] = /`(<div data-clothesline[^`]+)`/.exec(readme) ?? [];
  await play(page, { html: document(div) });
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Clothesline Assistant' })).toBeVisible();
});

test("the README's React code works on another origin", async ({ page }) => {
  const folder = mkdtempSync(join(root, '.cache/readme-'));
  try {
    const code = `import { createRoot } from 'react-dom/client';\n${block('tsx')}
      createRoot(document.querySelector('main')!).render(<App />);`;
    writeFileSync(join(folder, 'main.tsx'), code);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { lib: { entry: 'main.tsx', formats: ['es'], fileName: 'main', cssFileName: 'main' }, outDir: 'dist' },
    });
    const file = (/** @type {string} */ name) => readFileSync(join(folder, 'dist', name), 'utf8');
    const errors = consoleErrors(page);
    await play(page, {
      html: document('<main></main>', {
        head: '<link rel="stylesheet" href="/main.css">',
        script: '<script src="/main.js" type="module"></script>',
      }),
      files: { '/main.js': file('main.js'), '/main.css': file('main.css') },
    });
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(errors).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
