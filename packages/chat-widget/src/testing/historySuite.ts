import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { comeBack, past, type createKit } from './kit.js';

const hanging = { messages: past, faults: [{ endpoint: 'getChatHistory', hang: true }] } as const;

export function historySuite({ opened }: ReturnType<typeof createKit>): void {
  describe('history', () => {
    beforeEach(comeBack);

    it('loads on open and replaces the greeting', async () => {
      const { bubbles } = await opened({ messages: past });
      await waitFor(() => expect(bubbles()).toEqual(past.map(({ content }) => content)));
    });

    it('keeps the greeting if empty', async () => {
      const { bubbles, log } = await opened();
      await waitFor(() => expect(log().getAttribute('aria-busy')).toBeNull());
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
    });

    it('logs a failure without showing an error', async () => {
      const info = vi.spyOn(console, 'info').mockImplementation(() => {});
      const onError = vi.fn<() => void>();
      const { bubbles, say, chat } = await opened({ faults: [{ endpoint: 'getChatHistory', status: 500 }], onError });
      await waitFor(() => expect(onError).toHaveBeenCalledOnce());
      expect(info).toHaveBeenCalledOnce();
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(chat.queryByRole('alert')).toBeNull();
      await say('Hello');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
    });

    it('keeps messages sent while loading', async () => {
      const { say, bubbles, backend } = await opened({ ...hanging });
      await say('Quick question');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      backend.recover();
      await waitFor(() => expect(bubbles()).toHaveLength(4));
      expect(bubbles().slice(0, 3)).toEqual(['Any coats?', past[1]?.content, 'Quick question']);
    });

    it('loads once, even if the chat is reopened', async () => {
      const { close, open, reads, say, bubbles } = await opened({ messages: past });
      await say('And boots?');
      await waitFor(() => expect(bubbles()).toHaveLength(4));
      const before = bubbles();
      await close();
      await open();
      expect(bubbles()).toEqual(before);
      expect(reads()).toHaveLength(1);
    });

    it('reloads on the next open after a failure', async () => {
      vi.spyOn(console, 'info').mockImplementation(() => undefined);
      const faults = [{ endpoint: 'getChatHistory', status: 500, times: 1 } as const];
      const { close, open, reads, bubbles } = await opened({ messages: past, faults });
      await waitFor(() => expect(reads()).toHaveLength(1));
      await close();
      await open();
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(reads()).toHaveLength(2);
    });

    it('stops loading when the chat is closed', async () => {
      const info = vi.spyOn(console, 'info');
      const { close, open, bubbles, backend } = await opened({ ...hanging });
      await close();
      backend.recover();
      await open();
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(info).not.toHaveBeenCalled();
    });
  });
}
