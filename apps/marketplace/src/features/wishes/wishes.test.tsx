import { donationFixtures } from '@clothesline/api-client/testing';
import type { Wish } from '@clothesline/api-client/members';
import { ines, noor, rosa } from '@clothesline/api-client/testing/members';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alerts } from '../../locales/en/alerts.js';
import { explore } from '../../locales/en/explore.js';
import { following } from '../../locales/en/following.js';
import { reportButton } from '../../locales/en/reportButton.js';
import { signIn } from '../../locales/en/signIn.js';
import { wishes as messages } from '../../locales/en/wishes.js';
import { aWish as wish } from '../../testing/aWish.js';
import { openApp, renderApp } from '../../testing/renderApp.js';

const name = ines.displayName.split(' ')[0] ?? '';

test('Explore lists wishes nearby, and links to their pages', async () => {
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

test('shows a message for an empty list or a failure', async () => {
  const { unmount } = renderApp('/explore?view=wanted');
  await screen.findByText(messages.emptyTitle);
  unmount();
  const { user, backend } = renderApp('/explore?view=wanted', {
    wishes: [wish],
    faults: [{ endpoint: 'listWishes', status: 500 }],
  });
  await screen.findByText(messages.failed);
  backend.recover();
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('link', { name: wish.title })).toBeTruthy();
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

test('an invalid date shows an error', async () => {
  const { user, backend } = renderApp('/explore?search=kimono', { signedIn: ines.id });
  await user.click(await screen.findByRole('button', { name: following.tellMe }));
  const dialog = within(await screen.findByRole('dialog', { name: alerts.title }));
  await user.click(dialog.getByRole('checkbox', { name: messages.choice }));
  fireEvent.change(dialog.getByLabelText(messages.date), { target: { value: '20266-12-20' } });
  await user.click(dialog.getByRole('button', { name: alerts.begin }));
  await dialog.findByText('Choose a date within the next 60 days');
  expect(backend.store.wishes).toEqual([]);
});

test('an owner closes a wish', async () => {
  const { user, backend } = renderApp('/wishes/1', { wishes: [wish], signedIn: ines.id });
  await user.click(await screen.findByRole('button', { name: messages.closeItem({ title: wish.title }) }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.closeTitle({ title: wish.title }) }));
  await user.click(dialog.getByRole('button', { name: messages.closeItem({ title: wish.title }) }));
  await screen.findByText(new RegExp(`· ${messages.states.closed}$`));
  expect(backend.store.wishes).toMatchObject([{ state: 'closed' }]);
});

test('an ended wish is not found', async () => {
  renderApp('/wishes/7', { wishes: [wish] });
  expect(await screen.findByRole('heading', { level: 1, name: messages.notFoundTitle })).toBeTruthy();
});

test('a person’s page lists their wishes', async () => {
  renderApp(`/people/${ines.id}`, { wishes: [wish], signedIn: rosa.id });
  expect(await screen.findByRole('link', { name: wish.title })).toBeTruthy();
});

test('the form shows matching wishes while typing', async () => {
  const { user } = renderApp('/create', { wishes: [wish], signedIn: noor.id, donations: donationFixtures });
  await user.type(await screen.findByLabelText(/^Title/), 'Coat for a girl');
  await screen.findByText(messages.matches);
  expect(
    screen.getByRole('link', { name: new RegExp(`^${name}, .* is looking for this: ${wish.title}`) }),
  ).toBeTruthy();
});

async function listCoat({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) {
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Coat for a girl');
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Size 6, warm.');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Children');
  await user.type(screen.getByRole('textbox', { name: /^Image URL/ }), 'https://clothesline.test/coat.svg{Enter}');
  await user.click(screen.getByRole('button', { name: 'Create Donation' }));
}

test('an offer can be retried after an outage, but not after a refusal', async () => {
  const faults = [{ endpoint: 'offerForWish', status: 500 } as const];
  const { user, backend } = renderApp('/create', { wishes: [wish], signedIn: noor.id, faults });
  await listCoat({ user });
  const button = await screen.findByRole('button', { name: messages.offerTo({ name }) });
  await user.click(button);
  await screen.findByText(messages.offerFailed);
  backend.recover();
  backend.store.wishes[0] = { ...wish, state: 'closed' };
  await user.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
});

test('a donor offers a new donation to a matching wish first', async () => {
  const { user, backend } = renderApp('/create', { wishes: [wish], signedIn: noor.id });
  await listCoat({ user });
  await user.click(await screen.findByRole('button', { name: messages.offerTo({ name }) }));
  await screen.findByText(messages.offered);
  expect(backend.store.requests).toContainEqual(
    expect.objectContaining({ wishId: wish.id, askerId: ines.id, state: 'offered' }),
  );
});

test('a visitor signs in to publish a wish', async () => {
  const { user } = renderApp('/explore?search=kimono');
  await user.click(await screen.findByRole('button', { name: following.tellMe }));
  const dialog = within(await screen.findByRole('dialog', { name: alerts.title }));
  await user.click(dialog.getByRole('checkbox', { name: messages.choice }));
  await user.click(dialog.getByRole('button', { name: messages.signInAction }));
  expect(await screen.findByRole('dialog', { name: signIn.title })).toBeTruthy();
});

test('publishing a wish without an account opens the sign-in dialog', async () => {
  const { user, backend } = renderApp('/explore?search=kimono');
  await user.click(await screen.findByRole('button', { name: following.tellMe }));
  const dialog = within(await screen.findByRole('dialog', { name: alerts.title }));
  await user.click(dialog.getByRole('checkbox', { name: messages.choice }));
  await user.type(dialog.getByLabelText(alerts.email, { exact: false }), 'maria@example.org');
  await user.click(dialog.getByRole('button', { name: alerts.begin }));
  expect(await screen.findByRole('dialog', { name: signIn.title })).toBeTruthy();
  expect(backend.calls.map(({ endpoint }) => endpoint)).not.toContain('createAlert');
});

test('the profile lists open wishes, and shows ended wishes after a click', async () => {
  const ended: Wish = { ...wish, id: 2, title: 'Rain boots', state: 'ended' };
  const { user } = renderApp('/profile', { wishes: [wish, ended], signedIn: ines.id });
  const list = within(await screen.findByRole('list', { name: messages.own }));
  list.getByRole('link', { name: wish.title });
  expect(list.queryByRole('link', { name: ended.title })).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.showEnded({ count: 1 }) }));
  list.getByRole('link', { name: ended.title });
  list.getByText(new RegExp(messages.states.ended));
});

test('visitors are asked to sign in before they list an item for a wish', async () => {
  renderApp(`/create?for=${wish.id}`, { wishes: [wish] });
  await screen.findByText(messages.forVisitor);
  expect(screen.queryByText(messages.forText)).toBeNull();
});
