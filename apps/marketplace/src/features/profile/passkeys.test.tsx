import { memberLimits } from '@clothesline/api-client/members';
import { fakeCode, ines, passkeyFixtures, rosa } from '@clothesline/api-client/testing/members';
import { uiTexts } from '@clothesline/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deviceErrors } from '../../locales/en/deviceErrors.js';
import { layout as layoutMessages } from '../../locales/en/layout.js';
import { account as accountMessages } from '../../locales/en/account.js';
import { signIn } from '../../locales/en/signIn.js';
import { signInPage as page } from '../../locales/en/signInPage.js';
import { profile as messages } from '../../locales/en/profile.js';
import { renderApp, type AppOptions } from '../../testing/renderApp.js';
import { stubPasskeys, type StubbedPasskeys } from '../../testing/stubPasskeys.js';

const settings = '/profile?tab=settings';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

let device: StubbedPasskeys;
beforeEach(() => (device = stubPasskeys()));
afterEach(() => device.restore());

describe('passkeys in the settings', () => {
  const open = (options: AppOptions = {}) => renderApp(settings, { signedIn: ines.id, ...options });

  /** Opens the dialog, and enters the mailed code. */
  async function add({ user }: ReturnType<typeof renderApp>) {
    await user.click(await screen.findByRole('button', { name: messages.passkeyAddOpen }));
    const asked = await dialog(messages.passkeyAdd);
    const name = asked.getByRole('textbox', { name: messages.passkeyName });
    expect(document.activeElement).toBe(name);
    await user.clear(name);
    await user.type(name, 'Mi teléfono{Enter}');
    await user.type(await asked.findByRole('textbox', { name: messages.code }), `${fakeCode}{Enter}`);
    return asked;
  }

  test('are added with a mailed code, and listed by name', async () => {
    const app = open();
    await add(app);
    await screen.findByText(messages.passkeyIsAdded);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Mi teléfono')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(messages.passkeyUnused)).toBeInstanceOf(HTMLElement);
    expect(app.backend.store.passkeys.map(({ userId }) => userId)).toEqual([ines.id]);
  });

  test('are not added without a name or with an incorrect code', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: messages.passkeyAddOpen }));
    const asked = await dialog(messages.passkeyAdd);
    const name = asked.getByRole('textbox', { name: messages.passkeyName });
    await user.clear(name);
    await user.type(name, ' {Enter}');
    expect(await asked.findByText(messages.passkeyNameless)).toBeInstanceOf(HTMLElement);
    expect(backend.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.type(name, 'Phone{Enter}');
    const code = await asked.findByRole('textbox', { name: messages.code });
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(asked.getByRole('alert').textContent).toMatch(/^This code/));
    await user.clear(code);
    await user.type(code, `${fakeCode}{Enter}`);
    expect(await screen.findByText(messages.passkeyIsAdded)).toBeInstanceOf(HTMLElement);
  });

  test('can be created after a cancellation without another code', async () => {
    const app = open();
    device.set({ refusal: 'NotAllowedError' });
    const asked = await add(app);
    expect(await asked.findByText(deviceErrors.passkeyCanceled)).toBeInstanceOf(HTMLElement);
    expect(asked.queryByRole('textbox', { name: messages.code })).toBeNull();
    device.set({});
    await app.user.click(asked.getByRole('button', { name: messages.passkeyMake }));
    expect(await screen.findByText(messages.passkeyIsAdded)).toBeInstanceOf(HTMLElement);
  });

  test.each([
    ['InvalidStateError', deviceErrors.passkeyKnown],
    ['SecurityError', deviceErrors.passkeyElsewhere],
    ['NotSupportedError', deviceErrors.passkeyUnable],
    ['ConstraintError', deviceErrors.passkeyUnable],
    ['UnknownError', deviceErrors.passkeyFailed],
  ])('explain the error if the browser rejects with %s', async (refusal, text) => {
    device.set({ refusal });
    const asked = await add(open());
    expect(await asked.findByText(text)).toBeInstanceOf(HTMLElement);
  });

  test('require another code after the server rejects a passkey', async () => {
    const app = open({ passkeys: [{ ...passkeyFixtures[0], userId: rosa.id }] });
    const asked = await add(app);
    expect(await asked.findByText('This passkey already belongs to an account.')).toBeInstanceOf(HTMLElement);
    expect(asked.getByRole('button', { name: messages.sendCode })).toBeInstanceOf(HTMLElement);
  });

  test('can be sent again if the request fails', async () => {
    const app = open({ faults: [{ endpoint: 'addPasskey', status: 503, times: 1 }] });
    const asked = await add(app);
    await waitFor(() => expect(asked.getByRole('alert').textContent).not.toBe(''));
    device.set({ refusal: 'InvalidStateError' });
    await app.user.click(asked.getByRole('button', { name: messages.passkeyMake }));
    expect(await screen.findByText(messages.passkeyIsAdded)).toBeInstanceOf(HTMLElement);
  });

  test('are renamed and removed', async () => {
    const { user, backend } = open({ passkeys: passkeyFixtures });
    const [first] = passkeyFixtures;
    await user.click(await screen.findByRole('button', { name: `${messages.passkeyRename}: ${first.name}` }));
    const rename = await dialog(messages.passkeyRenameTitle);
    const name = rename.getByRole('textbox', { name: messages.passkeyName });
    await user.clear(name);
    await user.type(name, 'Old phone{Enter}');
    await user.click(await screen.findByRole('button', { name: `${messages.passkeyRemove}: Old phone` }));
    const remove = await dialog(messages.passkeyRemoveTitle);
    remove.getByText('Old phone');
    await user.click(remove.getByRole('button', { name: messages.sendCode }));
    await user.type(await remove.findByRole('textbox', { name: messages.code }), `${fakeCode}{Enter}`);
    await screen.findByText(messages.passkeyIsRemoved);
    await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull());
    expect(backend.store.passkeys.map(({ id }) => id)).toEqual([2]);
  });

  test('can be removed with a passkey instead of a code', async () => {
    const { user, backend } = open({ passkeys: passkeyFixtures });
    const [first, second] = passkeyFixtures;
    await user.click(await screen.findByRole('button', { name: `${messages.passkeyRemove}: ${second.name}` }));
    const remove = await dialog(messages.passkeyRemoveTitle);
    await user.click(remove.getByRole('button', { name: messages.proofKinds.passkey }));
    device.set({ refusal: 'NotAllowedError' });
    await user.click(remove.getByRole('button', { name: messages.passkeyRemove }));
    await remove.findByText(deviceErrors.passkeyCanceled);
    device.set({ credentialId: first.credentialId });
    await user.click(remove.getByRole('button', { name: messages.passkeyRemove }));
    await screen.findByText(messages.passkeyIsRemoved);
    expect(backend.store.passkeys.map(({ id }) => id)).toEqual([first.id]);
    expect(backend.store.codes.size).toBe(0);
  });

  test('are limited in number', async () => {
    const passkeys = Array.from({ length: memberLimits.passkeys }, (_, index) => ({
      ...passkeyFixtures[0],
      id: index + 1,
      credentialId: `id${index}`,
    }));
    open({ passkeys });
    await screen.findByText(messages.passkeysFull({ max: memberLimits.passkeys }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.passkeyAddOpen }).disabled).toBe(true);
  });

  test('show an error if loading fails, and can be reloaded', async () => {
    const { user } = open({
      passkeys: passkeyFixtures,
      faults: [{ endpoint: 'listPasskeys', status: 403, times: 1 }],
    });
    await user.click(await screen.findByRole('button', { name: messages.tryAgain }));
    expect(await screen.findByText(passkeyFixtures[0].name)).toBeInstanceOf(HTMLElement);
  });

  test('offer to sign in if the session has ended', async () => {
    const { user } = open({ passkeys: passkeyFixtures, faults: [{ endpoint: 'listPasskeys', status: 401 }] });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: layoutMessages.signIn }));
    expect(await screen.findByRole('dialog', { name: signIn.title })).toBeInstanceOf(HTMLElement);
  });

  test('cannot be added if the browser does not support them', async () => {
    device.restore();
    open({ passkeys: passkeyFixtures });
    await screen.findByText(messages.passkeysUnknown);
    expect(screen.queryByRole('button', { name: messages.passkeyAddOpen })).toBeNull();
    expect(await screen.findByText(passkeyFixtures[0].name)).toBeInstanceOf(HTMLElement);
  });
});

describe('signing in with a passkey', () => {
  const signInButton = () => within(screen.getByRole('banner')).findByRole('button', { name: layoutMessages.signIn });
  const passkeyButton = () => screen.findByRole('button', { name: signIn.withPasskey });

  test('takes a single click, and no email', async () => {
    const { user, backend } = renderApp('/saved', { passkeys: passkeyFixtures });
    await user.click(await signInButton());
    await user.click(await passkeyButton());
    await screen.findByText(accountMessages.signedIn({ name: ines.displayName }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.store.signedIn).toBe(ines.id);
  });

  test('shows an error if canceled or unknown, after which codes still work', async () => {
    const { user } = renderApp('/saved');
    device.set({ refusal: 'NotAllowedError' });
    await user.click(await signInButton());
    await user.click(await passkeyButton());
    expect(await screen.findByText(deviceErrors.passkeyCanceled)).toBeInstanceOf(HTMLElement);
    device.set({});
    await user.click(await passkeyButton());
    expect(await screen.findByText(/^This passkey didn.t work/)).toBeInstanceOf(HTMLElement);
    await user.type(screen.getByRole('textbox', { name: signIn.email }), `${ines.email}{Enter}`);
    await user.type(await screen.findByRole('textbox', { name: signIn.code }), fakeCode);
    expect(await screen.findByText(accountMessages.signedIn({ name: ines.displayName }))).toBeInstanceOf(HTMLElement);
  });

  test('is offered in the email field, even after a failed attempt', async () => {
    device.set({ isOffering: true });
    const { user } = renderApp('/saved', { passkeys: passkeyFixtures });
    await user.click(await signInButton());
    const field = await screen.findByRole('textbox', { name: signIn.email });
    expect(field.getAttribute('autocomplete')).toMatch(/ webauthn$/);
    device.set({ isOffering: true, refusal: 'NotAllowedError' });
    await user.click(await passkeyButton());
    await screen.findByText(deviceErrors.passkeyCanceled);
    device.set({ isOffering: true });
    await waitFor(() => expect(device.isOffered()).toBe(true));
    device.choose();
    expect(await screen.findByText(accountMessages.signedIn({ name: ines.displayName }))).toBeInstanceOf(HTMLElement);
  });

  test('does not offer passkeys again after an unknown one', async () => {
    device.set({ isOffering: true });
    const { user } = renderApp('/saved');
    await user.click(await signInButton());
    await waitFor(() => expect(device.isOffered()).toBe(true));
    device.choose();
    await screen.findByText(/^This passkey didn.t work/);
    expect(device.isOffered()).toBe(false);
  });

  test('is no longer offered once the dialog is closed', async () => {
    device.set({ isOffering: true });
    const { user } = renderApp('/saved', { passkeys: passkeyFixtures });
    await user.click(await signInButton());
    await screen.findByRole('textbox', { name: signIn.email });
    await waitFor(() => expect(device.isOffered()).toBe(true));
    await user.click(screen.getByRole('button', { name: uiTexts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(device.isOffered()).toBe(false));
  });

  test('is offered on the sign-in page', async () => {
    const { user } = renderApp('/sign-in', { passkeys: passkeyFixtures });
    await screen.findByRole('heading', { name: page.title });
    device.set({ refusal: 'NotAllowedError' });
    await user.click(await passkeyButton());
    await screen.findByText(deviceErrors.passkeyCanceled);
    device.set({});
    await user.click(await passkeyButton());
    expect(await screen.findByRole('heading', { name: page.inTitle })).toBeInstanceOf(HTMLElement);
  });

  test('is not offered if the browser does not support passkeys', async () => {
    device.restore();
    const { user } = renderApp('/saved');
    await user.click(await signInButton());
    await screen.findByRole('button', { name: signIn.withPassword });
    expect(screen.queryByRole('button', { name: signIn.withPasskey })).toBeNull();
  });
});
