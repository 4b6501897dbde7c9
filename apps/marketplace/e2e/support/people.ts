import type { Browser, Page } from '@playwright/test';
import { followRequests } from './quiet.js';
import type { RunningServer } from './server.js';
import { expect, isPhone } from './test.js';
import { settled } from './visitor.js';

export async function continueAs(page: Page, name: string): Promise<void> {
  await page.goto('/saved');
  await settled(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const around = isPhone(page) ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await around.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await expect(page.getByText(`You’re signed in as ${name}.`)).toBeVisible();
}

export async function openOtherBrowser(browser: Browser, page: Page, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: page.viewportSize(),
    hasTouch: isPhone(page),
    isMobile: isPhone(page),
  });
  const other = await context.newPage();
  followRequests(other);
  return other;
}

export async function findPersonId({ origin }: RunningServer, name: string): Promise<number> {
  const people = (await (await fetch(`${origin}/api/auth/demo`)).json()) as { id: number; displayName: string }[];
  const found = people.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found.id;
}

export async function findDonation(server: RunningServer, name: string): Promise<{ id: number; title: string }> {
  const { donations } = (await (
    await fetch(`${server.origin}/api/people/${await findPersonId(server, name)}`)
  ).json()) as {
    donations: { id: number; title: string; status: string }[];
  };
  const found = donations.find(({ status }) => status === 'available');
  if (!found) throw new Error(`${name} gives nothing.`);
  return found;
}
