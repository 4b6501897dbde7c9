import { noticeKinds } from '@clothesline/api-client/members';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const code = readFileSync(new URL('../../../public/push.js', import.meta.url), 'utf8');

/** Runs the service worker, with the windows that are open. */
function start(windows: readonly { url: string; focus(): void }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
  const openWindow = vi.fn<(address: string) => Promise<void>>(async () => {});
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    location: { origin: 'https://clothes.example' },
    navigator: { language: 'es-MX' },
  };
  runInContext(code, createContext({ self, URL }));
  async function send(type: string, event: object) {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }
  const push = (content: object) => send('push', { data: { json: () => content } });
  const press = (path: string) => send('notificationclick', { notification: { data: path, close: () => {} } });
  return { listeners, showNotification, openWindow, push, press };
}

describe('The service worker', () => {
  it.each(noticeKinds)('has a sentence in each language for "%s"', async (kind) => {
    const { showNotification, push } = start();
    for (const language of ['en', 'es']) await push({ kind, path: '/requests', language });
    const [english, spanish] = showNotification.mock.calls.map(([title]) => title);
    expect(english).toMatch(/\.$/);
    expect(spanish).toMatch(/\.$/);
    expect(spanish).not.toBe(english);
  });

  it('replaces an earlier notification about the same page, by default in the language of the browser', async () => {
    const { showNotification, push } = start();
    await push({ kind: 'message', path: '/requests?request=7' });
    expect(showNotification).toHaveBeenCalledWith(
      'Tienes un mensaje nuevo.',
      expect.objectContaining({ tag: '/requests?request=7', lang: 'es' }),
    );
  });

  it('opens the page of a notification, or shows the window that has it', async () => {
    const focus = vi.fn<() => void>();
    const { openWindow, press } = start([{ url: 'https://clothes.example/requests?request=7', focus }]);
    await press('/requests?request=7');
    expect(focus).toHaveBeenCalledOnce();
    await press('/requests?request=8');
    expect(openWindow).toHaveBeenCalledWith('https://clothes.example/requests?request=8');
  });

  it('does nothing else: it answers no request, and is at most 60 lines', () => {
    expect([...start().listeners.keys()]).toEqual(['push', 'notificationclick']);
    expect(code.split('\n').length).toBeLessThanOrEqual(60);
  });
});
