import type { Page } from '@playwright/test';
import { openOtherBrowser, continueAs, findDonation } from './support/people.js';
import { expect, expectNoAxeViolations, once, test } from './support/test.js';

test.use({ ownServer: true });

/** Fakes the push service, but uses the real service worker. */
async function withPushService(page: Page) {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    let current: object | null = null;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const key = btoa('k'.repeat(65)).replace('==', '').replace('=', '');
      current = {
        toJSON: () => ({ endpoint: 'https://push.invalid/1', keys: { p256dh: key, auth: 'a'.repeat(22) } }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  });
}

/** Sends a push message to the page's service worker. */
async function deliver(page: Page, origin: string, content: object) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, data }) => [title, data]);
  });

test('a donor turns on notifications, gets one, and turns them off', once, async ({ page, browser, server }) => {
  await server.stop();
  await server.restart({ PUSH_SERVICES: 'push.invalid' });
  const { id } = await findDonation(server, 'Rosa');
  const wei = await openOtherBrowser(browser, page, server);
  await continueAs(wei, 'Wei');
  await wei.goto(`/donations/${id}`);
  await wei.getByRole('button', { name: 'Contact Donor' }).click();
  const dialog = wei.getByRole('dialog', { name: 'Request this donation' });
  await dialog.getByRole('textbox', { name: 'Why would you like it?' }).fill('I would wear it every single day.');
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(wei.getByRole('link', { name: 'View your request' })).toBeVisible();

  await withPushService(page);
  await continueAs(page, 'Rosa');
  await page.getByRole('link', { name: /^Requests, 1 new/ }).click();
  const offer = page.getByRole('button', { name: 'Notify me on this device' });
  await expectNoAxeViolations(page);
  await offer.click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await deliver(page, server.origin, {
    path: '/requests?request=1',
    texts: { en: 'You have a new message.' },
  });
  await expect.poll(() => shown(page)).toEqual([['You have a new message.', '/requests?request=1']]);

  await page.goto('/profile?tab=settings');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Turn off for this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});
