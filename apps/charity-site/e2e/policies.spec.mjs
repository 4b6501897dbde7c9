import { expect, test } from '@playwright/test';
import { chat, document, featured, latest, manifest, market, pinned, play } from './support/world.mjs';

const rest = `style-src 'self'; img-src http: https: data:; connect-src ${market}; default-src 'none'`;

/** Policies, the script that each page carries, and whether the map may be live. */
const policies = {
  'only the version directory': {
    policy: `script-src ${market}/embed/${manifest.folder}/; ${rest}`,
    script: `<script src="${pinned}" async integrity="${manifest.files['embed.js'].integrity}" crossorigin></script>`,
  },
  'a nonce': {
    policy: `script-src 'nonce-r4nd0m'; ${rest}`,
    script: `<script src="${latest}" nonce="r4nd0m" async></script>`,
  },
  'Trusted Types': {
    policy: `script-src ${market}/embed/; require-trusted-types-for 'script'; ${rest}`,
    script: `<script src="${latest}" async></script>`,
  },
};

for (const [name, { policy, script }] of Object.entries(policies)) {
  test(`chat and featured donations work under a policy with ${name}`, async ({ page }) => {
    /** @type {string[]} */
    const violations = [];
    await page.exposeFunction('violated', (/** @type {string} */ what) => violations.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        /** @type {{ violated(what: string): void }} */ (/** @type {unknown} */ (window)).violated(
          `${violatedDirective} ${blockedURI}`,
        ),
      );
    });
    await play(page, {
      html: document(`${featured}${chat}`, { script }),
      headers: { 'Content-Security-Policy': policy },
    });
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Two coats near you.')).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('the map keeps its static drawing under Trusted Types', { tag: '@full' }, async ({ page }) => {
  const map = '<clothesline-donations-map></clothesline-donations-map>';
  const headers = { 'Content-Security-Policy': policies['Trusted Types'].policy };
  await play(page, { html: document(map), headers });
  await expect(page.getByRole('heading', { name: 'Donations Near You' })).toBeVisible();
});

for (const [what, changed] of Object.entries({
  'The script': /embed\.js$/,
  'What the script loads': /\/start\.js$/,
  'What is loaded later': /\/(runtime|cards|donations)\.js$/,
})) {
  test(`${what} does not run if modified in transit`, async ({ page }) => {
    const { script } = policies['only the version directory'];
    const refused = page.waitForEvent('console', (line) => line.text().includes("'integrity' attribute"));
    const { calls } = await play(page, { html: document(featured, { script }), changed });
    await refused;
    await page.waitForLoadState('networkidle');
    expect(calls.some((call) => changed.test(call.url()))).toBe(true);
    expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
}
