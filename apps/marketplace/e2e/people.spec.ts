import type { Page } from '@playwright/test';
import { startFreshServer } from './support/freshServer.js';
import { openOtherBrowser, continueAs, findDonation, findPersonId } from './support/people.js';
import { mailedCode } from './support/mails.js';
import { enterCode, signInByCode } from './support/signIn.js';
import { takePhoto } from './support/photos.js';
import { expect, expectNoAxeViolations, failedRequests, isPhone, tabTo, test } from './support/test.js';
import { settled } from './support/visitor.js';

test.use({
  server: async ({}, provide) => {
    const server = await startFreshServer({ MODERATORS: 'grace@demo.invalid' });
    await provide(server);
    await server.remove();
  },
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('donations that are not available to a visitor', () => {
  test.use({ expectedNoise: failedRequests });

  test('a moderator decides on a report, and the author sees the reason', async ({ page, browser, server }) => {
    test.slow();
    const { id, title } = await findDonation(server, 'Rosa');
    await continueAs(page, 'Wei');
    await page.goto(`/donations/${id}`);
    await settled(page);
    await page.getByRole('button', { name: 'Report' }).click();
    const report = dialog(page, 'Report this donation');
    await report.getByRole('radio', { name: 'It’s unsafe or illegal' }).check();
    await report.getByRole('textbox').fill('The lining is full of moths.');
    await expectNoAxeViolations(page);
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you')).toBeVisible();

    const grace = await openOtherBrowser(browser, page, server);
    await continueAs(grace, 'Grace');
    await grace.goto('/profile?tab=settings');
    await grace.getByRole('link', { name: 'Review reports' }).click();
    await expect(heading(grace, 'Moderation')).toBeVisible();
    await expect(grace.getByText('“The lining is full of moths.”')).toBeVisible();
    await expectNoAxeViolations(grace);
    await hide(grace, title, 'Moths spread to other clothes.');
    await expect(grace.getByRole('main').getByText('Hidden', { exact: true })).toBeVisible();
    await expect(grace.getByRole('heading', { name: 'Open (0)' })).toBeVisible();
    await expect(grace.getByText(/Hidden by you.*“Moths spread to other clothes\.”/)).toBeVisible();

    await page.reload();
    await expect(heading(page, 'Donation Not Found')).toBeVisible();

    const rosa = await openOtherBrowser(browser, page, server);
    await continueAs(rosa, 'Rosa');
    await rosa.getByRole('link', { name: /^Requests, 1 new/ }).click();
    await rosa.getByRole('tab', { name: 'Updates' }).click();
    await rosa.getByRole('link', { name: /Moths spread to other clothes/ }).click();
    await expect(heading(rosa, title)).toBeVisible();
    await expect(rosa.getByText('A moderator hid this donation. Only you can see it.')).toBeVisible();
    await expect(rosa.getByText('“Moths spread to other clothes.”')).toBeVisible();
    await expectNoAxeViolations(rosa);
    await rosa.goto('/moderation');
    await expect(heading(rosa, 'Moderators only')).toBeVisible();
  });

  test('a person blocks and unblocks a donor', async ({ page, server }) => {
    const { id, title } = await findDonation(server, 'Rosa');
    await continueAs(page, 'Wei');
    await page.goto(`/donations/${id}`);
    await page.getByRole('main').getByRole('link', { name: 'Rosa', exact: true }).click();
    await expect(heading(page, 'Rosa')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Block' }).click();
    await dialog(page, 'Block Rosa?').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText('You blocked this person', { exact: false })).toBeVisible();
    await page.goto(`/donations/${id}`);
    await expect(heading(page, 'Donation Not Found')).toBeVisible();
    await page.goto(`/people/${await findPersonId(server, 'Rosa')}`);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await dialog(page, 'Unblock Rosa?').getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  test('an account is deleted and restored', async ({ page, browser, server }) => {
    const email = 'ines@example.org';
    const visitor = await openOtherBrowser(browser, page, server);
    await page.goto('/saved');
    await settled(page);
    const code = await signInByCode(page, server, email);
    const data = {
      title: 'Yellow raincoat',
      description: 'Worn one winter.',
      category: 'Women',
      images: [`${server.origin}/icon.svg`],
      userId: 1,
      latitude: 37.76,
      longitude: -122.42,
      locationName: 'Mission, San Francisco',
    };
    const { id, title, userId } = await (await page.request.post('/api/donations', { data })).json();
    const path = `/people/${userId}`;
    await page.goto('/profile?tab=settings');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await expect(dialog(page, 'Delete your account')).toBeVisible();
    await expectNoAxeViolations(page);
    const deleting = dialog(page, 'Delete your account');
    await deleting.getByRole('button', { name: 'Send me a code' }).click();
    const proof = await mailedCode(server, code);
    await deleting.getByRole('textbox', { name: 'Code' }).fill(proof);
    await deleting.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('You’re signed out, and your account is being deleted')).toBeVisible();
    for (const [address, name] of [
      [path, 'Person not found'],
      [`/donations/${id}`, 'Donation Not Found'],
    ] as const) {
      await visitor.goto(address);
      await expect(heading(visitor, name)).toBeVisible();
    }

    await page.goto('/saved');
    await settled(page);
    await enterCode(page, server, email, proof);
    await expect(dialog(page, 'Your account is being deleted')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account won’t be deleted')).toBeVisible();
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  });
});

test('a donor edits and withdraws a donation', async ({ page, server }) => {
  const { id, title } = await findDonation(server, 'Rosa');
  await continueAs(page, 'Rosa');
  await page.goto('/profile');
  await page.getByRole('button', { name: `Edit… ${title}`, exact: true }).click();
  const edit = dialog(page, 'Edit this donation');
  await edit.getByRole('textbox', { name: 'Title' }).fill('Marmalade coat, washed twice');
  const count = await edit.getByRole('button', { name: /^Options for image/ }).count();
  await edit.getByLabel('Add photos').setInputFiles(await takePhoto(page, 'washed', 1200, 900));
  await expect(edit.getByRole('button', { name: /^Options for image/ })).toHaveCount(count + 1);
  await edit.getByRole('button', { name: `Options for image ${count + 1}` }).press('Enter');
  await edit.getByRole('menuitem', { name: 'Move earlier' }).press('Enter');
  await expectNoAxeViolations(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  const { images } = (await (await fetch(`${server.origin}/api/donations/${id}`)).json()) as { images: string[] };
  expect(images).toHaveLength(count + 1);
  expect(images[count - 1]).toContain('/photos/');
  const card = page.getByRole('listitem').filter({ hasText: 'Marmalade coat, washed twice' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^Withdraw/ }).click();
  await dialog(page, 'Withdraw this donation?').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Donation withdrawn')).toBeVisible();
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

/** Hides the reported content, on desktops with the keyboard only. */
async function hide(page: Page, title: string, reason: string): Promise<void> {
  const button = page.getByRole('button', { name: `Hide… ${title}`, exact: true });
  const ask = dialog(page, 'Hide this content');
  if (isPhone(page)) {
    await button.click();
    await ask.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await ask.getByRole('button', { name: 'Hide' }).click();
    return;
  }
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type(reason);
  await tabTo(page, ask.getByRole('button', { name: 'Hide' }));
  await page.keyboard.press('Enter');
}
