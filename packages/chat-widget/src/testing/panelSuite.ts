import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { comeBack, sessionId, type createKit } from './kit.js';

export function panelSuite({ user, show, opened }: ReturnType<typeof createKit>): void {
  describe('closed', () => {
    it('shows only the launcher, and stores and sends nothing', async () => {
      const { launcher, panel, backend } = show();
      await launcher();
      expect(panel()).toBeNull();
      expect(localStorage).toHaveLength(0);
      expect(document.cookie).toBe('');
      expect(backend.calls).toHaveLength(0);
    });
  });

  describe('opening', () => {
    it('shows the title and greeting', async () => {
      const { chat, input } = await opened();
      chat.getByRole('dialog', { name: 'Clothesline Assistant' });
      chat.getByRole('heading', { name: 'Clothesline Assistant' });
      chat.getByText("Hi there! I'm your Clothesline assistant. How can I help you today?");
      expect(input().placeholder).toBe('Type your message...');
    });

    it('uses the product name', async () => {
      const { chat } = await opened({ product: 'Warm Hands' });
      expect(chat.getByRole('dialog', { name: 'Warm Hands Assistant' })).toBeTruthy();
      chat.getByText("Hi there! I'm your Warm Hands assistant. How can I help you today?");
    });

    it('describes itself as automated', async () => {
      const { chat } = await opened();
      expect(chat.getByRole('dialog', { description: words.automated })).toBeTruthy();
    });

    it('is not modal on desktop', async () => {
      const { panel } = await opened();
      expect(panel()?.getAttribute('aria-modal')).toBeNull();
    });

    it('focuses the input', async () => {
      const { focused, input } = await opened();
      await waitFor(() => expect(focused()).toBe(input()));
    });

    it('does not move focus if initially open', async () => {
      const { chat, focused, reads } = show({ defaultOpen: true });
      await chat.findByRole('dialog');
      await waitFor(() => expect(reads()).toHaveLength(1));
      expect(focused()).toBeNull();
    });

    it('stores a new 21-character session id', async () => {
      const { reads } = await opened();
      await waitFor(() => expect(reads()).toHaveLength(1));
      const [id = ''] = Object.values<string>(localStorage);
      expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
      expect(reads()[0]?.url).toBe(`/api/chat/${id}`);
    });

    it('reuses the session id of an earlier visit', async () => {
      comeBack();
      const { reads } = await opened();
      await waitFor(() => expect(reads()[0]?.url).toBe(`/api/chat/${sessionId}`));
    });

    it('works if storage is blocked', async () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
      const { say, sends, reads } = await opened();
      await say('Hello');
      await waitFor(() => expect(sends()).toHaveLength(1));
      expect(reads()[0]?.url).toMatch(/^\/api\/chat\/[A-Za-z0-9_-]{21}$/);
    });

    it('calls onOpenChange', async () => {
      const onOpenChange = vi.fn<(open: boolean) => void>();
      const { close } = await opened({ onOpenChange });
      expect(onOpenChange.mock.calls).toEqual([[true]]);
      await close();
      await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true], [false]]));
    });
  });

  describe('closing', () => {
    it('closes on Escape and returns focus to the launcher', async () => {
      const { panel, focused, launcher } = await opened();
      await user.keyboard('{Escape}');
      const button = await launcher();
      expect(panel()).toBeNull();
      await waitFor(() => expect(focused()).toBe(button));
    });

    it('ignores an Escape that ends a composition', async () => {
      const { panel, input } = await opened();
      fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
      expect(panel()).not.toBeNull();
    });

    it('keeps unsent text', async () => {
      const { input, open } = await opened();
      await user.type(input(), 'Half a ques');
      await user.keyboard('{Escape}');
      await open();
      expect(input().value).toBe('Half a ques');
    });
  });

  describe('key events', () => {
    const types = ['keydown', 'keypress', 'keyup'] as const;
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    beforeEach(() => {
      heard.length = 0;
      for (const type of types) document.addEventListener(type, hear);
    });
    afterEach(() => {
      for (const type of types) document.removeEventListener(type, hear);
    });

    it('do not trigger the page’s hotkeys', async () => {
      const { input } = await opened();
      await user.type(input(), 's/?{ArrowUp}{Enter}');
      await user.keyboard('{Escape}');
      expect(heard).toEqual([]);
    });

    it('reach the page for F8, which focuses notifications', async () => {
      const { input } = await opened();
      await user.type(input(), '{F8}');
      expect(heard).toContain('F8');
    });
  });

  describe('two chats on a page', () => {
    it('share only the session', async () => {
      const one = await opened();
      const two = await opened();
      await user.type(one.input(), 'For one only');
      expect(two.input().value).toBe('');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(one.bubbles()).toHaveLength(2));
      expect(two.bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(two.reads()[0]?.url).toBe(one.reads()[0]?.url);
    });
  });
}

function blocked(): never {
  throw new DOMException('The page may keep nothing.', 'SecurityError');
}
