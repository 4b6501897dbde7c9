import { donationFixtures } from '@clothesline/api-client/testing';
import { ines, noor, rosa } from '@clothesline/api-client/testing/members';
import type { Wish } from '@clothesline/api-client/members';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alerts } from '../../locales/en/alerts.js';
import { explore } from '../../locales/en/explore.js';
import { following } from '../../locales/en/following.js';
import { reportButton } from '../../locales/en/reportButton.js';
import { wishes as messages } from '../../locales/en/wishes.js';
import { openApp, renderApp } from '../../testing/renderApp.js';

const wish: Wish = {
  id: 1,
  userId: ines.id,
  title: 'Coat, size 6-7',
  reason: 'It is cold at the bus stop.',
  latitude: 37.76,
  longitude: -122.42,
  locationName: 'Mission District, San Francisco, CA',
  amount: 1,
  received: 0,
  state: 'open',
  createdAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2099-01-01T08:00:00.000Z',
};
const name = ines.displayName.split(' ')[0] ?? '';

test('Explore lists what people nearby look for, and leads to the page of a wish', async () => {
  const { user, address } = openApp('/explore?view=wanted', { wishes: [wish] });
  expect(await screen.findByRole('tab', { name: explore.wanted, selected: true })).toBeTruthy();
  const list = within(await screen.findByRole('list', { name: messages.list }));
  list.getByText(messages.byName({ name }));
  expect(screen.queryByText(/Moreno/)).toBeNull();
  await user.click(list.getByRole('link', { name: wish.title }));
  await screen.findByRole('heading', { level: 1, name: wish.title });
  expect(address()).toBe('/wishes/1');
  screen.getByText(wish.reason ?? '');
  screen.getByRole('button', { name: reportButton.report });
});

test('an empty list and one that fails to load are explained', async () => {
  const { unmount } = renderApp('/explore?view=wanted');
  await screen.findByText(messages.emptyTitle);
  unmount();
  const { user, backend } = renderApp('/explore?view=wanted', {
    wishes: [wish],
    faults: [{ endpoint: 'listWishes', kind: 'status', status: 500 }],
  });
  await screen.findByText(messages.failed);
  backend.recover();
  await user.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('link', { name: wish.title });
});

test('a search is published as a wish with a reason', async () => {
  const { user, backend } = renderApp('/explore?search=kimono&size=6', { signedIn: ines.id });
  await user.click(await screen.findByRole('button', { name: following.tellMe }));
  const dialog = within(await screen.findByRole('dialog', { name: alerts.title }));
  await user.click(dialog.getByRole('checkbox', { name: messages.choice }));
  expect(dialog.getByLabelText<HTMLInputElement>(messages.title, { exact: false }).value).toBe('Kimono, size 6');
  await user.type(dialog.getByLabelText(messages.reason), 'For a play.');
  await user.click(dialog.getByRole('button', { name: alerts.begin }));
  await waitFor(() =>
    expect(backend.store.wishes).toMatchObject([{ title: 'Kimono, size 6', reason: 'For a play.', userId: ines.id }]),
  );
});

test('its owner closes a wish', async () => {
  const { user, backend } = renderApp('/wishes/1', { wishes: [wish], signedIn: ines.id });
  await user.click(await screen.findByRole('button', { name: messages.close }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.closeTitle }));
  await user.click(dialog.getByRole('button', { name: messages.close }));
  await screen.findByText(messages.states.closed, { exact: false });
  expect(backend.store.wishes).toMatchObject([{ state: 'closed' }]);
});

test('a wish that ended is not found', async () => {
  renderApp('/wishes/7', { wishes: [wish] });
  await screen.findByRole('heading', { level: 1, name: messages.notFoundTitle });
});

test('a person’s page lists their wishes', async () => {
  renderApp(`/people/${ines.id}`, { wishes: [wish], signedIn: rosa.id });
  await screen.findByRole('link', { name: wish.title });
});

test('the form shows who looks for what is typed', async () => {
  const { user } = renderApp('/create', { wishes: [wish], signedIn: noor.id, donations: donationFixtures });
  await user.type(await screen.findByLabelText(/^Title/), 'Coat for a girl');
  await screen.findByText(messages.matches);
  screen.getByRole('link', { name: new RegExp(`^${name}, .* is looking for this: ${wish.title}`) });
});
