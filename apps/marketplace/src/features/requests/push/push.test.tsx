import { createRequestFixtures, rosa, wei } from '@clothesline/api-client/testing/members';
import { donationFixture } from '@clothesline/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { deviceErrors } from '../../../locales/en/deviceErrors.js';
import { detail as detailMessages } from '../../../locales/en/detail.js';
import { requests as requestMessages } from '../../../locales/en/requests.js';
import { profile as profileMessages } from '../../../locales/en/profile.js';
import { handOver as handOverMessages } from '../../../locales/en/handOver.js';
import { push as messages } from '../../../locales/en/push.js';
import { renderApp } from '../../../testing/renderApp.js';
import { stubPush } from '../../../testing/stubPush.js';

let browser: ReturnType<typeof stubPush> | undefined;
afterEach(() => browser?.restore());

const pushKey = 'BPublicKeyOfTheServer';
const button = (name: string) => screen.findByRole('button', { name });
const settings = '/profile?tab=settings';

const received = (options: { signedIn: number; pushKey?: string }) => {
  const requests = createRequestFixtures(new Date());
  const waiting = requests.find(({ askerId, state }) => askerId === wei.id && state === 'waiting');
  return renderApp(`/requests?request=${waiting?.id}`, { requests, ...options });
};

describe('push notifications', () => {
  test('are offered after a request is sent, without a browser prompt before the click', async () => {
    browser = stubPush();
    const { user, backend } = renderApp(`/donations/${donationFixture.id}`, { signedIn: wei.id, pushKey });
    await user.click(await button(detailMessages.contactDonor));
    const dialog = within(await screen.findByRole('dialog', { name: handOverMessages.ask }));
    await user.type(dialog.getByRole('textbox', { name: handOverMessages.reason }), 'I would wear it every day.');
    const day = dialog.getByRole('combobox', { name: handOverMessages.day });
    await user.selectOptions(day, within(day).getAllByRole('option')[3] ?? []);
    expect(screen.queryByRole('button', { name: messages.offer })).toBeNull();
    await user.click(dialog.getByRole('button', { name: handOverMessages.send }));
    const offer = await button(messages.offer);
    expect(browser.asked).toBe(0);
    await user.click(offer);
    expect(await screen.findByText(messages.isOn)).toBeInstanceOf(HTMLElement);
    expect(browser.asked).toBe(1);
    expect(backend.store.pushDevices).toMatchObject([{ userId: wei.id }]);
  });

  test('are offered to the donor of a waiting request', async () => {
    browser = stubPush({ answer: 'denied' });
    const { user, backend } = received({ signedIn: rosa.id, pushKey });
    await user.click(await button(messages.offer));
    expect(await screen.findByText(deviceErrors.pushBlocked)).toBeInstanceOf(HTMLElement);
    expect(backend.store.pushDevices).toEqual([]);
  });

  test.each([
    ['a browser that blocks them', { permission: 'denied' as const }, pushKey],
    ['a browser without push', undefined, pushKey],
    ['a server that sends none', {}, undefined],
  ])('are not offered for %s', async (_, stub, key) => {
    browser = stub && stubPush(stub);
    const { backend } = received({ signedIn: rosa.id, pushKey: key });
    await button(requestMessages.promise);
    const isAsked = () => backend.calls.some(({ endpoint }) => endpoint === 'getPush');
    await waitFor(() => expect(isAsked()).toBe(stub !== undefined));
    expect(screen.queryByRole('button', { name: messages.offer })).toBeNull();
  });

  test('are turned on and off in the settings, here or everywhere', async () => {
    browser = stubPush();
    const { user, backend } = renderApp(settings, { signedIn: rosa.id, pushKey });
    backend.store.pushDevices = [{ userId: rosa.id, session: 'phone', endpoint: 'https://fcm.googleapis.com/phone' }];
    await user.click(await button(messages.turnOn));
    await user.click(await button(messages.turnOff));
    await waitFor(() => expect(browser?.isSubscribed).toBe(false));
    expect(backend.store.pushDevices).toHaveLength(1);
    await user.click(await button(messages.turnOn));
    await button(messages.turnOff);
    await user.click(await button(messages.turnOffAll));
    await button(messages.turnOn);
    expect(backend.store.pushDevices).toEqual([]);
  });

  test('are turned on again in a new session', async () => {
    browser = stubPush();
    const { user, backend, unmount } = renderApp(settings, { signedIn: rosa.id, pushKey });
    await user.click(await button(messages.turnOn));
    await button(messages.turnOff);
    unmount();
    // Changing the password ends the session.
    backend.store.pushDevices = [];
    const again = renderApp(settings, { signedIn: rosa.id, pushKey });
    await button(messages.turnOff);
    expect(again.backend.store.pushDevices).toMatchObject([{ userId: rosa.id }]);
  });

  test('are unsubscribed from the push service at sign-out', async () => {
    browser = stubPush();
    const { user, backend } = renderApp(settings, { signedIn: rosa.id, pushKey });
    await user.click(await button(messages.turnOn));
    await button(messages.turnOff);
    await user.click(await button(profileMessages.signOut));
    await waitFor(() => expect(browser?.isSubscribed).toBe(false));
    expect(backend.store.pushDevices).toEqual([]);
  });

  test('stay off if the server fails', async () => {
    browser = stubPush();
    const { user, backend } = renderApp(settings, { signedIn: rosa.id, pushKey });
    backend.fail({ endpoint: 'turnOnPush', status: 503, times: 1 });
    await user.click(await button(messages.turnOn));
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join('')).not.toBe('');
    await user.click(await button(messages.turnOn));
    await button(messages.turnOff);
    expect(backend.store.pushDevices).toHaveLength(1);
  });
});
