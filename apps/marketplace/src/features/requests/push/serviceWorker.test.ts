import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const code = readFileSync(new URL('../../../../public/push.js', import.meta.url), 'utf8');

interface Started {
  windows?: readonly { url: string; focus(): void }[];
  /** Preferred languages of the browser. */
  languages?: readonly string[];
  /** Response to a signed-in person's GET /api/me/push. */
  push?: object;
}

/** Runs the service worker. */
function start({ windows = [], languages = ['en'], push: answer }: Started = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
  const openWindow = vi.fn<(address: string) => Promise<void>>(async () => {});
  const subscribe = vi.fn<(options: object) => Promise<object>>(async () => ({ endpoint: 'https://push.example/2' }));
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    answer ? Response.json(answer) : new Response('{}', { status: 401 }),
  );
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
    location: { origin: 'https://clothes.example', search: '?api=https%3A%2F%2Fapi.example' },
    navigator: { languages },
  };
  runInContext(code, createContext({ self, URL, URLSearchParams, fetch }));
  async function send(type: string, event: object = {}) {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }
  const push = (content: object) => send('push', { data: { json: () => content } });
  const press = (path: string) => send('notificationclick', { notification: { data: path, close: () => {} } });
  const renew = () => send('pushsubscriptionchange');
  return { listeners, showNotification, openWindow, subscribe, fetch, push, press, renew };
}

describe('The service worker', () => {
  it('shows a notification in the browser’s language, and replaces earlier ones for the same page', async () => {
    const texts = { en: 'You have a new message.', es: 'Tienes un mensaje nuevo.', 'zh-Hant': '你有新訊息。' };
    const path = '/requests?request=7';
    const shownIn = async (...languages: string[]) => {
      const { showNotification, push } = start({ languages });
      await push({ path, texts });
      expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ tag: path, data: path });
      return showNotification.mock.calls[0]?.[0];
    };
    expect(await shownIn('de', 'es-MX', 'en')).toBe(texts.es);
    expect(await shownIn('zh-TW')).toBe(texts['zh-Hant']);
    expect(await shownIn('de')).toBe(texts.en);
  });

  it('opens a notification’s page, or focuses its window', async () => {
    const focus = vi.fn<() => void>();
    const { openWindow, press } = start({ windows: [{ url: 'https://clothes.example/requests?request=7', focus }] });
    await press('/requests?request=7');
    expect(focus).toHaveBeenCalledOnce();
    await press('/requests?request=8');
    expect(openWindow).toHaveBeenCalledWith('https://clothes.example/requests?request=8');
  });

  it('subscribes again after the push service ends the subscription', async () => {
    const { subscribe, fetch, renew } = start({ push: { key: 'BKey', isOn: true, devices: 1 } });
    await renew();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    const [address, init] = fetch.mock.calls[1] ?? [];
    expect(address).toBe('https://api.example/api/me/push');
    expect(init).toMatchObject({
      method: 'PUT',
      credentials: 'include',
      body: '{"endpoint":"https://push.example/2"}',
    });
  });

  it.each([
    ['a signed-out person', undefined],
    ['a server without push', { key: null, isOn: false, devices: 0 }],
  ])('does not subscribe for %s', async (_, push) => {
    const { subscribe, fetch, renew } = start(push && { push });
    await renew();
    expect(subscribe).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('handles no fetch events, and is at most 60 lines', () => {
    expect([...start().listeners.keys()]).toEqual(['push', 'notificationclick', 'pushsubscriptionchange']);
    expect(code.split('\n').length).toBeLessThanOrEqual(60);
  });
});
