import { createRequestFixtures, ines, noor, organizationFixture, rosa } from '@clothesline/api-client/testing/members';
import type { Wish } from '@clothesline/api-client/members';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { organizationPage as messages } from '../../locales/en/organizationPage.js';
import { requests } from '../../locales/en/requests.js';
import { wishes as wishMessages } from '../../locales/en/wishes.js';
import { aWish } from '../../testing/aWish.js';
import { renderApp } from '../../testing/renderApp.js';

const need: Wish = { ...aWish, id: 5, userId: rosa.id, title: 'Coats, size 4-12', amount: 14, received: 2 };
const [fixture] = createRequestFixtures(new Date());
if (!fixture) throw new Error('There are no requests.');
const tomorrow = (hours: number) => new Date(Date.now() + 86_400_000 + hours * 3_600_000).toISOString();
const gift = (id: number, more: object) => ({
  ...fixture,
  id,
  donationId: id,
  donorId: ines.id,
  askerId: rosa.id,
  wishId: need.id,
  messages: [],
  ...more,
});
const options = { signedIn: rosa.id, organizations: [organizationFixture], wishes: [need] };
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const csv = (text: string) => new File([text], 'needs.csv', { type: 'text/csv' });

test('an organization adds and changes a need, and keeps the input on errors', async () => {
  const { user, backend } = renderApp('/organization', { ...options, wishes: [] });
  await screen.findByText(messages.noNeeds);
  await user.click(await button(messages.add));
  const dialog = within(await screen.findByRole('dialog', { name: messages.addTitle }));
  await user.type(dialog.getByRole('textbox', { name: messages.what }), 'Blankets');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  await dialog.findByText(messages.amountWrong({ most: 9999 }));
  await user.type(dialog.getByRole('textbox', { name: messages.amount }), '20');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  await user.click(await button(messages.editNeed({ title: 'Blankets' })));
  const edit = within(await screen.findByRole('dialog', { name: messages.editTitle }));
  await user.clear(edit.getByRole('textbox', { name: messages.receivedSoFar }));
  await user.type(edit.getByRole('textbox', { name: messages.receivedSoFar }), '3');
  await user.click(edit.getByRole('button', { name: messages.save }));
  await screen.findByText(new RegExp(wishMessages.progress({ received: 3, amount: 20 })));
  expect(backend.store.wishes).toMatchObject([{ title: 'Blankets', amount: 20, received: 3, userId: rosa.id }]);
});

test('an import previews the result for each line', async () => {
  const { user, backend } = renderApp('/organization', options);
  await user.click(await button(messages.importCsv));
  const dialog = within(await screen.findByRole('dialog', { name: messages.importNeeds }));
  await user.upload(dialog.getByLabelText(messages.file), csv('color\nred'));
  await dialog.findByText(messages.notCsv({ columns: 'title, amount' }));
  const lines = [
    'id,Title,amount,received,until',
    '5,"Coats, size 4-12",14,6',
    ',Hats,3,',
    ',Socks,many,',
    ',Caps,٣,,12/31/2026',
  ];
  await user.upload(dialog.getByLabelText(messages.file), csv(lines.join('\n')));
  await dialog.findByText(`Hats: ${messages.results.added}`);
  dialog.getByText(`Socks: ${messages.results.failed} (amount: Enter a whole number from 1 to 9999)`);
  dialog.getByText(`Caps: ${messages.results.failed} (until: Choose a date within the next 60 days)`);
  expect(backend.store.wishes).toMatchObject([{ received: 2 }]);
  await user.click(dialog.getByRole('button', { name: messages.importLines({ count: 2 }) }));
  await dialog.findByText(messages.importDone);
  expect(backend.store.wishes).toMatchObject([{ received: 6 }, { title: 'Hats', amount: 3 }]);
});

test('an import repeated after a lost response adds each line once', async () => {
  const { user, backend } = renderApp('/organization', options);
  await user.click(await button(messages.importCsv));
  const dialog = within(await screen.findByRole('dialog', { name: messages.importNeeds }));
  await user.upload(dialog.getByLabelText(messages.file), csv('title,amount\nHats,3'));
  await dialog.findByText(`Hats: ${messages.results.added}`);
  backend.fail({ endpoint: 'saveNeeds', halfBody: true, times: 1 });
  await user.click(dialog.getByRole('button', { name: messages.importLines({ count: 1 }) }));
  await waitFor(() => expect(within(dialog.getByRole('alert')).queryByText(/./)).toBeTruthy());
  await user.click(dialog.getByRole('button', { name: messages.importLines({ count: 1 }) }));
  await dialog.findByText(messages.importDone);
  expect(backend.store.wishes.filter(({ title }) => title === 'Hats')).toHaveLength(1);
});

test('another file replaces the previous one and its results', async () => {
  const { user, backend } = renderApp('/organization', options);
  await user.click(await button(messages.importCsv));
  const dialog = within(await screen.findByRole('dialog', { name: messages.importNeeds }));
  await user.upload(dialog.getByLabelText(messages.file), csv('title,amount\nHats,3'));
  await dialog.findByText(`Hats: ${messages.results.added}`);
  await user.upload(dialog.getByLabelText(messages.file), csv('title,amount\nScarves,2'));
  await dialog.findByText(`Scarves: ${messages.results.added}`);
  expect(dialog.queryByText(/^Hats/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: messages.importLines({ count: 1 }) }));
  await dialog.findByText(messages.importDone);
  expect(backend.store.wishes.map(({ title }) => title)).toEqual([need.title, 'Scarves']);
});

test('an import reads files in the Windows encoding used by Excel', async () => {
  const { user } = renderApp('/organization', options);
  await user.click(await button(messages.importCsv));
  const dialog = within(await screen.findByRole('dialog', { name: messages.importNeeds }));
  const bytes = Uint8Array.from('title,amount\nAbrigos de ni\u00f1o,3', (letter) => letter.charCodeAt(0));
  await user.upload(dialog.getByLabelText(messages.file), new File([bytes], 'needs.csv', { type: 'text/csv' }));
  expect(await dialog.findByText(`Abrigos de niño: ${messages.results.added}`)).toBeTruthy();
});

test('Requests link to the page of a confirmed organization', async () => {
  const { user } = renderApp('/requests', options);
  await user.click(await screen.findByRole('link', { name: requests.organization }));
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeTruthy();
});

test('an organization accepts several gifts together, and marks others as received', async () => {
  const requests = [
    gift(1, { state: 'offered', holdsUntil: tomorrow(0), title: 'Red coat' }),
    gift(2, { state: 'offered', holdsUntil: tomorrow(0), title: 'Blue coat' }),
    gift(3, { state: 'promised', from: tomorrow(1), to: tomorrow(3), holdsUntil: tomorrow(9), title: 'Green coat' }),
  ];
  const { user, backend } = renderApp('/organization', { ...options, requests });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  await user.click(boxes[0] ?? document.body);
  await user.click(boxes[1] ?? document.body);
  await user.click(await button(messages.accept({ count: 2 })));
  const dialog = within(await screen.findByRole('dialog', { name: messages.acceptTitle }));
  const [, day = ''] = within(dialog.getByRole('combobox'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
    .filter(Boolean);
  await user.selectOptions(dialog.getByRole('combobox'), day);
  await user.click(dialog.getByRole('button', { name: messages.accept({ count: 2 }) }));
  await screen.findByText(messages.accepted({ count: 2 }));
  expect(await screen.findAllByText(messages.proposed)).toHaveLength(2);
  screen.getByRole('table');
  await user.click(screen.getAllByRole('checkbox')[2] ?? document.body);
  await user.click(await button(messages.markReceived({ count: 1 })));
  await screen.findByText(messages.marked({ count: 1 }));
  expect(backend.store.requests.find(({ id }) => id === 3)?.state).toBe('received');
  await screen.findByText(new RegExp(wishMessages.progress({ received: 3, amount: 14 })));
});

test('other accounts see how to become an organization, and visitors can sign in', async () => {
  const { unmount } = renderApp('/organization', { signedIn: ines.id });
  await screen.findByText(messages.notAnOrganization);
  unmount();
  renderApp('/organization');
  expect(await screen.findByRole('heading', { name: messages.signedOutTitle })).toBeTruthy();
});

test('a donor lists an item for a need, which is offered immediately', async () => {
  const { user, backend } = renderApp('/create?for=5', { ...options, signedIn: noor.id });
  await screen.findByText(wishMessages.forThis({ name: organizationFixture.name, title: need.title }));
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Coat for a girl');
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Size 6, warm.');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Children');
  await user.type(screen.getByRole('textbox', { name: /^Image URL/ }), 'https://clothesline.test/coat.svg{Enter}');
  await user.click(screen.getByRole('button', { name: 'Create Donation' }));
  await waitFor(() =>
    expect(backend.store.requests).toMatchObject([
      { wishId: need.id, askerId: rosa.id, state: 'offered', place: organizationFixture.address },
    ]),
  );
  expect((await screen.findAllByText(wishMessages.offered)).length).toBeGreaterThan(0);
});
