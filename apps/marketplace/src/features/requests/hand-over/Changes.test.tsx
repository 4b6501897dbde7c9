import { createRequestFixtures, ines, rosa } from '@clothesline/api-client/testing/members';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { profile } from '../../../locales/en/profile.js';
import { signIn as signInMessages } from '../../../locales/en/signIn.js';
import { FakeEventSource } from '../../../testing/fakeEventSource.js';
import { renderApp } from '../../../testing/renderApp.js';

beforeEach(() => {
  FakeEventSource.made = [];
  vi.stubGlobal('EventSource', FakeEventSource);
});

const requests = createRequestFixtures(new Date());
const promised = requests.find(({ askerId, state }) => askerId === ines.id && state === 'promised');
const requestId = promised?.id ?? 0;

/** Shorter than the polling interval. */
const soon = { timeout: 4000 };

const streams = () => FakeEventSource.made;
const latest = () => streams().at(-1) ?? expect.fail('There is no stream.');

/** Opens Inés's request and its stream. */
async function openRequest() {
  const app = renderApp(`/requests?request=${requestId}`, { signedIn: ines.id, requests });
  await screen.findByRole('textbox', { name: 'Your message' });
  await waitFor(() => expect(streams()).toHaveLength(1));
  const { store, calls } = app.backend;
  const asked = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint).length;
  act(() => latest().open());
  await waitFor(() => expect(asked('getRequest')).toBeGreaterThan(1), soon);
  return {
    ...app,
    asked,
    /** Writes as Rosa, without an event. */
    rosaWrites(content: string) {
      const message = { id: 9000, authorId: rosa.id, content, createdAt: new Date().toISOString() };
      store.requests = store.requests.map((request) =>
        request.id === requestId ? { ...request, messages: [...request.messages, message] } : request,
      );
    },
  };
}

describe('changes by other people', () => {
  test('appear as soon as the server sends them', async () => {
    const { rosaWrites } = await openRequest();
    rosaWrites('I am a little late.');
    act(() => latest().tell({ kind: 'message', requestId }));
    expect(await screen.findByText('I am a little late.', undefined, soon)).toBeInstanceOf(HTMLElement);
  });

  test('are counted at the bell as soon as the server sends them', async () => {
    const { backend } = await openRequest();
    await screen.findAllByRole('link', { name: signInMessages.requests({ count: 0 }) });
    backend.store.notices.push({
      id: 9000,
      userId: ines.id,
      kind: 'message',
      offers: [],
      text: 'Rosa wrote to you.',
      donationId: null,
      requestId,
      createdAt: new Date().toISOString(),
      isRead: false,
    });
    act(() => latest().tell({ kind: 'notice' }));
    expect(await screen.findAllByRole('link', { name: signInMessages.requests({ count: 1 }) }, soon)).not.toHaveLength(
      0,
    );
  });

  test('are loaded when a stream reopens, since they may have been missed', async () => {
    const { rosaWrites } = await openRequest();
    act(() => latest().lose());
    rosaWrites('Are you there?');
    act(() => latest().open());
    expect(await screen.findByText('Are you there?', undefined, soon)).toBeInstanceOf(HTMLElement);
    expect(streams()).toHaveLength(1);
  });

  test('are not loaded for unknown or invalid events', async () => {
    const { asked } = await openRequest();
    const before = asked('getRequest');
    act(() => latest().tell({ kind: 'weather' }));
    act(() => void latest().dispatchEvent(new MessageEvent('change', { data: '{' })));
    act(() => latest().tell({ kind: 'notice' }));
    await waitFor(() => expect(asked('listNotices')).toBeGreaterThan(2), soon);
    expect(asked('getRequest')).toBe(before);
  });
});

describe('the connection', () => {
  test('polls rarely while the stream works, and often otherwise', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = await openRequest();
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    await pass(1);
    const before = asked('getRequest');
    await pass(40);
    expect(asked('getRequest')).toBe(before);
    await pass(20);
    expect(asked('getRequest')).toBe(before + 1);
    act(() => latest().lose());
    await pass(11);
    expect(asked('getRequest')).toBe(before + 2);
  });

  test('backs off after each rejected stream', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openRequest();
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    for (const [seconds, number] of [
      [25, 1],
      [10, 2],
      [55, 2],
      [10, 3],
    ] as const) {
      if (latest().readyState !== FakeEventSource.CLOSED) act(() => latest().refuse());
      await pass(seconds);
      expect(streams()).toHaveLength(number);
    }
    act(() => latest().open());
    act(() => latest().refuse());
    await pass(35);
    expect(streams()).toHaveLength(4);
  });

  test('uses a single stream per visible page, and closes it while hidden', async () => {
    await openRequest();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(latest().readyState).toBe(FakeEventSource.CLOSED);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(streams()).toHaveLength(2);
  });

  test('is not opened for a signed-out visitor', async () => {
    const { unmount } = renderApp('/saved');
    await screen.findByRole('heading', { level: 1 });
    expect(streams()).toEqual([]);
    unmount();
    const { user } = renderApp('/profile?tab=settings', { signedIn: ines.id });
    await waitFor(() => expect(streams()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: profile.signOut }));
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Sign In' });
    expect(latest().readyState).toBe(FakeEventSource.CLOSED);
    expect(streams()).toHaveLength(1);
  });
});
