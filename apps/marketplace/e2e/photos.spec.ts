import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, failedRequests, full, fullOnce, once, test } from './support/test.js';
import { secret, takePhoto } from './support/photos.js';
import { mailedCode } from './support/mails.js';
import { skipName } from './support/signIn.js';
import { card, fillTexts, settled } from './support/visitor.js';

test.use({ ownServer: true });

const coat = { title: 'Striped coat', description: 'Photographed on the kitchen table.', category: 'Women' };

const previews = (page: Page) => page.getByRole('group', { name: /^Images/ }).getByRole('listitem');

async function choose(page: Page, ...names: string[]): Promise<void> {
  const files = await Promise.all(names.map((name, index) => takePhoto(page, name, 2400, 1600 + index * 10)));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles(files);
}

async function created(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Donation' }).click();
  await expect(page.getByText('Donation Created')).toBeVisible();
}

async function found(origin: string): Promise<{ title: string; images: string[] }[]> {
  const response = await fetch(`${origin}/api/donations?search=striped+coat`);
  const donations = (await response.json()) as { title: string; images: string[] }[];
  return donations.filter(({ title }) => title === coat.title);
}

test("a donation is listed with a phone's photos, without their position", async ({ page, server }) => {
  await page.goto('/create');
  await choose(page, 'front', 'the back');
  await expect(previews(page)).toHaveCount(2);
  await fillTexts(page, coat);
  await page.getByRole('button', { name: 'Options for image 2' }).press('Enter');
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'Move earlier' }).press('Enter');
  await expectNoAxeViolations(page);
  await created(page);

  await page.goto('/explore');
  const picture = card(page, coat.title).getByRole('img', { name: coat.title }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // The browser chooses a variant that fits the screen.
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(320|640)\.webp$/);
  const [listed] = await found(server.origin);
  expect(listed?.images).toHaveLength(2);
  for (const image of listed?.images ?? []) {
    const response = await fetch(image);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(bytes).not.toContain('Exif');
    expect(bytes).not.toContain(secret);
  }
});

test('photos and texts are restored after a reload, and sent once', once, async ({ page, server }) => {
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)));
  await page.goto('/create');
  await choose(page, 'front');
  await fillTexts(page, coat);
  await expect(page.getByRole('img', { name: 'Uploading…' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(previews(page)).toHaveCount(1);
  await expect
    .poll(() =>
      previews(page)
        .locator('canvas')
        .evaluate(({ width }: HTMLCanvasElement) => width),
    )
    .toBe(320);
  await created(page);
  expect(sent.filter((path) => path === '/api/photos')).toHaveLength(1);
  expect(sent.filter((path) => path === '/api/donations')).toHaveLength(1);
  expect(await found(server.origin)).toHaveLength(1);
  await page.goto('/create');
  await expect(page.getByText('We restored your draft.')).toHaveCount(0);
});

/** Simulates returning to the tab, since a headless browser never fires the event. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('photos added in two tabs belong to the same donation', fullOnce, async ({ page, context, server }) => {
  await page.goto('/create');
  await choose(page, 'front');
  await fillTexts(page, coat);
  await expect(page.getByRole('img', { name: 'Uploading…' })).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/create');
  await expect(previews(other)).toHaveCount(1);
  await choose(other, 'the back', 'the label');
  await expect(other.getByRole('img', { name: 'Uploading…' })).toHaveCount(0);
  await comeBack(page);
  await expect(previews(page)).toHaveCount(3);
  await created(page);
  expect((await found(server.origin)).map(({ images }) => new Set(images).size)).toEqual([3]);
  await other.close();
});

test('photos can be listed as separate donations', full, async ({ page, server }) => {
  await page.goto('/create');
  await choose(page, 'coat', 'hat');
  await fillTexts(page, coat);
  await page.getByRole('button', { name: 'List these photos as separate items' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Image 1 title' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Striped coat for a doll');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Create 2 Donations' }).click();
  await expect(page.getByText('Your 2 donations have been successfully listed.')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole('article').first()).toContainText('Striped coat for a doll');
  expect((await found(server.origin)).map(({ images }) => images.length)).toEqual([1]);
});

test.describe('if listing requires an account', () => {
  test.use({ expectedNoise: failedRequests });

  test(
    'photos are kept on the device until the visitor signs in, even across a reload',
    full,
    async ({ page, server }) => {
      await server.stop();
      await server.restart({ ACCOUNTS: 'required' });
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/api/photos')) statuses.push(response.status());
      });
      await page.goto('/create');
      await choose(page, 'front', 'the back');
      await fillTexts(page, coat);
      await expect(page.getByRole('img', { name: 'Uploading…' })).toHaveCount(0);
      await expect(page.getByText("We couldn't upload this photo.")).toHaveCount(0);
      await page.reload();
      await settled(page);
      await expect(previews(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Create Donation' }).click();
      await page
        .getByRole('dialog', { name: 'Sign In' })
        .getByRole('textbox', { name: 'Email' })
        .fill('ines@example.org');
      await page.keyboard.press('Enter');
      const code = page.getByRole('dialog', { name: 'Enter the code' }).getByRole('textbox', { name: 'Code' });
      await expect(code).toBeFocused();
      await code.fill(await mailedCode(server));
      await skipName(page);
      await expect(page.getByText('You’re signed in as Neighbor.')).toBeVisible();
      expect(new Set(statuses)).toEqual(new Set([401]));
      await expect(previews(page)).toHaveCount(2);
      await created(page);
      expect(statuses.filter((status) => status === 201)).toHaveLength(2);
      expect((await found(server.origin)).map(({ images }) => images.length)).toEqual([2]);
    },
  );
});

test.describe('offline', () => {
  test.use({ expectedNoise: failedRequests });

  test('a photo is sent once the network is back', fullOnce, async ({ page, context }) => {
    await page.goto('/create');
    await fillTexts(page, coat);
    await context.setOffline(true);
    await choose(page, 'front');
    await expect(
      page.getByText("You're offline. We'll upload the photo when you're back online.", { exact: true }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(
      page.getByText("You're offline. We'll upload the photo when you're back online.", { exact: true }),
    ).toHaveCount(0);
    await created(page);
  });

  test('a donation is sent once the network is back', fullOnce, async ({ page, context, server }) => {
    await page.goto('/create');
    await choose(page, 'front');
    await expect(page.getByRole('img', { name: 'Uploading…' })).toHaveCount(0);
    await fillTexts(page, coat);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create Donation' }).click();
    await expect(page.getByText("You're offline. We'll submit your donation when you're back online.")).toBeVisible();
    expect(await found(server.origin)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Donation Created')).toBeVisible();
    expect(await found(server.origin)).toHaveLength(1);
  });
});
