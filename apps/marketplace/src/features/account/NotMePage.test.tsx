import { ines, rosa } from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { layout as layoutMessages } from '../../locales/en/layout.js';
import { notMePage as messages } from '../../locales/en/notMePage.js';
import { type AppOptions, renderApp } from '../../testing/renderApp.js';

afterEach(() => window.history.replaceState(null, '', '/'));

const token = 'the-token-of-a-mail-to-ines';
const undos = [{ token, id: ines.id, email: 'before@example.org' }];

const open = (options: AppOptions = {}) => renderApp('/not-me', { hash: `#${token}`, undos, ...options });
const button = () => within(screen.getByRole('main')).findByRole('button', { name: messages.press });

test('The link undoes a change after a click, and removes the token from the URL', async () => {
  const { user, backend } = open();
  await button();
  expect(window.location.hash).toBe('');
  const email = () => backend.store.accounts.find(({ id }) => id === ines.id)?.email;
  expect(email()).toBe(ines.email);
  await user.click(await button());
  await screen.findByRole('heading', { name: messages.doneTitle });
  expect(email()).toBe('before@example.org');
});

test('The account is signed out in this browser', async () => {
  const { user, backend } = open({ signedIn: ines.id });
  await user.click(await button());
  await screen.findByText(messages.doneText);
  expect(backend.store.signedIn).toBeUndefined();
  expect(await within(screen.getByRole('banner')).findByRole('button', { name: layoutMessages.signIn })).toBeInstanceOf(
    HTMLElement,
  );
});

test('Another account in the same browser stays signed in', async () => {
  const { user, backend } = open({ signedIn: rosa.id });
  await user.click(await button());
  await screen.findByText(messages.doneText);
  expect(backend.store.signedIn).toBe(rosa.id);
});

test('A used link shows an error', async () => {
  const { user } = open({ undos: [] });
  await user.click(await button());
  await waitFor(() => expect(screen.getByText(messages.refused)).toBeInstanceOf(HTMLElement));
});

test.each(['', '#', '#cut', '#%E0%A4%A'])('The hash %j is rejected as invalid', async (hash) => {
  renderApp('/not-me', { hash });
  expect(await screen.findByRole('heading', { name: messages.wrongTitle })).toBeInstanceOf(HTMLElement);
});
