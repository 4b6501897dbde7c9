import type { Locator, Page } from '@playwright/test';
import { mailedCode } from './mails.js';
import type { RunningServer } from './server.js';
import { expect, isPhone } from './test.js';

export async function openSignIn(page: Page): Promise<Locator> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const around = isPhone(page) ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await around.getByRole('button', { name: 'Sign In' }).click();
  return page.getByRole('dialog', { name: 'Sign In' });
}

export async function enterCode(page: Page, server: RunningServer, email: string, before?: string): Promise<string> {
  const dialog = await openSignIn(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  const right = await mailedCode(server, before);
  await code.fill(right);
  return right;
}

export async function skipName(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What’s your first name?' });
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Not now' }).click();
}

export async function signInByCode(page: Page, server: RunningServer, email: string): Promise<string> {
  const code = await enterCode(page, server, email);
  await skipName(page);
  await expect(page.getByText('You’re signed in as Neighbor.')).toBeVisible();
  return code;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
}
