import { mailedCode } from './support/mails.js';
import { openSignIn, signInByCode, signOut } from './support/signIn.js';
import { expect, expectNoAxeViolations, tabTo, test } from './support/test.js';
import { settled } from './support/visitor.js';

test.use({ ownServer: true, expectedNoise: /422|401/ });

const email = 'pilar@example.org';
const password = 'four coats on a line';

test('a password is added in the settings by keyboard, signs in, and is removed', async ({ page, server }) => {
  await page.goto('/saved');
  await settled(page);
  const used = await signInByCode(page, server, email);

  await page.goto('/profile?tab=settings');
  const open = page.getByRole('button', { name: 'Add a password…' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a password' });
  const field = dialog.getByLabel('New password');
  await expect(field).toBeFocused();
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please use at least 10 characters')).toBeVisible();
  await expectNoAxeViolations(page);
  await field.fill(password);
  await page.keyboard.press('Enter');
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.fill(await mailedCode(server, used));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password…' })).toBeVisible();
  await signOut(page);

  const signIn = await openSignIn(page);
  await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn.getByRole('button', { name: 'Use a password' }).click();
  const secret = signIn.getByLabel('Password');
  await expect(secret).toBeFocused();
  await page.keyboard.type('another one of mine');
  await page.keyboard.press('Enter');
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectNoAxeViolations(page);
  await secret.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re signed in as Neighbor.')).toBeVisible();
  const me = (await (await page.request.get(`${server.origin}/api/me`)).json()) as { email: string };
  expect(me.email).toBe(email);

  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Remove password' }).click();
  const remove = page.getByRole('dialog', { name: 'Remove your password?' });
  await remove.getByRole('button', { name: 'Use your password' }).click();
  await remove.getByLabel('Current password').fill(password);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password removed')).toBeVisible();
  await signOut(page);
  const again = await openSignIn(page);
  await again.getByRole('textbox', { name: 'Email' }).fill(email);
  await again.getByRole('button', { name: 'Use a password' }).click();
  await again.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(again.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
});
