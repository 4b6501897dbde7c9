import { createFakeBackend, type FakeBackendOptions } from '@clothesline/api-client/testing';
import { chatMessages as words } from '../messages.js';
import { createSessionKey } from '../session.js';
import { currentHost, type ChatOptions, type Adapter, type MountedChat, type Visitor } from './adapter.js';

export const sessionId = 'V1StGXR8_Z5jdHi6B-myT';

/** Restores a stored session. */
export function comeBack(): void {
  const key = createSessionKey(currentHost());
  for (const name of [key, `clothesline_${key}`]) localStorage.setItem(name, sessionId);
}

export const said = (role: 'user' | 'assistant', content: string, minute: number) => ({
  id: String(minute),
  sessionId,
  role,
  content,
  timestamp: `2026-03-01T10:0${minute}:00.000Z`,
});

export const past = [said('user', 'Any coats?', 1), said('assistant', 'One near you: /donations/12', 2)];

type ShowOptions = Omit<ChatOptions, 'backend'> & FakeBackendOptions;

export function createKit({ mount }: Adapter, user: Visitor) {
  function show({ messages, answer, streams, delay, faults, ...options }: ShowOptions = {}) {
    const backend = createFakeBackend({ messages, answer, streams, delay, faults });
    const mounted = mount({ backend, ...options });
    return { ...mounted, backend, host: options.host ?? currentHost(), ...readers(mounted, backend) };
  }

  function readers({ chat }: MountedChat, backend: ReturnType<typeof createFakeBackend>) {
    return {
      launcher: () => chat.findByRole('button', { name: words.openChat }),
      panel: () => chat.queryByRole('dialog'),
      log: () => chat.getByRole('log'),
      input: () => chat.getByRole<HTMLTextAreaElement>('textbox', { name: words.inputLabel }),
      sendButton: () => chat.getByRole<HTMLButtonElement>('button', { name: words.send }),
      sends: () => backend.calls.filter(({ endpoint }) => endpoint === 'sendMessage'),
      reads: () => backend.calls.filter(({ endpoint }) => endpoint === 'getChatHistory'),
      open: async () => {
        await user.click(await chat.findByRole('button', { name: words.openChat }));
        await chat.findByRole('dialog');
      },
      close: async () => user.click(chat.getByRole('button', { name: words.closeChat })),
      say: async (text: string) => {
        await user.type(chat.getByRole('textbox', { name: words.inputLabel }), `${text}{Enter}`);
      },
      bubbles: () => Array.from(chat.getByRole('log').querySelectorAll('p'), (text) => text.textContent),
    };
  }

  async function opened(options?: ShowOptions) {
    const shown = show(options);
    await shown.open();
    return shown;
  }

  return { user, show, opened };
}
