import type { CDPSession, Page } from '@playwright/test';
import { mailedCode } from './support/mails.js';
import { openSignIn, signInByCode, signOut } from './support/signIn.js';
import { expect, expectNoAxeViolations, fullOnce, tabTo, test } from './support/test.js';
import { settled } from './support/visitor.js';

test.use({ ownServer: true });

const email = 'ines@example.org';

interface Device {
  cdp: CDPSession;
  authenticatorId: string;
}

/** A device with a screen lock that is always unlocked. */
async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Confirms the removal of a passkey with that passkey. */
async function removeByPasskey(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
}

test.describe('a passkey', () => {
  test.use({ expectedNoise: /422/ });

  test('is added in the settings, signs in with a single click, and is removed', async ({ page, server }) => {
    // Disables autofill, which would sign in immediately.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto('/saved');
    await settled(page);
    const used = await signInByCode(page, server, email);
    const { cdp, authenticatorId } = await addDevice(page);

    await page.goto('/profile?tab=settings');
    await page.getByRole('button', { name: 'Add a passkey…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await page.keyboard.press('Enter');
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await expectNoAxeViolations(page);
    await code.fill(await mailedCode(server, used));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(page.getByText('My phone', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost', userName: email }]);

    // Tries the same device again.
    await page.getByRole('button', { name: 'Add a passkey…' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await code.fill(await mailedCode(server));
    await page.keyboard.press('Enter');
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await signOut(page);
    await (await openSignIn(page)).getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('You’re signed in as Neighbor.')).toBeVisible();
    const me = (await (await page.request.get(`${server.origin}/api/me`)).json()) as { email: string };
    expect(me.email).toBe(email);

    await page.goto('/profile?tab=settings');
    await expect(page.getByText(/^Added on .+ Last used on /)).toBeVisible();
    await page.getByRole('button', { name: 'Remove: My phone' }).click();
    await removeByPasskey(page);
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByText('My phone', { exact: true })).toHaveCount(0);
    await signOut(page);
    const again = await openSignIn(page);
    await again.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(again.getByText(/^This passkey didn.t work/)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('signs in by autofill of the email field', fullOnce, async ({ page, server }) => {
    await page.goto('/saved');
    await settled(page);
    const used = await signInByCode(page, server, email);
    await addDevice(page);
    await page.goto('/profile?tab=settings');
    await page.getByRole('button', { name: 'Add a passkey…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(server, used));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passkey added')).toBeVisible();
    await signOut(page);
    await openSignIn(page);
    await expect(page.getByText('You’re signed in as Neighbor.')).toBeVisible();

    // A removed passkey is tried only once.
    await page.getByRole('button', { name: 'Remove: This device' }).click();
    await removeByPasskey(page);
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const tries: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/sign-in/passkey')) tries.push(String(response.status()));
    });
    const again = await openSignIn(page);
    await expect(again.getByText(/^This passkey didn.t work/)).toBeVisible();
    await page.waitForTimeout(1000);
    expect(tries).toEqual(['422']);
  });

  test('requires user verification by the device', fullOnce, async ({ page, server }) => {
    await page.goto('/saved');
    await settled(page);
    const used = await signInByCode(page, server, email);
    const { cdp, authenticatorId } = await addDevice(page);
    await page.goto('/profile?tab=settings');
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Add a passkey…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(server, used));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No passkey was used. You can try again.')).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await tabTo(page, dialog.getByRole('button', { name: 'Create passkey' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passkey added')).toBeVisible();
  });
});
