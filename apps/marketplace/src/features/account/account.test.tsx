import { failureMessages } from '@clothesline/api-client';
import { firstNames } from '@clothesline/api-client/members';
import { fakeCode, ines, organizationFixture, rosa, suspended } from '@clothesline/api-client/testing/members';
import { uiTexts } from '@clothesline/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { layout as layoutMessages } from '../../locales/en/layout.js';
import { profile } from '../../locales/en/profile.js';
import { account as accountMessages } from '../../locales/en/account.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { signIn as texts } from '../../locales/en/signIn.js';
import { type AppOptions, openApp, renderApp } from '../../testing/renderApp.js';

const banner = () => within(screen.getByRole('banner'));
const signInButton = () => banner().getByRole('button', { name: layoutMessages.signIn });
const profileLink = (name: string) =>
  waitFor(() => banner().getByRole('link', { name: layoutMessages.yourProfile({ name }) }));
const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

type User = ReturnType<typeof renderApp>['user'];

async function askForCode(user: User, email = ines.email): Promise<void> {
  await user.click(signInButton());
  await user.type((await dialog(texts.title)).getByRole('textbox', { name: texts.email }), email);
  await user.keyboard('{Enter}');
  await dialog(texts.codeTitle);
}

describe('signing in', () => {
  test('works with a mailed code, which is submitted once complete', async () => {
    const { user, unmount } = renderApp('/saved');
    await askForCode(user);
    const code = (await dialog(texts.codeTitle)).getByRole('textbox', { name: texts.code });
    expect(document.activeElement).toBe(code);
    screen.getByText(texts.codeSent({ digits: 6, email: ines.email }));
    await user.paste(` ${fakeCode.slice(0, 3)} ${fakeCode.slice(3)} `);
    await profileLink(ines.displayName);
    await screen.findByText(accountMessages.signedIn({ name: ines.displayName }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    openApp('/saved', { signedIn: ines.id });
    await profileLink(ines.displayName);
  });

  test('requests a public name for a new account', async () => {
    const { user } = renderApp('/saved');
    await askForCode(user, 'new@example.org');
    await user.keyboard(fakeCode);
    const name = (await dialog(texts.nameTitle)).getByRole('textbox', { name: texts.name });
    expect(document.activeElement).toBe(name);
    await user.type(name, ' Noa {Enter}');
    await screen.findByText(accountMessages.signedIn({ name: 'Noa' }));
    await profileLink('Noa');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('continues without a name, and shows an error if it could not be saved', async () => {
    const { user } = renderApp('/saved', { faults: [{ endpoint: 'updateAccount', status: 500 }] });
    await askForCode(user, 'new@example.org');
    await user.keyboard(fakeCode);
    const step = await dialog(texts.nameTitle);
    await user.type(step.getByRole('textbox', { name: texts.name }), 'Noa{Enter}');
    await step.findByText(/^Something went wrong on our /);
    await user.click(step.getByRole('button', { name: texts.nameLater }));
    expect(await screen.findByText(accountMessages.signedIn({ name: firstNames.en }))).toBeInstanceOf(HTMLElement);
  });

  test('rejects an incorrect code, and then accepts the correct one', async () => {
    const { user } = renderApp('/saved');
    await askForCode(user);
    await user.keyboard('000000');
    await screen.findByText(texts.codeWrong);
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: texts.code });
    expect(code.value).toBe('000000');
    await user.clear(code);
    expect(screen.queryByText(texts.codeWrong)).toBeNull();
    await user.type(code, fakeCode);
    expect(await profileLink(ines.displayName)).toBeInstanceOf(HTMLElement);
  });

  test('resumes at the code after a reload, until another email is used', async () => {
    const { user, unmount } = renderApp('/saved');
    await askForCode(user);
    unmount();
    const { user: later } = openApp('/saved');
    await later.click(signInButton());
    const code = await dialog(texts.codeTitle);
    code.getByText(texts.codeSent({ digits: 6, email: ines.email }));
    await later.click(code.getByRole('button', { name: texts.otherEmail }));
    await later.click((await dialog(texts.title)).getByRole('button', { name: uiTexts.close }));
    await later.click(signInButton());
    expect(await dialog(texts.title)).toBeTruthy();
  });

  test('starts over once the code has expired', async () => {
    const { user, unmount } = renderApp('/saved');
    await askForCode(user);
    unmount();
    const later = Date.now() + 600_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    const { user: again } = openApp('/saved');
    await again.click(signInButton());
    expect(await dialog(texts.title)).toBeTruthy();
  });

  test('continues if the account failed to load, even though the code is used', async () => {
    const { user, backend } = renderApp('/saved', { faults: [{ endpoint: 'getAccount', status: 503 }] });
    await askForCode(user);
    await user.keyboard(fakeCode);
    await screen.findByText(failureMessages.serverTrouble({ when: 'in 60 seconds' }));
    backend.recover();
    await user.keyboard('{Enter}');
    expect(await profileLink(ines.displayName)).toBeInstanceOf(HTMLElement);
  });

  test('shows a suspended person the reason', async () => {
    const { user } = renderApp('/saved');
    await user.click(signInButton());
    await user.type((await dialog(texts.title)).getByRole('textbox', { name: texts.email }), suspended.email);
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox', { name: texts.code }), fakeCode);
    expect(await screen.findByText(accountMessages.suspended({ reason: suspended.suspendedFor ?? '' }))).toBeInstanceOf(
      HTMLElement,
    );
  });

  test('shows an error for an invalid email', async () => {
    const { user } = renderApp('/saved');
    await user.click(signInButton());
    await user.type((await dialog(texts.title)).getByRole('textbox', { name: texts.email }), 'ines{Enter}');
    await screen.findByText('Enter a valid email address');
    expect(screen.queryByRole('dialog', { name: texts.codeTitle })).toBeNull();
  });

  test('explains why no code was sent, and keeps the email', async () => {
    const { user } = renderApp('/saved', { faults: [{ endpoint: 'sendCode', status: 429 }] });
    await user.click(signInButton());
    const email = (await dialog(texts.title)).getByRole<HTMLInputElement>('textbox', { name: texts.email });
    await user.type(email, `${ines.email}{Enter}`);
    await screen.findByText(failureMessages.tooMany({ when: 'in 60 seconds' }));
    expect(email.value).toBe(ines.email);
  });

  test('signs in to a demo account with a single click', async () => {
    const { user } = renderApp('/saved', { demoPeople: [rosa.id] });
    await user.click(signInButton());
    await user.click(await screen.findByRole('button', { name: texts.continueAs({ name: 'Rosa' }) }));
    expect(await profileLink('Rosa')).toBeInstanceOf(HTMLElement);
  });

  test('sends no requests without a session', async () => {
    const { backend } = renderApp('/saved');
    await screen.findByRole('heading', { level: 1 });
    expect(backend.calls).toEqual([]);
  });
});

describe('a session', () => {
  const open = (path: string, options: AppOptions = {}) => renderApp(path, { signedIn: ines.id, ...options });

  test('ends on the page once it has ended on the server', async () => {
    window.localStorage.clear();
    window.localStorage.setItem('clothesline_signed_in', 'true');
    openApp('/saved');
    expect(await banner().findByRole('button', { name: layoutMessages.signIn })).toBeInstanceOf(HTMLElement);
    expect(window.localStorage.getItem('clothesline_signed_in')).toBe('null');
  });

  test('hides the previous account and rejects its changes after another tab signs in', async () => {
    const { backend, user } = open('/profile');
    await screen.findByRole('heading', { level: 2, name: ines.displayName });
    await user.click(screen.getByRole('button', { name: profile.editProfile }));
    const name = await screen.findByRole('textbox', { name: profile.displayName });
    await user.type(name, '!');
    // Signs in Rosa in another tab without an event in this one.
    backend.store.signedIn = rosa.id;
    await user.click(screen.getByRole('button', { name: profile.save }));
    expect(await profileLink(rosa.displayName)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('heading', { level: 2, name: ines.displayName })).toBeNull();
    expect(backend.store.accounts.map(({ displayName }) => displayName)).not.toContain(`${ines.displayName}!`);
    expect(screen.getByText(accountMessages.signedInNow({ name: rosa.displayName }))).toBeInstanceOf(HTMLElement);
  });

  test('that has expired opens the sign-in dialog and keeps the form', async () => {
    const { backend, user } = open('/profile');
    await screen.findByRole('heading', { level: 2, name: ines.displayName });
    await user.click(screen.getByRole('button', { name: profile.editProfile }));
    await user.type(await screen.findByRole('textbox', { name: profile.displayName }), '!');
    backend.store.signedIn = undefined;
    await user.click(screen.getByRole('button', { name: profile.save }));
    await dialog(texts.title);
    screen.getByText('Sign in to continue.');
    await user.type((await dialog(texts.title)).getByRole('textbox', { name: texts.email }), ines.email);
    await user.keyboard('{Enter}');
    await user.type((await dialog(texts.codeTitle)).getByRole('textbox', { name: texts.code }), fakeCode);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.codeTitle })).toBeNull());
    await user.click(screen.getByRole('button', { name: profile.save }));
    expect(await profileLink(`${ines.displayName}!`)).toBeInstanceOf(HTMLElement);
  });

  test('that has expired reloads failed data after sign-in', async () => {
    const faults = [{ endpoint: 'getOwnOrganization', status: 401, times: 1 } as const];
    const { user } = renderApp('/organization', { signedIn: rosa.id, organizations: [organizationFixture], faults });
    await screen.findByText('Your session has ended. Sign in to continue.');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: layoutMessages.signIn }));
    await user.type((await dialog(texts.title)).getByRole('textbox', { name: texts.email }), `${rosa.email}{Enter}`);
    await user.type((await dialog(texts.codeTitle)).getByRole('textbox', { name: texts.code }), fakeCode);
    expect(await screen.findByRole('heading', { name: organizationPage.needs })).toBeInstanceOf(HTMLElement);
  });

  test('follows another tab’s sign-in, even on a page restored by Back', async () => {
    const { backend } = open('/saved');
    await profileLink(ines.displayName);
    backend.store.signedIn = rosa.id;
    window.localStorage.setItem('clothesline_signed_in', String(rosa.id));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(banner().queryByText(ines.displayName)).toBeNull();
    expect(await profileLink(rosa.displayName)).toBeInstanceOf(HTMLElement);
  });

  test('is reloaded when the network is back', async () => {
    const { backend } = open('/saved', { faults: [{ endpoint: 'getAccount', status: 503 }] });
    await profileLink(layoutMessages.profile);
    backend.recover();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await profileLink(ines.displayName)).toBeInstanceOf(HTMLElement);
  });

  test('shows the person’s profile, and saves changes', async () => {
    const { user } = open('/profile');
    await screen.findByRole('heading', { level: 2, name: ines.displayName });
    expect(screen.queryByText(profile.sampleNote)).toBeNull();
    await user.click(screen.getByRole('button', { name: profile.editProfile }));
    const name = await screen.findByRole('textbox', { name: profile.displayName });
    await user.clear(name);
    await user.type(name, 'Inés M.');
    await user.click(screen.getByRole('button', { name: profile.save }));
    await screen.findByText(profile.savedTitle);
    expect(await profileLink('Inés M.')).toBeInstanceOf(HTMLElement);
  });

  test('shows that a username is taken, and keeps the input', async () => {
    const { user } = open('/profile?tab=settings');
    const username = await screen.findByRole<HTMLInputElement>('textbox', { name: profile.username });
    await user.clear(username);
    await user.type(username, `${rosa.username}{Enter}`);
    await screen.findByText('This username is taken. Choose a different one.');
    expect(document.activeElement).toBe(username);
    expect(username.value).toBe(rosa.username);
  });

  test('ends by signing out', async () => {
    const { user } = open('/profile?tab=settings');
    await user.click(await screen.findByRole('button', { name: profile.signOut }));
    await screen.findByText(profile.signedOut);
    expect(signInButton()).toBeInstanceOf(HTMLElement);
    expect(await screen.findByText(profile.sampleNote)).toBeInstanceOf(HTMLElement);
  });

  test('leaves no personal data on the page or device after signing out', async () => {
    const { user } = open('/profile?tab=settings');
    const keys = ['saved', 'followed', 'draft', 'last_place', 'location', 'new_one'].map(
      (name) => `clothesline_${name}`,
    );
    await profileLink(ines.displayName);
    for (const key of [...keys, 'chat_session_id']) {
      window.localStorage.setItem(key, '"Ring the bell at Dolores Street"');
      window.sessionStorage.setItem(key, 'mine');
    }
    await user.click(await screen.findByRole('button', { name: profile.signOut }));
    await screen.findByText(profile.signedOut);
    expect([...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]).toEqual([]);
    expect(document.body.textContent).not.toContain(ines.displayName);
  });

  test('keeps a visitor’s saved donations at sign-in, and removes another account’s data', async () => {
    const { unmount } = open('/saved');
    await profileLink(ines.displayName);
    window.localStorage.setItem('clothesline_saved', JSON.stringify([{ id: 1 }]));
    unmount();
    openApp('/saved', { signedIn: ines.id });
    await profileLink(ines.displayName);
    expect(window.localStorage.getItem('clothesline_saved')).toContain('1');
    cleanup();
    openApp('/saved', { signedIn: rosa.id });
    await profileLink(rosa.displayName);
    expect(window.localStorage.getItem('clothesline_saved')).toBeNull();
  });

  test('continues with an error if signing out fails', async () => {
    const { user } = open('/profile?tab=settings', { faults: [{ endpoint: 'signOut', status: 503 }] });
    await user.click(await screen.findByRole('button', { name: profile.signOut }));
    await screen.findByText(profile.signOutFailed);
    expect(await profileLink(ines.displayName)).toBeInstanceOf(HTMLElement);
  });
});
