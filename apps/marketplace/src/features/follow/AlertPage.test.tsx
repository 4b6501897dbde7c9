import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { alertPage as messages } from '../../locales/en/alertPage.js';
import { followedKey } from './followedStore.js';
import { openApp, renderApp } from '../../testing/renderApp.js';

afterEach(() => window.history.replaceState(null, '', '/'));

const token = `1.${'0'.repeat(43)}`;
const alert = {
  id: 1,
  userId: undefined,
  search: { search: 'kimono' },
  pace: 'daily' as const,
  token,
  email: 'ann@example.org',
  isConfirmed: false,
};
const confirm = () => within(screen.getByRole('main')).findByRole('button', { name: messages.press });

test('A click confirms the alert, here and under Saved, and removes the token from the URL', async () => {
  window.localStorage.clear();
  const followed = [{ path: '/explore?search=kimono', seenId: 0, alert: { token, pace: 'daily', isConfirmed: false } }];
  window.localStorage.setItem(followedKey, JSON.stringify(followed));
  const { user, backend } = openApp('/alert', { hash: `#${token}`, alerts: [alert] });
  expect(backend.store.alerts[0]?.isConfirmed).toBe(false);
  await user.click(await confirm());
  expect(window.location.hash).toBe('');
  await screen.findByText(messages.doneText({ search: '“kimono”' }));
  expect(backend.store.alerts[0]?.isConfirmed).toBe(true);
  expect(window.localStorage.getItem(followedKey)).toContain('"isConfirmed":true');
});

test('The page shows the search stored on this device', async () => {
  const followed = [{ path: '/explore?search=kimono', seenId: 0, alert: { token, pace: 'daily', isConfirmed: false } }];
  window.localStorage.setItem(followedKey, JSON.stringify(followed));
  openApp('/alert', { hash: `#${token}`, alerts: [alert] });
  expect(await screen.findByText(messages.askedText.daily({ search: '“kimono”' }))).toBeTruthy();
});

test('A link to an ended alert shows an error', async () => {
  const { user } = renderApp('/alert', { hash: `#${token}` });
  await user.click(await confirm());
  expect(await screen.findByText(messages.refused)).toBeTruthy();
});

test.each(['', '#', '#cut', `#x${token}`])('The hash %j is rejected as invalid', async (hash) => {
  renderApp('/alert', { hash });
  expect(await screen.findByRole('heading', { name: messages.wrongTitle })).toBeTruthy();
});
