import { donationFixture, donationFixtures } from '@clothesline/api-client/testing';
import { ines } from '@clothesline/api-client/testing/members';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alerts } from '../../locales/en/alerts.js';
import { following as messages } from '../../locales/en/following.js';
import { followedKey } from './followedStore.js';
import { openApp, renderApp } from '../../testing/renderApp.js';

const coat = { ...donationFixture, id: 901, title: 'Kimono, first' };
const newer = { ...donationFixture, id: 902, title: 'Kimono, second', category: 'Men' };

const section = async () => within(await screen.findByRole('region', { name: messages.title }));
const press = async (user: ReturnType<typeof openApp>['user'], name: string) =>
  user.click(await within(screen.getByRole('main')).findByRole('button', { name }));
/** Follows the search of Explore without mails. */
async function follow(user: ReturnType<typeof openApp>['user'], name: string) {
  await press(user, name);
  const dialog = within(await screen.findByRole('dialog', { name: alerts.title }));
  await user.selectOptions(dialog.getByLabelText(alerts.pace), 'none');
  await user.click(dialog.getByRole('button', { name: alerts.begin }));
}
const keep = (...all: object[]) => window.localStorage.setItem(followedKey, JSON.stringify(all));
const kept = () => JSON.parse(window.localStorage.getItem(followedKey) ?? '[]');

test('a followed search shows new donations until they are seen', async () => {
  const first = renderApp('/explore?search=kimono', { donations: [...donationFixtures, coat] });
  await follow(first.user, messages.follow);
  expect(await screen.findByText(messages.followedText)).toBeTruthy();
  await waitFor(() => expect(kept()).toEqual([{ path: '/explore?search=kimono', seenId: coat.id }]));
  first.unmount();

  const donations = [...donationFixtures, coat, newer];
  const { user, address } = openApp('/saved', { donations });
  const followed = await section();
  await followed.findByText('1 new');
  expect(followed.getByRole('link', { name: newer.title }).getAttribute('href')).toBe('/donations/902');
  expect(followed.getByRole('link', { name: /RSS/ }).getAttribute('href')).toBe('/donations.atom?search=kimono');
  await user.click(followed.getByRole('link', { name: '“kimono”' }));
  await waitFor(() => expect(address()).toBe('/explore?search=kimono&sort=newest'));
  await screen.findByRole('heading', { name: newer.title });
  await waitFor(() => expect(kept()[0].seenId).toBe(newer.id));
  await user.click(screen.getAllByRole('link', { name: 'Saved' })[0] ?? document.body);
  await (await section()).findByText(messages.nothingNew);
});

test('a search without matches shows its first match as new', async () => {
  const { user, unmount } = renderApp('/explore?search=kimono&category=Men');
  await screen.findByRole('heading', { name: 'No Donations Found' });
  await follow(user, messages.tellMe);
  await waitFor(() => expect(kept()).toHaveLength(1));
  unmount();
  openApp('/saved', { donations: [...donationFixtures, newer] });
  const followed = await section();
  await followed.findByText('1 new');
  followed.getByText('“kimono”, Men');
});

test.each(['grid', 'map'])('a single button offers the alert if the %s is empty', async (view) => {
  renderApp(`/explore?search=kimono&category=Men&view=${view}`);
  await screen.findByText('0 items found');
  expect(await screen.findAllByRole('button', { name: messages.tellMe })).toHaveLength(1);
});

test('close matches do not count as new', async () => {
  window.localStorage.clear();
  keep({ path: '/explore?search=purple+zebra', seenId: 0 });
  openApp('/saved');
  expect(await (await section()).findByText(messages.nothingNew)).toBeTruthy();
});

test('a followed search can be removed and restored', async () => {
  window.localStorage.clear();
  keep({ path: '/explore?search=kimono', seenId: 0 }, { path: '/explore?size=4T', seenId: 0 });
  const { user } = openApp('/saved');
  const followed = await section();
  await user.click(followed.getByRole('button', { name: messages.stopOf({ search: '“kimono”' }) }));
  expect(followed.queryByText('“kimono”')).toBeNull();
  expect(document.activeElement?.textContent).toContain(messages.title);
  await user.click(await screen.findByRole('button', { name: messages.undo }));
  await followed.findByText('“kimono”');
  expect(kept().map(({ path }: { path: string }) => path)).toEqual(['/explore?search=kimono', '/explore?size=4T']);
});

test('searches followed in another tab appear', async () => {
  renderApp('/saved');
  const followed = await section();
  followed.getByText(messages.none);
  act(() => {
    keep({ path: '/explore?category=Men&status=available', seenId: 0 });
    window.dispatchEvent(new StorageEvent('storage', { key: followedKey }));
  });
  expect(await followed.findByText('Men, available only')).toBeTruthy();
});

test('followed searches are limited to 20', async () => {
  window.localStorage.clear();
  keep(...Array.from({ length: 20 }, (_, index) => ({ path: `/explore?search=word${index}`, seenId: 0 })));
  const { user } = openApp('/explore?search=kimono');
  await follow(user, messages.tellMe);
  await screen.findByText(messages.fullText);
  expect(kept()).toHaveLength(20);
});

test('a failure shows an error with a retry', async () => {
  window.localStorage.clear();
  keep({ path: '/explore?search=zebra', seenId: 0 });
  const { user } = openApp('/saved', { faults: [{ endpoint: 'listDonations', status: 500, times: 1 }] });
  const followed = await section();
  await followed.findByText(messages.failed);
  await user.click(followed.getByRole('button', { name: messages.retry }));
  expect(await followed.findByText('1 new')).toBeTruthy();
});

test('without storage, a notice is shown, and the search is kept until the page closes', async () => {
  const { user } = renderApp('/explore?search=kimono');
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await follow(user, messages.tellMe);
  await screen.findByText(messages.notStored);
  await press(user, messages.stop);
  await follow(user, messages.tellMe);
  await screen.findByText(messages.followedText);
  await user.click(screen.getAllByRole('link', { name: 'Saved' })[0] ?? document.body);
  const followed = await section();
  await followed.findByText('“kimono”');
  blocked.mockRestore();
  await user.click(followed.getByRole('button', { name: messages.stopOf({ search: '“kimono”' }) }));
  expect(kept()).toEqual([]);
});

test('an alert starts after confirmation, and explains how to end an unconfirmed one', async () => {
  const { user, backend } = renderApp('/explore?search=kimono');
  await press(user, messages.tellMe);
  const dialog = within(await screen.findByRole('dialog', { name: alerts.title }));
  await user.type(dialog.getByLabelText(new RegExp(alerts.email)), 'no address{Enter}');
  await dialog.findByText('Enter a valid email address');
  await user.clear(dialog.getByLabelText(new RegExp(alerts.email)));
  await user.type(dialog.getByLabelText(new RegExp(alerts.email)), 'ann@example.org{Enter}');
  await screen.findByText(alerts.checkText({ email: 'ann@example.org' }));
  expect(backend.store.alerts).toMatchObject([{ search: { search: 'kimono' }, pace: 'now', isConfirmed: false }]);
  await screen.findByText(alerts.confirmFirst);
  await user.click(screen.getAllByRole('link', { name: 'Saved' })[0] ?? document.body);
  const followed = await section();
  await followed.findByText(new RegExp(alerts.unconfirmed));
  await user.click(followed.getByRole('button', { name: messages.stopOf({ search: '“kimono”' }) }));
  await screen.findByText(messages.mailsUnproven);
  expect(kept()).toEqual([]);
});

test('an alert that fails to end stays with an error', async () => {
  const alert = { token: `1.${'0'.repeat(43)}`, pace: 'daily', isConfirmed: true };
  window.localStorage.clear();
  keep({ path: '/explore?search=kimono', seenId: 0, alert });
  const { user } = openApp('/saved', { faults: [{ endpoint: 'endAlerts', status: 500, times: 1 }] });
  const followed = await section();
  followed.getByText(alerts.mailed.daily);
  await user.click(followed.getByRole('button', { name: messages.stopOf({ search: '“kimono”' }) }));
  await screen.findByText(messages.stopFailed);
  expect(kept()).toHaveLength(1);
});

test('alerts created on other devices are listed', async () => {
  const alert = {
    id: 1,
    userId: ines.id,
    search: { category: 'Men' },
    pace: 'weekly' as const,
    token: `1.${'0'.repeat(43)}`,
    email: ines.email,
    isConfirmed: true,
  };
  renderApp('/saved', { signedIn: ines.id, alerts: [alert] });
  const followed = await section();
  await followed.findByText(alerts.mailed.weekly);
  expect(followed.getByText('Men')).toBeTruthy();
});
