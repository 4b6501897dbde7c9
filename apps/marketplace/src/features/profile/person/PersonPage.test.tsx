import { failureMessages } from '@clothesline/api-client';
import { donationFixtures } from '@clothesline/api-client/testing';
import { createRequestFixtures, grace, leaving, rosa, wei } from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signIn as signInMessages } from '../../../locales/en/signIn.js';
import { reportButton } from '../../../locales/en/reportButton.js';
import { person as messages } from '../../../locales/en/person.js';
import { createDates } from '../../../lib/language/useDates.js';
import { renderApp } from '../../../testing/renderApp.js';

const path = `/people/${rosa.id}`;
const given = donationFixtures.filter(({ userId }) => userId === rosa.id);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a public page', () => {
  test('shows a person and their donations to every visitor', async () => {
    renderApp(path);
    await heading(rosa.displayName);
    await waitFor(() => expect(document.title).toBe('Rosa - Clothesline'));
    for (const text of [
      `@${rosa.username}`,
      rosa.location,
      rosa.bio ?? '',
      messages.since({ day: createDates(undefined).day(rosa.createdAt) }),
    ]) {
      expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    }
    const list = within(screen.getByRole('list', { name: messages.gives }));
    expect(list.getAllByRole('article')).toHaveLength(given.length);
    screen.getByText(messages.donations({ count: given.length }));
    // Private.
    expect(screen.queryByText(rosa.email)).toBeNull();
  });

  test('shows available donations first', async () => {
    const [first, second] = given.toSorted((one, other) => other.id - one.id);
    const donations = donationFixtures.map((one) => (one.id === first?.id ? { ...one, status: 'given' } : one));
    renderApp(path, { donations });
    expect(await screen.findByText(messages.gave({ count: '1' }), { exact: false })).toBeInstanceOf(HTMLElement);
    const cards = await screen.findAllByRole('article');
    expect(within(cards[0] ?? document.body).getByRole('link').textContent).toBe(second?.title);
  });

  test('only shows the number of a donor without an account', async () => {
    renderApp('/people/6');
    await heading('User #6');
    expect(screen.queryByRole('button', { name: messages.block })).toBeNull();
    expect(screen.queryByRole('button', { name: reportButton.report })).toBeNull();
  });

  test('shows that a person has no donations', async () => {
    renderApp(`/people/${wei.id}`, { donations: donationFixtures.filter(({ userId }) => userId !== wei.id) });
    expect(await screen.findByRole('heading', { name: messages.nothingTitle })).toBeInstanceOf(HTMLElement);
  });

  test('links to the settings for its owner', async () => {
    const { user } = renderApp('/profile?tab=settings', { signedIn: rosa.id });
    await user.click(await screen.findByRole('link', { name: 'View your public page' }));
    await screen.findByText(messages.yours);
    expect(screen.queryByRole('button', { name: messages.block })).toBeNull();
    const link = screen.getByRole('link', { name: messages.edit });
    expect(link.getAttribute('href')).toBe('/profile?tab=settings');
  });

  test.each([
    ['unknown', '/people/99999'],
    ['not a number', '/people/rosa'],
    ['not canonical', '/people/02'],
    ['being deleted', `/people/${leaving.id}`],
  ])('shows a message for a missing person (%s)', async (_name, address) => {
    renderApp(address);
    await heading(messages.notFoundTitle);
    expect(screen.queryByRole('button', { name: messages.tryAgain })).toBeNull();
  });

  test('shows why it failed to load, and retries', async () => {
    const { user } = renderApp(path, { faults: [{ endpoint: 'getPerson', status: 503, times: 1 }] });
    await heading(messages.notLoadedTitle);
    screen.getByText(failureMessages.serverTrouble({ when: 'in 60 seconds' }));
    await user.click(await button(messages.tryAgain));
    expect(await heading(rosa.displayName)).toBeInstanceOf(HTMLElement);
  });

  test('is linked from a donation', async () => {
    const { user } = renderApp(`/donations/${given[0]?.id}`);
    await user.click(await screen.findByRole('link', { name: rosa.displayName }));
    expect(await heading(rosa.displayName)).toBeInstanceOf(HTMLElement);
  });

  test('is linked from a thread', async () => {
    const request = createRequestFixtures(new Date()).find((one) => one.askerId === grace.id);
    const options = { signedIn: rosa.id, requests: createRequestFixtures(new Date()) };
    const { user } = renderApp(`/requests?request=${request?.id}&tab=donor`, options);
    const thread = within((await screen.findByRole('log')).closest('section') ?? document.body);
    await user.click(await thread.findByRole('link', { name: 'Grace' }));
    expect(await heading('Grace')).toBeInstanceOf(HTMLElement);
  });
});

describe('blocking a person', () => {
  test('requires confirmation, ends open requests, and can be undone', async () => {
    const requests = createRequestFixtures(new Date());
    const { user, backend } = renderApp(path, { signedIn: wei.id, requests });
    await user.click(await button(messages.block));
    const asked = await dialog(messages.blockTitle({ name: 'Rosa' }));
    asked.getByText(messages.blockText);
    expect(backend.store.blocks).toEqual([]);
    await user.click(asked.getByRole('button', { name: messages.block }));
    await screen.findByText(messages.blocked({ name: 'Rosa' }));
    await screen.findByText(messages.blockedText);
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(backend.store.blocks).toEqual([[wei.id, rosa.id]]);
    await user.click(await button(messages.unblock));
    await user.click(
      (await dialog(messages.unblockTitle({ name: 'Rosa' }))).getByRole('button', { name: messages.unblock }),
    );
    expect(await screen.findAllByRole('article')).toHaveLength(given.length);
    expect(backend.store.blocks).toEqual([]);
  });

  test('continues after signing in', async () => {
    const { user, backend } = renderApp(path, { demoPeople: [wei.id] });
    await user.click(await button(messages.block));
    await user.click(await button(signInMessages.continueAs({ name: 'Wei' })));
    await user.click(
      (await dialog(messages.blockTitle({ name: 'Rosa' }))).getByRole('button', { name: messages.block }),
    );
    await screen.findByText(messages.blockedText);
    expect(backend.store.blocks).toEqual([[wei.id, rosa.id]]);
  });

  test('shows why it failed', async () => {
    const faults = [{ endpoint: 'blockPerson', status: 503, times: 1 }] as const;
    const { user } = renderApp(path, { signedIn: wei.id, faults });
    await user.click(await button(messages.block));
    const asked = await dialog(messages.blockTitle({ name: 'Rosa' }));
    await user.click(asked.getByRole('button', { name: messages.block }));
    expect(await asked.findByText(failureMessages.serverTrouble({ when: 'in 60 seconds' }))).toBeInstanceOf(
      HTMLElement,
    );
  });
});
