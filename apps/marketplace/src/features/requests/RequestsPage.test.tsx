import { donationFixtures } from '@clothesline/api-client/testing';
import {
  createRequestFixtures,
  fakePickupCode,
  ines,
  noticeFixtures,
  rosa,
  wei,
} from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { layout as layoutMessages } from '../../locales/en/layout.js';
import { signIn as signInMessages } from '../../locales/en/signIn.js';
import { handOver as texts } from '../../locales/en/handOver.js';
import { requests as messages } from '../../locales/en/requests.js';
import { renderApp } from '../../testing/renderApp.js';

const requests = () => createRequestFixtures(new Date());
const request = (askerId: number, state: string) => {
  const found = requests().find((one) => one.askerId === askerId && one.state === state);
  if (!found) throw new Error(`There is no ${state} request of ${askerId}.`);
  return found;
};
/** Opens a person's request as another person. */
function open(askerId: number, state: string, signedIn: number) {
  const { id } = request(askerId, state);
  return { id, ...renderApp(`/requests?request=${id}`, { signedIn, requests: requests(), notices: noticeFixtures }) };
}
const step = (name: string) => screen.findByRole('button', { name });
const now = (state: keyof typeof texts.requestStates) =>
  waitFor(() => {
    const current = screen.getByRole('list', { name: messages.steps }).querySelector('[aria-current=step]');
    expect(current?.textContent).toBe(texts.requestStates[state]);
  });

describe('the inbox', () => {
  test('invites a signed-out visitor to sign in', async () => {
    const { user } = renderApp('/requests');
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: messages.signIn }));
    expect(await screen.findByRole('dialog', { name: signInMessages.title })).toBeInstanceOf(HTMLElement);
  });

  test('lists sent and received requests', async () => {
    const { user } = renderApp('/requests', { signedIn: ines.id, requests: requests() });
    expect(await screen.findByRole('link', { name: /^Zebra raincoat/ })).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('tab', { name: messages.asDonor }));
    expect(await screen.findByText(messages.noneAsDonorTitle)).toBeInstanceOf(HTMLElement);
  });

  test('sorts requests for a donor by the askers’ recent pickups', async () => {
    renderApp('/requests?tab=donor', { signedIn: rosa.id, requests: requests() });
    const names = await screen.findAllByRole('link', { name: /^(Wei|Grace|Inés Moreno)$/ });
    // Inés has received a donation.
    expect(names.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Wei', 'Grace', 'Inés Moreno']);
  });

  test('opens the list with unread items from the bell, and counts each once', async () => {
    const asked = { donationId: request(wei.id, 'waiting').donationId, requestId: request(wei.id, 'waiting').id };
    const notices = [
      {
        ...asked,
        id: 1,
        userId: rosa.id,
        kind: 'asked' as const,
        text: 'Somebody asks.',
        offers: [],
        createdAt: '',
        isRead: false,
      },
    ];
    const all = requests().map((one) => ({ ...one, donorRead: 1_000_000 }));
    const { user, address } = renderApp('/saved', { signedIn: rosa.id, requests: all, notices });
    const [bell] = await screen.findAllByRole('link', { name: signInMessages.requests({ count: 1 }) });
    await user.click(bell ?? document.body);
    const tab = await screen.findByRole('tab', { name: messages.tabWithNews({ tab: messages.asDonor, count: 1 }) });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: messages.news })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('tab', { name: messages.asAsker })).toBeInstanceOf(HTMLElement);
    expect(address()).toBe('/requests?tab=donor');
    await user.click(await screen.findByRole('link', { name: 'Wei' }));
    // Keeps the list once read.
    expect(await screen.findByRole('tab', { name: messages.asDonor, selected: true })).toBeInstanceOf(HTMLElement);
  });

  test('shows a request next to its list', async () => {
    open(wei.id, 'waiting', rosa.id);
    const tab = await screen.findByRole('tab', { name: new RegExp(messages.asDonor) });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    const back = screen.getByRole('link', { name: messages.back, hidden: true });
    expect(back.getAttribute('href')).toBe('/requests?tab=donor');
  });

  test('shows an unread count on the bell until everything is read', async () => {
    const { user } = renderApp('/requests?tab=news', { signedIn: ines.id, notices: noticeFixtures });
    await screen.findAllByRole('link', { name: signInMessages.requests({ count: 2 }) });
    await user.click(await screen.findByRole('button', { name: messages.markAllRead }));
    expect(
      (await screen.findAllByRole('link', { name: signInMessages.requests({ count: 0 }) })).length,
    ).toBeGreaterThan(0);
  });

  test('shows an unread count on the profile tab until everything is read', async () => {
    const { user } = renderApp('/requests?tab=news', { signedIn: ines.id, notices: noticeFixtures });
    const tabs = within(screen.getByRole('navigation', { name: layoutMessages.tabBar }));
    await tabs.findByRole('link', { name: /^Profile.*, 2 new$/ });
    await user.click(await screen.findByRole('button', { name: messages.markAllRead }));
    await waitFor(() => expect(tabs.queryByRole('link', { name: /new/ })).toBeNull());
    expect(tabs.getByRole('link', { name: layoutMessages.profile })).toBeInstanceOf(HTMLElement);
  });

  test('marks updates about the open request as read', async () => {
    const { backend, id } = open(ines.id, 'promised', ines.id);
    const about = () => backend.store.notices.filter(({ requestId, userId }) => requestId === id && userId === ines.id);
    expect(about().some(({ isRead }) => !isRead)).toBe(true);
    await waitFor(() => expect(about().every(({ isRead }) => isRead)).toBe(true));
    expect(backend.store.notices.some(({ isRead, userId }) => !isRead && userId === ines.id)).toBe(true);
  });

  test('shows an error if it fails to load, and retries', async () => {
    const { user } = renderApp('/requests?tab=asker', {
      signedIn: ines.id,
      requests: requests(),
      faults: [{ endpoint: 'listRequests', status: 503, times: 1 }],
    });
    await screen.findByText(messages.failedTitle);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Zebra raincoat/ })).toBeInstanceOf(HTMLElement);
  });

  test('stops loading if the server keeps failing', async () => {
    const { address, backend } = renderApp('/requests', {
      signedIn: ines.id,
      notices: noticeFixtures,
      faults: [{ endpoint: 'listRequests', status: 500 }],
    });
    await screen.findByText(messages.failedTitle);
    expect(address()).toBe('/requests?tab=asker');
    const asked = backend.calls.filter(({ url }) => url.includes('/api/requests?role=asker'));
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  test('offers to sign in if the session has ended elsewhere', async () => {
    const faults = [{ endpoint: 'getRequest', status: 401 } as const];
    const { user } = renderApp('/requests?request=1', { signedIn: ines.id, faults });
    await screen.findByText('Your session has ended. Sign in to continue.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: messages.signIn }));
    expect(await screen.findByRole('dialog', { name: signInMessages.title })).toBeInstanceOf(HTMLElement);
  });

  test('does not show other people’s requests', async () => {
    const { id } = request(wei.id, 'waiting');
    renderApp(`/requests?request=${id}`, { signedIn: ines.id, requests: requests() });
    expect(await screen.findByText(messages.threadGone)).toBeInstanceOf(HTMLElement);
  });
});

describe('a long conversation', () => {
  test('shows the newest messages, and loads earlier ones on request', async () => {
    const { id } = request(wei.id, 'waiting');
    const said = Array.from({ length: 120 }, (_, index) => ({
      id: 1000 + index,
      authorId: wei.id,
      content: `Message ${index}`,
      createdAt: '2026-11-20T12:00:00.000Z',
    }));
    const all = requests().map((one) => (one.id === id ? { ...one, messages: said } : one));
    const { user } = renderApp(`/requests?request=${id}`, {
      signedIn: rosa.id,
      requests: all,
      notices: noticeFixtures,
    });
    expect(await screen.findByText('Message 119')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Message 19')).toBeNull();
    await user.click(screen.getByRole('button', { name: messages.showEarlier }));
    expect(await screen.findByText('Message 0')).toBeInstanceOf(HTMLElement);
    expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(120);
    expect(screen.queryByRole('button', { name: messages.showEarlier })).toBeNull();
  });
});

describe('a request', () => {
  test('is cancelled by its asker with a reason', async () => {
    const { user } = open(ines.id, 'waiting', ines.id);
    await now('waiting');
    expect(screen.queryByRole('button', { name: messages.promise })).toBeNull();
    await user.click(await step(messages.cancel));
    await user.type(await screen.findByRole('textbox', { name: messages.why }), 'I found one.');
    await user.click(screen.getByRole('button', { name: messages.cancelAction }));
    await now('cancelled');
    expect(await screen.findByText(/I found one\./)).toBeInstanceOf(HTMLElement);
  });

  test('requires a pickup place to promise', async () => {
    const { user, backend, id } = open(wei.id, 'waiting', rosa.id);
    await user.click(await step(messages.promise));
    const dialog = within(await screen.findByRole('dialog', { name: messages.promiseTitle({ name: 'Wei' }) }));
    await user.click(dialog.getByRole('button', { name: messages.promiseSend }));
    await dialog.findByText(messages.promisePlaceMissing);
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: messages.promisePlace }));
    await user.keyboard('By the library{Enter}');
    await now('promised');
    expect(backend.store.requests.find((one) => one.id === id)?.place).toBe('By the library');
    expect(screen.getByText('By the library')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(fakePickupCode)).toBeInstanceOf(HTMLElement);
    const calendar = screen.getByRole('link', { name: messages.calendar });
    expect(calendar.getAttribute('href')).toMatch(new RegExp(`/api/requests/${id}/calendar\\.ics$`));
  });

  test('is accepted with a time if offered', async () => {
    const { user } = open(ines.id, 'offered', ines.id);
    await user.click(await step(messages.accept));
    const dialog = within(await screen.findByRole('dialog', { name: messages.acceptTitle }));
    await user.click(dialog.getByRole('button', { name: messages.accept }));
    await now('promised');
    expect(screen.getByText(messages.place)).toBeInstanceOf(HTMLElement);
  });

  test('shows the proposed time until the donor adds a place', async () => {
    const { user, backend } = open(ines.id, 'offered', ines.id);
    for (const one of backend.store.requests) one.place = undefined;
    await user.click(await step(messages.accept));
    const dialog = within(await screen.findByRole('dialog', { name: messages.acceptTitle }));
    await user.click(dialog.getByRole('button', { name: messages.accept }));
    expect(await screen.findByText('You proposed a time. The donor needs to accept it.')).toBeInstanceOf(HTMLElement);
  });

  test('is accepted by the donor at the asker’s proposed time', async () => {
    const [from, to] = [24, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const all = requests().map((one) => (one.state === 'offered' ? { ...one, from, to } : one));
    const { id, donorId } = request(ines.id, 'offered');
    const { user } = renderApp(`/requests?request=${id}`, { signedIn: donorId, requests: all });
    expect(await screen.findByText(messages.proposed)).toBeInstanceOf(HTMLElement);
    await user.click(await step(messages.agree));
    const dialog = within(await screen.findByRole('dialog', { name: messages.agreeTitle }));
    await user.click(dialog.getByRole('button', { name: messages.agree }));
    await now('promised');
  });

  test('allows the asker to object within a day if missed', async () => {
    const { id } = request(ines.id, 'missed');
    const all = requests().map((one) => (one.id === id ? { ...one, endedAt: new Date().toISOString() } : one));
    const { user, backend } = renderApp(`/requests?request=${id}`, { signedIn: ines.id, requests: all });
    await user.click(await step(messages.object));
    const dialog = within(await screen.findByRole('dialog', { name: messages.objectTitle }));
    await user.click(dialog.getByRole('button', { name: messages.object }));
    await waitFor(() => expect(screen.queryByRole('button', { name: messages.object })).toBeNull());
    expect(backend.store.requests.find((one) => one.id === id)?.objectedAt).toBeDefined();
  });

  test('completes the hand-over only with the correct pickup code', async () => {
    const { user } = open(ines.id, 'promised', ines.id);
    await user.click(await step(messages.enterCode));
    const dialog = within(await screen.findByRole('dialog', { name: messages.enterCodeTitle }));
    const words = dialog.getByRole('textbox', { name: messages.codeField });
    await user.type(words, 'not these words{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
    await user.clear(words);
    await user.type(words, `${fakePickupCode}{Enter}`);
    await now('received');
  });

  test('completes the hand-over if the donor confirms, and cannot be missed before its time', async () => {
    const donorId = wei.id;
    const { user } = open(ines.id, 'promised', donorId);
    await user.click(await step(messages.collected));
    const dialog = within(await screen.findByRole('dialog', { name: messages.collectedTitle }));
    await now('promised');
    expect(screen.queryByRole('button', { name: messages.missed })).toBeNull();
    await user.click(dialog.getByRole('button', { name: messages.collected }));
    await now('received');
  });

  test('can be marked as missed after its time', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    const all = requests().map((one) => (one.state === 'promised' ? { ...one, from: past } : one));
    const { id } = request(ines.id, 'promised');
    const { user, backend } = renderApp(`/requests?request=${id}`, { signedIn: wei.id, requests: all });
    await user.click(await step(messages.missed));
    const dialog = within(await screen.findByRole('dialog', { name: messages.missedTitle }));
    await user.click(dialog.getByRole('button', { name: messages.missed }));
    await now('missed');
    expect(backend.store.requests.find((one) => one.id === id)?.state).toBe('missed');
  });

  test('keeps messages that fail to be sent', async () => {
    const { id } = request(ines.id, 'promised');
    const { user } = renderApp(`/requests?request=${id}`, {
      signedIn: ines.id,
      requests: requests(),
      faults: [{ endpoint: 'writeMessage', status: 503, times: 1 }],
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: messages.write });
    await user.type(field, 'I bring a bag.');
    await user.click(screen.getByRole('button', { name: messages.send }));
    await screen.findByText(new RegExp(messages.notSent));
    expect(field.value).toBe('I bring a bag.');
    await user.click(screen.getByRole('button', { name: messages.send }));
    const log = within(screen.getByRole('log', { name: messages.messages }));
    await log.findByText('I bring a bag.');
    await waitFor(() => expect(field.value).toBe(''));
  });

  test('hides the message box for a blocked person', async () => {
    const { backend } = open(wei.id, 'waiting', wei.id);
    backend.store.blocks.push([wei.id, rosa.id]);
    await screen.findByText(messages.blocked({ name: 'Rosa' }));
    expect(screen.queryByRole('textbox', { name: messages.write })).toBeNull();
    expect(screen.getByRole('log', { name: messages.messages })).toBeInstanceOf(HTMLElement);
  });

  test('hides the message box if blocked by the other person, without naming them', async () => {
    const { backend } = open(wei.id, 'waiting', wei.id);
    backend.store.blocks.push([rosa.id, wei.id]);
    await screen.findByText(messages.closed);
    expect(screen.queryByRole('textbox', { name: messages.write })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('replaces the message box with a notice after a message is rejected', async () => {
    const { user, backend } = open(wei.id, 'waiting', wei.id);
    const field = await screen.findByRole('textbox', { name: messages.write });
    backend.store.blocks.push([rosa.id, wei.id]);
    await user.type(field, 'Are you there?');
    await user.click(screen.getByRole('button', { name: messages.send }));
    await screen.findByText(messages.closed);
    expect(screen.queryByRole('textbox', { name: messages.write })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(messages.closed));
  });

  test('keeps the title of a hidden donation', async () => {
    const { backend } = open(wei.id, 'waiting', wei.id);
    backend.store.blocks.push([rosa.id, wei.id]);
    const { donationId } = request(wei.id, 'waiting');
    const title = donationFixtures.find(({ id }) => id === donationId)?.title ?? '';
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInstanceOf(HTMLElement);
    expect(backend.calls.map(({ url }) => url)).toContain(`/api/donations/${donationId}`);
  });

  test('shows an error if another person was faster', async () => {
    const { user, backend, id } = open(wei.id, 'waiting', rosa.id);
    await user.click(await step(messages.decline));
    const dialog = within(await screen.findByRole('dialog', { name: messages.declineTitle }));
    const stored = backend.store.requests.find((one) => one.id === id);
    if (stored) stored.state = 'cancelled';
    await user.click(dialog.getByRole('button', { name: messages.declineTitle }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
  });
});
