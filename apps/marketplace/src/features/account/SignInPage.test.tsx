import { fakeCode, ines } from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { account as accountMessages } from '../../locales/en/account.js';
import { signIn as signInMessages } from '../../locales/en/signIn.js';
import { signInPage as messages } from '../../locales/en/signInPage.js';
import { type AppOptions, renderApp } from '../../testing/renderApp.js';

afterEach(() => window.history.replaceState(null, '', '/'));

const link = (code: string) => `#${new URLSearchParams({ email: ines.email, code }).toString()}`;

/** Opens a mailed link. */
function open(hash: string, options: AppOptions = {}) {
  return renderApp('/sign-in', { hash, ...options });
}

const button = () => within(screen.getByRole('main')).findByRole('button', { name: messages.signIn });

test('A mailed link signs in after a click, and removes the code from the URL', async () => {
  const { user, backend } = open(link(fakeCode));
  backend.store.codes.set(ines.email, 5);
  await button();
  expect(screen.getByText(messages.text({ email: ines.email }))).toBeInstanceOf(HTMLElement);
  expect(window.location.hash).toBe('');
  expect(backend.store.signedIn).toBeUndefined();
  await user.click(await button());
  await screen.findByRole('heading', { name: messages.inTitle });
  await screen.findByText(accountMessages.signedIn({ name: ines.displayName }));
  expect(backend.store.signedIn).toBe(ines.id);
});

test('A used link shows an error, and offers a new code', async () => {
  const { user } = open(link(fakeCode));
  await user.click(await button());
  await waitFor(() => expect(screen.getByText(messages.refused)).toBeInstanceOf(HTMLElement));
  await user.click(screen.getByRole('button', { name: messages.newCode }));
  await screen.findByRole('dialog', { name: signInMessages.title });
});

test('A valid link can be retried if the account fails to load', async () => {
  const { user, backend } = open(link(fakeCode), { faults: [{ endpoint: 'getAccount', status: 503, times: 1 }] });
  backend.store.codes.set(ines.email, 1);
  await user.click(await button());
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  await user.click(await button());
  await screen.findByRole('heading', { name: messages.inTitle });
});

test('Without a link, the page offers to sign in', async () => {
  const { user } = open('');
  await user.click(await button());
  expect(await screen.findByRole('dialog')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(messages.byHandText)).toBeInstanceOf(HTMLElement);
});

test.each(['#email=nobody&code=123456', `#email=${ines.email}&code=12`, '#%E0%A4%A'])(
  'The hash %j is rejected as invalid',
  async (hash) => {
    open(hash);
    expect(await screen.findByRole('heading', { name: messages.wrongTitle })).toBeInstanceOf(HTMLElement);
  },
);

test('A signed-in person sees their account', async () => {
  open(link(fakeCode), { signedIn: ines.id });
  expect(await screen.findByText(messages.inText({ name: ines.displayName }))).toBeInstanceOf(HTMLElement);
});
