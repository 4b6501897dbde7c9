import { failureMessages } from '@clothesline/api-client';
import { longTextFixture } from '@clothesline/api-client/testing';
import {
  amir,
  createRequestFixtures,
  grace,
  moderationFixtures,
  noor,
  rosa,
} from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signIn as signInMessages } from '../../locales/en/signIn.js';
import { reporting } from '../../locales/en/reporting.js';
import { steps as stepMessages } from '../../locales/en/steps.js';
import { moderation as messages } from '../../locales/en/moderation.js';
import { type AppOptions, renderApp } from '../../testing/renderApp.js';

const title = longTextFixture.title;
const open = (options: AppOptions = {}) =>
  renderApp('/moderation', {
    signedIn: noor.id,
    entries: moderationFixtures,
    requests: createRequestFixtures(new Date()),
    ...options,
  });
const entry = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is no entry.`);
  return within(item);
};
const isOpen = (count: string) => screen.findByRole('heading', { level: 2, name: messages.open({ count }) });

async function decide(
  user: ReturnType<typeof renderApp>['user'],
  name: string,
  action: keyof typeof messages.actions,
  reason: string,
) {
  await user.click(
    (await entry(name)).getByRole('button', {
      name: messages.actionOn({ action: messages.actions[action], what: name }),
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: messages.dialogs[action].title }));
  if (reason) await user.type(dialog.getByRole('textbox', { name: messages.reason }), reason);
  await user.click(dialog.getByRole('button', { name: messages.dialogs[action].action }));
  return dialog;
}

describe('moderation', () => {
  test('shows others a placeholder, without requesting the queue', async () => {
    const { backend } = open({ signedIn: rosa.id });
    await screen.findByRole('heading', { level: 1, name: messages.othersTitle });
    screen.getByText(messages.othersText);
    expect(backend.calls.map(({ url }) => url)).not.toContain('/api/moderation');
  });

  test('allows a reply to a visitor’s message, and closes it with a single click', async () => {
    const words = ['My listing does not load.\nana@example.org'];
    const message = { id: 900, kind: 'contact' as const, targetId: 900, words, state: 'open' as const };
    const { user, backend } = open({
      entries: [{ ...message, reasons: ['other'], createdAt: new Date().toISOString() }],
    });
    const item = await entry(messages.contactName);
    expect(item.getByRole('link', { name: messages.contactReply }).getAttribute('href')).toBe(
      'mailto:ana%40example.org',
    );
    item.getByText('My listing does not load.');
    await user.click(item.getByRole('button', { name: messages.contactDone }));
    await waitFor(() => expect(backend.store.entries[0]?.state).toBe('dismissed'));
  });

  test('offers to sign in', async () => {
    const { user } = open({ signedIn: undefined, demoPeople: [noor.id] });
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: messages.signIn }));
    await user.click(await screen.findByRole('button', { name: signInMessages.continueAs({ name: 'Noor' }) }));
    expect(await isOpen('3')).toBeInstanceOf(HTMLElement);
  });

  test('is linked in a moderator’s profile', async () => {
    const { user } = renderApp('/profile?tab=settings', { signedIn: noor.id });
    await user.click(await screen.findByRole('link', { name: 'Review reports' }));
    expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeInstanceOf(HTMLElement);
  });

  test('shows reports by age, with content, reasons, and text', async () => {
    open();
    await isOpen('3');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual([title, expect.stringContaining('Message about'), amir.displayName, expect.any(String)]);
    const first = await entry(title);
    first.getByText(longTextFixture.description);
    first.getByRole('img', { name: messages.picture });
    first.getByText(/^Created on /);
    first.getByText(new RegExp(reporting.reasons.spam));
    first.getByText(/He asked me for money at the door\./);
    expect(first.getByRole('link', { name: title }).getAttribute('href')).toBe(`/donations/${longTextFixture.id}`);
    expect(first.getByRole('link', { name: amir.displayName }).getAttribute('href')).toBe(`/people/${amir.id}`);
    // People cannot be hidden.
    const person = await entry(amir.displayName);
    const buttons = person.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([messages.actions.suspend, messages.actions.dismiss]);
  });

  test('requires a reason to hide content, and can restore it', async () => {
    const { user, backend } = open();
    const dialog = await decide(user, title, 'hide', '');
    await dialog.findByText(messages.reasonMissing);
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: messages.reason }));
    await user.type(dialog.getByRole('textbox', { name: messages.reason }), 'It is sold elsewhere.');
    await user.click(dialog.getByRole('button', { name: messages.dialogs.hide.action }));
    await screen.findByText(messages.done.hide);
    await isOpen('2');
    expect(backend.store.hidden.get(longTextFixture.id)?.reason).toBe('It is sold elsewhere.');
    const hidden = await entry(title);
    hidden.getByText(/“It is sold elsewhere\.”/);
    // The focus is kept, although the clicked button is gone.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await decide(user, title, 'restore', 'I looked again.');
    await screen.findByText(messages.done.restore);
    await waitFor(() => expect(backend.store.hidden.size).toBe(0));
    expect((await entry(title)).getByText(messages.states.restored)).toBeInstanceOf(HTMLElement);
  });

  test('hides and suspends in a single step, and updates the author’s other entries', async () => {
    const { user, backend } = open();
    const dialog = await decide(user, title, 'hide', '');
    await user.click(dialog.getByRole('checkbox', { name: messages.suspends }));
    await user.type(dialog.getByRole('textbox', { name: messages.reason }), 'He sells it.');
    await user.click(dialog.getByRole('button', { name: messages.dialogs.hide.action }));
    await screen.findByText(messages.done.hide);
    expect(backend.store.accounts.find(({ id }) => id === amir.id)?.suspendedFor).toBe('He sells it.');
    (await entry(amir.displayName)).getByText(new RegExp(`${messages.kinds.donation}: ${messages.states.hidden}`));
  });

  test('explains the effects of hiding a message or donation', async () => {
    const { user } = open();
    await isOpen('3');
    const named = screen.getByRole('heading', { level: 3, name: /^Message about/ }).textContent ?? '';
    const message = await decide(user, named, 'hide', '');
    message.getByText(messages.hideMessageText);
    await user.click(message.getByRole('button', { name: stepMessages.close }));
    const donation = await decide(user, title, 'hide', '');
    expect(donation.getByText(messages.dialogs.hide.text)).toBeInstanceOf(HTMLElement);
  });

  test('suspends an account', async () => {
    const { user, backend } = open();
    await decide(user, amir.displayName, 'suspend', 'Threatens people.');
    await screen.findByText(messages.done.suspend);
    const amirNow = backend.store.accounts.find(({ id }) => id === amir.id);
    expect(amirNow?.suspendedFor).toBe('Threatens people.');
    // A suspended person cannot be suspended again.
    const other = await entry(title);
    await waitFor(() => expect(other.getByText('Threatens people.')).toBeInstanceOf(HTMLElement));
    expect(
      other.queryByRole('button', { name: messages.actionOn({ action: messages.actions.suspend, what: title }) }),
    ).toBeNull();
  });

  test('dismisses unfounded reports', async () => {
    const { user, backend } = open();
    await decide(user, amir.displayName, 'dismiss', 'A quarrel.');
    await isOpen('2');
    expect(backend.store.entries.find(({ targetId }) => targetId === amir.id)?.state).toBe('dismissed');
  });

  test('explains why a decision failed', async () => {
    const faults = [{ endpoint: 'moderate', status: 409, body: '{"message":"Not possible any more."}' }] as const;
    const { user } = open({ faults });
    const dialog = await decide(user, title, 'hide', 'It is sold elsewhere.');
    expect(await dialog.findByText('Not possible any more.')).toBeInstanceOf(HTMLElement);
  });

  test('shows an error if the queue fails to load, and retries', async () => {
    const { user } = open({ faults: [{ endpoint: 'listModeration', status: 503, times: 1 }] });
    await screen.findByText(failureMessages.serverTrouble({ when: 'in 60 seconds' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await isOpen('3')).toBeInstanceOf(HTMLElement);
  });

  test('shows that there are no reports', async () => {
    open({ entries: [] });
    expect(await screen.findByText(messages.emptyTitle)).toBeInstanceOf(HTMLElement);
  });

  test('loads further pages', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      kind: 'person' as const,
      targetId: grace.id,
      reasons: ['spam' as const],
      words: [],
      createdAt: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
      state: 'open' as const,
    }));
    const { user } = open({ entries });
    await isOpen('50+');
    await user.click(screen.getByRole('button', { name: messages.showMore }));
    await isOpen('60');
    expect(screen.queryByRole('button', { name: messages.showMore })).toBeNull();
  });
});
