import { expect, isPhone, test } from './support/test.js';
import { continueAs, findDonation } from './support/people.js';
import { followRequests } from './support/quiet.js';
import { settled } from './support/visitor.js';

// Playwright disables the back/forward cache by default.
test.use({
  ownServer: true,
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('a page restored by Back switches to the account that signed in meanwhile', async ({ page, context, server }) => {
  const { id } = await findDonation(server, 'Rosa');
  await continueAs(page, 'Grace');
  await page.goto(`/donations/${id}`);
  await page.getByRole('button', { name: 'Contact Donor' }).click();
  await expect(page.getByRole('textbox', { name: 'Your first name' })).toHaveValue('Grace');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto('/licenses.txt');

  const other = await context.newPage();
  followRequests(other);
  await other.goto(server.origin);
  await settled(other);
  await other.evaluate(() =>
    fetch('/api/auth/sign-out', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
  );
  await continueAs(other, 'Wei');

  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  await expect(page.getByText(/You[’']re now signed in as Wei\./)).toBeVisible();
  await expect(page.getByText('Grace')).toHaveCount(0);
  if (!isPhone(page)) await expect(page.getByRole('banner').getByText('Wei')).toBeVisible();
});
