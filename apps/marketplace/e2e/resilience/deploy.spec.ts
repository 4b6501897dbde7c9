import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FreshServer, startFreshServer } from '../support/freshServer.js';
import { type Proxy, startProxy } from '../support/proxy.js';
import { expect, full, test as base } from '../support/test.js';
import { cards, settled } from '../support/visitor.js';
import { buildReleases, type Releases } from './releases.js';
import { expectAlive } from './screens.js';

interface Site {
  proxy: Proxy;
  releases: Releases;
  /** Only has the newer build. */
  newerServer: FreshServer;
}

/** Builds the second release once per worker, since it takes seconds. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ sharedServer }, provide) => {
      const proxy = await startProxy(sharedServer.origin);
      const releases = buildReleases(proxy.origin);
      const newerServer = await startFreshServer({ MARKETPLACE_DIR: releases.newer });
      await provide({ proxy, releases, newerServer });
      await newerServer.remove();
      releases.remove();
      proxy.close();
    },
    { scope: 'worker' },
  ],
  // Tests switch the release behind the proxy's URL.
  server: async ({ site, sharedServer }, provide) => {
    site.proxy.targets = [sharedServer.origin];
    await provide({ ...sharedServer, origin: site.proxy.origin });
  },
});

// Runs in a single worker to share the build.
test.describe.configure({ mode: 'default' });

const newVersion = 'A new version is available';

test.describe('a page opened before a deploy', () => {
  test.use({ expectedNoise: /Failed to load resource|dynamically imported module|ChunkError/ });

  test('announces a new version in its dialogs, and reloads for a missing screen', async ({ page, site }) => {
    await page.goto('/');
    await settled(page);
    site.proxy.targets = [site.newerServer.origin];
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('dialog').getByText(newVersion)).toBeVisible();
    await page.keyboard.press('Escape');
    await footer.getByRole('link', { name: 'Donate Items' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
    await expectAlive(page);
  });

  test('shows a message if a reload did not help', full, async ({ page, site, sharedServer }) => {
    await page.goto('/');
    await settled(page);
    await page.evaluate(() => sessionStorage.setItem('clothesline_reloaded', String(Date.now())));
    site.proxy.targets = [site.newerServer.origin];
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate Items' }).click();
    await expect(page.getByRole('heading', { level: 1, name: newVersion })).toBeVisible();
    await expect(page.getByText('Check your connection')).toHaveCount(0);
    site.proxy.targets = [sharedServer.origin];
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });

  test('announces a new version in the assistant, and keeps typed text', full, async ({ page, site }) => {
    await page.goto('/create');
    // Otherwise the first interaction would load the assistant before the deploy.
    site.proxy.missing = /\/assets\/Assistant-/;
    await page.getByRole('textbox', { name: 'Title' }).fill('A coat');
    await settled(page);
    site.proxy.missing = undefined;
    site.proxy.targets = [site.newerServer.origin];
    await page.getByRole('button', { name: 'Open chat' }).click();
    const alert = page.getByRole('alert').filter({ hasText: newVersion });
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A coat');
  });
});

test(
  'a second build keeps the first, so that servers with both can be updated one by one',
  full,
  async ({ page, site: { proxy, releases } }) => {
    expect(releases.olderFiles.length).toBeGreaterThan(10);
    for (const file of releases.olderFiles) {
      expect([file, existsSync(join(releases.newerWithBoth, file))]).toEqual([file, true]);
    }
    const older = await startFreshServer({ MARKETPLACE_DIR: releases.olderWithBoth });
    const newer = await startFreshServer({ MARKETPLACE_DIR: releases.newerWithBoth });
    proxy.targets = [older.origin];
    await page.goto('/');
    await settled(page);

    proxy.targets = [older.origin, newer.origin];
    const follow = async (name: string, heading: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    };
    await follow('Donate Items', 'Donate Items');
    await follow('Browse Donations', 'All Donations');
    const entries = new Set<string | null>();
    // Repeated, since the number of requests decides which server returns the page.
    for (let visits = 0; visits < 10 && entries.size < 2; visits += 1) {
      for (const path of ['/', '/explore', '/create', '/donations/1']) {
        await page.goto(path);
        await settled(page);
        entries.add(await page.locator('head script[type=module]').getAttribute('src'));
        await expect(page.getByText(newVersion)).toHaveCount(0);
      }
    }
    expect(entries.size).toBe(2);

    proxy.targets = [newer.origin];
    await follow('Browse Donations', 'All Donations');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await older.remove();
    await newer.remove();
  },
);

test.describe('servers with only one release each', () => {
  test.use({ expectedNoise: /Failed to load resource|dynamically imported module|MIME type|ChunkError/ });

  test('show a message instead of a blank page', full, async ({ page, server, site }) => {
    site.proxy.targets = [...site.proxy.targets, site.newerServer.origin];
    for (const path of ['/', '/explore', '/create', '/donations/1']) {
      await page.goto(server.origin + path);
      // The screen, an error, or the message for slow loads.
      await expect(
        page.getByRole('heading', { level: 1 }).or(page.getByRole('link', { name: 'Reload', exact: true })),
        // The message for slow loads appears after 10 s.
      ).toBeVisible({ timeout: 20_000 });
    }
  });
});
