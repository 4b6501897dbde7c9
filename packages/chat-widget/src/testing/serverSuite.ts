import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { comeBack, past, sessionId, type createKit } from './kit.js';

const other = 'https://other.clothesline.test';
const greeting = [words.greeting({ product: 'Clothesline' })];
const hanging = { faults: [{ endpoint: 'sendMessage', hang: true }] } as const;

export function serverSuite({ opened }: ReturnType<typeof createKit>): void {
  describe('several servers', () => {
    it('keeps separate conversations and restores them on switching back', async () => {
      comeBack();
      const { moveTo, bubbles, reads, host } = await opened({ messages: past });
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      moveTo(other);
      await waitFor(() => expect(reads()).toHaveLength(2));
      expect(bubbles()).toEqual(greeting);
      expect(reads()[1]?.url).toMatch(/^\/api\/chat\/[\w-]{21}$/);
      expect(reads()[1]?.url).not.toContain(sessionId);
      moveTo(host);
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(reads()[2]?.url).toBe(`/api/chat/${sessionId}`);
    });

    it('ignores a pending reply after switching', async () => {
      const onMessage = vi.fn<() => void>();
      const { moveTo, say, sends, input, bubbles, backend } = await opened({ ...hanging, onMessage });
      await say('Any coats?');
      await waitFor(() => expect(sends()).toHaveLength(1));
      moveTo(other);
      await waitFor(() => expect(input().disabled).toBe(false));
      backend.recover();
      await say('Any boots?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[0]).toBe('Any boots?');
      expect(sends()[1]?.body).not.toMatchObject({ sessionId: Object(sends()[0]?.body).sessionId });
      expect(onMessage).toHaveBeenCalledTimes(3);
    });

    it('uses separate sessions on one page', async () => {
      const one = await opened();
      await waitFor(() => expect(one.reads()).toHaveLength(1));
      const two = await opened({ host: other });
      await waitFor(() => expect(two.reads()).toHaveLength(1));
      expect(two.reads()[0]?.url).not.toBe(one.reads()[0]?.url);
    });
  });

  it('aborts a pending request on unmount, but not on close', async () => {
    const onMessage = vi.fn<() => void>();
    const signals: (AbortSignal | null | undefined)[] = [];
    const more = (url: string, init?: RequestInit) => {
      if (url.includes('/api/chat') && init?.method === 'POST') signals.push(init.signal);
      return undefined;
    };
    const { say, close, unmount, sends, backend } = await opened({ ...hanging, onMessage, more });
    await say('Any coats?');
    await waitFor(() => expect(sends()).toHaveLength(1));
    await close();
    expect(signals.at(-1)?.aborted).toBe(false);
    unmount();
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
    backend.recover();
    expect(onMessage).toHaveBeenCalledOnce();
  });
}
