import type { Page } from '@playwright/test';
import { mailedCode } from './support/mails.js';
import { followRequests } from './support/quiet.js';
import { secret, takePhoto } from './support/photos.js';
import { expect, expectNoAxeViolations, fullOnce, isPhone, once, tabTo, test } from './support/test.js';
import { fillTexts, settled } from './support/visitor.js';

test.use({ ownServer: true });

const email = 'ines@example.org';

/** A control in the header, or in the menu on phones. */
async function account(page: Page, name: string) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const around = isPhone(page) ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  return around.getByRole(name === 'Sign In' ? 'button' : 'link', { name });
}

test('a person signs in with a mailed code, and owns the donations they list', async ({ page, server }) => {
  await page.goto('/saved');
  await settled(page);
  await (await account(page, 'Sign In')).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  const code = page.getByRole('dialog', { name: 'Enter the code' }).getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  const right = await mailedCode(server);
  await expectNoAxeViolations(page);
  await code.fill(right);
  const name = page.getByRole('dialog', { name: 'What’s your first name?' });
  await expect(name.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type('Inés Moreno');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re signed in as Inés Moreno.')).toBeVisible();

  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Inés Moreno');
  await page.getByRole('textbox', { name: 'City' }).fill('Oakland, CA');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.getByLabel('Profile photo').setInputFiles(await takePhoto(page, 'me', 1200, 900));
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  const me = (await (await page.request.get(`${server.origin}/api/me`)).json()) as { profileImage: string };
  const stored = Buffer.from(await (await page.request.get(me.profileImage)).body());
  expect(stored.includes(secret)).toBe(false);
  await expectNoAxeViolations(page);

  await page.goto('/create');
  await fillTexts(page, { title: 'Signed coat', description: 'From an account.', category: 'Women' });
  const [listed] = (await (await fetch(`${server.origin}/api/donations?limit=1`)).json()) as { images: string[] }[];
  await page.getByRole('textbox', { name: 'Image URL' }).fill(listed?.images[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create Donation' }).click();
  await expect(page.getByText('Donation Created')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Inés Moreno' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Signed coat');

  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await page.reload();
  await expect(await account(page, 'Sign In')).toBeVisible();
});

test.describe('an incorrect code', () => {
  test.use({ expectedNoise: /422/ });

  test('shows an error, and the correct code still works, by keyboard', once, async ({ page, server }) => {
    await page.goto('/saved');
    await settled(page);
    await tabTo(page, await account(page, 'Sign In'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sign In' }).getByRole('textbox', { name: 'Email' }).waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const right = await mailedCode(server);
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(page.getByText(/^This code is incorrect/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).press('Control+a');
    await page.keyboard.type(right);
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('You’re signed in as Neighbor.')).toBeVisible();
  });
});

test('a mailed link signs in with a single click', once, async ({ page, server }) => {
  const asked = { email: 'link@example.org', type: 'sign-in' };
  await page.request.post(`${server.origin}/api/auth/email-otp/send-verification-otp`, { data: asked });
  const link = `/sign-in#${new URLSearchParams({ email: asked.email, code: await mailedCode(server) }).toString()}`;
  await page.goto(link);
  await settled(page);
  expect(page.url()).toBe(`${server.origin}/sign-in`);
  await expectNoAxeViolations(page);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
});

test('two browsers can use different demo accounts', fullOnce, async ({ page, browser, server }) => {
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
  followRequests(other);
  for (const [window, name] of [
    [page, 'Rosa'],
    [other, 'Wei'],
  ] as const) {
    await window.goto('/saved');
    await settled(window);
    await (await account(window, 'Sign In')).click();
    await window.getByRole('button', { name: `Continue as ${name}` }).click();
    await expect(window.getByRole('banner').getByRole('link', { name: `${name}: your profile` })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rosa: your profile' })).toBeVisible();
  await other.context().close();
});
