import { memberLimits } from '@clothesline/api-client/members';
import { fakeCode, ines, leaving, rosa, suspended } from '@clothesline/api-client/testing/members';
import { uiTexts } from '@clothesline/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { layout as layoutMessages } from '../../locales/en/layout.js';
import { signIn as signInMessages } from '../../locales/en/signIn.js';
import { steps as stepMessages } from '../../locales/en/steps.js';
import { profile as messages } from '../../locales/en/profile.js';
import { createDates } from '../../lib/language/useDates.js';
import { renderApp, type AppOptions } from '../../testing/renderApp.js';

const settings = '/profile?tab=settings';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const signInButton = () => within(screen.getByRole('banner')).findByRole('button', { name: layoutMessages.signIn });

async function askToDelete(options: AppOptions = {}) {
  const app = renderApp(settings, { signedIn: ines.id, ...options });
  await app.user.click(await screen.findByRole('button', { name: messages.deleteOpen }));
  const asked = await dialog(messages.deleteTitle);
  async function confirm() {
    await app.user.click(asked.getByRole('button', { name: messages.sendCode }));
    await app.user.type(await asked.findByRole('textbox', { name: messages.code }), fakeCode);
    await app.user.click(asked.getByRole('button', { name: messages.deleteAction }));
  }
  return { ...app, asked, confirm };
}

describe('the picture', () => {
  test('shows an error for an invalid file, and keeps the previous one', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.')),
    );
    const { user, backend } = renderApp(settings, { signedIn: ines.id });
    const file = new File(['no picture'], 'me.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(messages.picture), file);
    expect(await screen.findByText(messages.pictureUnreadable)).toBeInstanceOf(HTMLElement);
    expect(backend.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('can be removed', async () => {
    const accounts = [{ ...ines, profileImage: 'https://pictures.example.org/ines.webp' }];
    const { user, backend } = renderApp(settings, { signedIn: ines.id, accounts });
    await user.click(await screen.findByRole('button', { name: messages.pictureRemove }));
    await waitFor(() => expect(screen.queryByRole('button', { name: messages.pictureRemove })).toBeNull());
    expect(backend.store.accounts.find(({ id }) => id === ines.id)?.profileImage).toBeNull();
  });
});

describe('the email and the password', () => {
  const open = async (name: string, options: AppOptions = {}) => {
    const app = renderApp(settings, { signedIn: ines.id, ...options });
    await app.user.click(await screen.findByRole('button', { name }));
    return app;
  };
  const press = (name: string) => screen.getByRole('button', { name });

  test('the email changes after its code and a proof of ownership', async () => {
    const { user, backend } = await open(messages.emailOpen);
    const asked = await dialog(messages.emailTitle);
    await user.type(asked.getByRole('textbox', { name: messages.newEmail }), 'new@example.org{Enter}');
    const code = await asked.findByRole('textbox', { name: messages.codeNew });
    await waitFor(() => expect(document.activeElement).toBe(code));
    const proof = asked.getByRole('textbox', { name: messages.codeNow });
    await user.type(proof, '000000');
    await user.type(code, `${fakeCode}{Enter}`);
    await waitFor(() => expect(asked.getByRole('alert').textContent).toContain('code'));
    expect(backend.store.accounts.find(({ id }) => id === ines.id)?.email).toBe(ines.email);
    await user.clear(proof);
    await user.type(proof, `${fakeCode}{Enter}`);
    await screen.findByText(messages.emailChanged);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('new@example.org')).toBeInstanceOf(HTMLElement);
  });

  test('a taken email is rejected', async () => {
    const { user } = await open(messages.emailOpen);
    const asked = await dialog(messages.emailTitle);
    await user.type(asked.getByRole('textbox', { name: messages.newEmail }), `${rosa.email}{Enter}`);
    await user.type(await asked.findByRole('textbox', { name: messages.codeNew }), fakeCode);
    await user.type(asked.getByRole('textbox', { name: messages.codeNow }), `${fakeCode}{Enter}`);
    expect(await asked.findByText('An account with this email address already exists.')).toBeInstanceOf(HTMLElement);
  });

  test('a password is added, signs in, and is removed', async () => {
    const { user, backend } = await open(messages.passwordAddOpen);
    const asked = await dialog(messages.passwordAdd);
    const field = asked.getByLabelText(new RegExp(messages.newPassword));
    expect(document.activeElement).toBe(field);
    await user.type(field, 'short{Enter}');
    expect(await asked.findByText(messages.passwordShort(memberLimits.password))).toBeInstanceOf(HTMLElement);
    expect(backend.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'four words on a line{Enter}');
    await user.type(await asked.findByRole('textbox', { name: messages.code }), `${fakeCode}{Enter}`);
    await screen.findByText(messages.passwordSet);
    await user.click(press(messages.signOut));

    await user.click(await signInButton());
    const signIn = await dialog(signInMessages.title);
    await user.click(signIn.getByRole('button', { name: signInMessages.withPassword }));
    await user.type(signIn.getByRole('textbox', { name: signInMessages.email }), ines.email);
    const password = signIn.getByLabelText(new RegExp(signInMessages.password));
    await user.type(password, 'four words on a rope{Enter}');
    expect(await signIn.findByText(/^The email address or password is incorrect/)).toBeInstanceOf(HTMLElement);
    await user.clear(password);
    await user.type(password, 'four words on a line{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: messages.passwordRemove }));
    const remove = await dialog(messages.passwordRemoveTitle);
    await user.click(remove.getByRole('button', { name: messages.proofKinds.password }));
    const now = remove.getByLabelText(new RegExp(messages.passwordNow));
    await user.type(now, 'four words on a rope{Enter}');
    await remove.findByText('This password is incorrect. Try again.');
    await user.clear(now);
    await user.type(now, 'four words on a line{Enter}');
    await screen.findByText(messages.passwordRemoved);
    expect(await screen.findByRole('button', { name: messages.passwordAddOpen })).toBeInstanceOf(HTMLElement);
  });
});

describe('notice mails', () => {
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: messages.mailTopics.messages });

  test('are stored immediately, separately for each topic', async () => {
    const { user, backend } = renderApp(settings, { signedIn: ines.id });
    await user.selectOptions(await choice(), messages.mailTimes.daily);
    const stored = () => backend.store.accounts.find(({ id }) => id === ines.id)?.mails;
    await waitFor(() => expect(stored()).toEqual({ requests: 'now', messages: 'daily', listings: 'now' }));
    expect((await choice()).value).toBe('daily');
  });

  test('are reset with an error if storing fails', async () => {
    const { user } = renderApp(settings, {
      signedIn: ines.id,
      faults: [{ endpoint: 'updateAccount', status: 503, times: 1 }],
    });
    await user.selectOptions(await choice(), messages.mailTimes.never);
    await screen.findByText(messages.saveFailedTitle);
    expect((await choice()).value).toBe('now');
  });
});

describe('deleting an account', () => {
  test('explains deleted and retained data first', async () => {
    const { asked, user, backend } = await askToDelete();
    for (const text of [
      ...messages.deleteGoing,
      ...messages.deleteStaying,
      messages.deleteWhen({ days: memberLimits.deletionDays }),
    ]) {
      expect(asked.getByText(text)).toBeInstanceOf(HTMLElement);
    }
    // The delete button is only shown with a code.
    expect(asked.queryByRole('button', { name: messages.deleteAction })).toBeNull();
    await user.click(asked.getByRole('button', { name: stepMessages.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('signs out, and shows the deadline for undoing it', async () => {
    const { confirm, backend } = await askToDelete();
    await confirm();
    await screen.findByText(messages.deletedTitle);
    const { deletedAt } = backend.store.accounts.find(({ id }) => id === ines.id) ?? {};
    screen.getByText(messages.deletedText({ day: createDates(undefined).day(deletedAt ?? '') }));
    expect(await signInButton()).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows why it failed, and keeps the account', async () => {
    const { confirm, asked, backend } = await askToDelete({
      faults: [{ endpoint: 'deleteAccount', status: 403, body: '{"message":"A moderator suspended this account."}' }],
    });
    await confirm();
    expect(await asked.findByText('A moderator suspended this account.')).toBeInstanceOf(HTMLElement);
    expect(backend.store.signedIn).toBe(ines.id);
  });

  test('offers to undo it if signing out fails', async () => {
    const { confirm, user, backend } = await askToDelete({ faults: [{ endpoint: 'signOut', status: 503, times: 1 }] });
    await confirm();
    const back = await dialog(signInMessages.leavingTitle);
    await user.click(back.getByRole('button', { name: signInMessages.signOut }));
    expect(await signInButton()).toBeInstanceOf(HTMLElement);
    expect(backend.store.accounts.find(({ id }) => id === ines.id)?.deletedAt).not.toBeNull();
  });
});

describe('a person during account deletion', () => {
  test('can keep the account', async () => {
    const { user, backend } = renderApp('/saved', { signedIn: leaving.id });
    const back = await dialog(signInMessages.leavingTitle);
    back.getByText(signInMessages.leavingText({ day: createDates(undefined).day(leaving.deletedAt ?? '') }));
    await user.click(back.getByRole('button', { name: signInMessages.keep }));
    await screen.findByText(signInMessages.kept);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.store.accounts.find(({ id }) => id === leaving.id)?.deletedAt).toBeNull();
  });

  test('sees why restoring failed, and retries', async () => {
    const { user } = renderApp('/saved', {
      signedIn: leaving.id,
      faults: [{ endpoint: 'restoreAccount', status: 503, times: 1 }],
    });
    const back = await dialog(signInMessages.leavingTitle);
    await user.click(back.getByRole('button', { name: signInMessages.keep }));
    await waitFor(() => expect(back.getByRole('alert').textContent).not.toBe(''));
    await user.click(back.getByRole('button', { name: signInMessages.keep }));
    expect(await screen.findByText(signInMessages.kept)).toBeInstanceOf(HTMLElement);
  });

  test('can also keep the account on the profile', async () => {
    const { user, backend } = renderApp('/profile', { signedIn: leaving.id });
    const back = await dialog(signInMessages.leavingTitle);
    await user.click(back.getByRole('button', { name: uiTexts.close }));
    await screen.findByText(messages.leavingDonations);
    expect(backend.calls.map(({ url }) => url)).not.toContain(`/api/people/${leaving.id}`);
    await user.click(screen.getByRole('button', { name: signInMessages.keep }));
    expect(await screen.findByText(messages.emptyTitle)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(signInMessages.leavingTitle)).toBeNull();
  });

  test('can also keep the account in the settings', async () => {
    const { user } = renderApp(settings, { signedIn: leaving.id });
    const back = await dialog(signInMessages.leavingTitle);
    await user.click(back.getByRole('button', { name: uiTexts.close }));
    expect(screen.queryByRole('button', { name: messages.deleteOpen })).toBeNull();
    await user.click(await screen.findByRole('button', { name: signInMessages.keep }));
    expect(await screen.findByRole('button', { name: messages.deleteOpen })).toBeInstanceOf(HTMLElement);
  });
});

test("shows a message if a person's donations fail to load", async () => {
  renderApp('/profile', { signedIn: rosa.id, faults: [{ endpoint: 'getPerson', status: 500 }] });
  expect(await screen.findByRole('heading', { name: messages.ownFailedTitle })).toBeInstanceOf(HTMLElement);
});

test('shows a suspended person the reason, and why saving fails', async () => {
  const { user } = renderApp(settings, { signedIn: suspended.id });
  await screen.findByText(suspended.suspendedFor ?? '');
  screen.getByText(signInMessages.suspendedText);
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(/^Your account is suspended\./)).toBeInstanceOf(HTMLElement);
});

test('shows no suspension or deletion notice for other accounts', async () => {
  renderApp(settings, { signedIn: rosa.id });
  await screen.findByRole('button', { name: messages.deleteOpen });
  expect(screen.queryByText(signInMessages.suspendedTitle)).toBeNull();
  expect(screen.queryByText(signInMessages.leavingTitle)).toBeNull();
});
