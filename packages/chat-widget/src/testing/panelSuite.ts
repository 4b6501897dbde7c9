import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { comeBack, sessionId, type createKit } from './kit.js';

export function panelSuite({ user, show, opened }: ReturnType<typeof createKit>): void {
  describe('closed', () => {
    it('shows only its button, stores nothing and sends nothing', async () => {
      const { launcher, panel, backend } = show();
      await launcher();
      expect(panel()).toBeNull();
      expect(localStorage).toHaveLength(0);
      expect(document.cookie).toBe('');
      expect(backend.calls).toHaveLength(0);
    });
  });

  describe('opening', () => {
    it('shows the panel with its title and the greeting', async () => {
      const { chat, input } = await opened();
      chat.getByRole('dialog', { name: 'Clothesline Assistant' });
      chat.getByRole('heading', { name: 'Clothesline Assistant' });
      chat.getByText("Hi there! I'm your Clothesline assistant. How can I help you today?");
      expect(input().placeholder).toBe('Type your message...');
    });

    it('speaks of another product', async () => {
      const { chat } = await opened({ product: 'Warm Hands' });
      expect(chat.getByRole('dialog', { name: 'Warm Hands Assistant' })).toBeTruthy();
      chat.getByText("Hi there! I'm your Warm Hands assistant. How can I help you today?");
    });

    it('says that it is automated', async () => {
      const { chat } = await opened();
      expect(chat.getByRole('dialog', { description: words.automated })).toBeTruthy();
    });

    it('is not modal on a desktop', async () => {
      const { panel } = await opened();
      expect(panel()?.getAttribute('aria-modal')).toBeNull();
    });

    it('puts the focus into the input', async () => {
      const { focused, input } = await opened();
      await waitFor(() => expect(focused()).toBe(input()));
    });

    it('leaves the focus alone when it is open from the start', async () => {
      const { chat, focused, reads } = show({ defaultOpen: true });
      await chat.findByRole('dialog');
      await waitFor(() => expect(reads()).toHaveLength(1));
      expect(focused()).toBeNull();
    });

    it('keeps a new session id of 21 characters', async () => {
      const { reads } = await opened();
      await waitFor(() => expect(reads()).toHaveLength(1));
      const [id = ''] = Object.values<string>(localStorage);
      expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
      expect(reads()[0]?.url).toBe(`/api/chat/${id}`);
    });

    it('uses the session id of an earlier visit', async () => {
      comeBack();
      const { reads } = await opened();
      await waitFor(() => expect(reads()[0]?.url).toBe(`/api/chat/${sessionId}`));
    });

    it('works where the browser keeps nothing', async () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
      const { say, sends, reads } = await opened();
      await say('Hello');
      await waitFor(() => expect(sends()).toHaveLength(1));
      expect(reads()[0]?.url).toMatch(/^\/api\/chat\/[A-Za-z0-9_-]{21}$/);
    });

    it('tells the page', async () => {
      const onOpenChange = vi.fn<(open: boolean) => void>();
      const { close } = await opened({ onOpenChange });
      expect(onOpenChange.mock.calls).toEqual([[true]]);
      await close();
      await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true], [false]]));
    });
  });

  describe('closing', () => {
    it('goes away on Escape and gives the focus back to the button', async () => {
      const { panel, focused, launcher } = await opened();
      await user.keyboard('{Escape}');
      const button = await launcher();
      expect(panel()).toBeNull();
      await waitFor(() => expect(focused()).toBe(button));
    });

    it('stays when Escape ends a composition', async () => {
      const { panel, input } = await opened();
      fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
      expect(panel()).not.toBeNull();
    });

    it('keeps what was written', async () => {
      const { input, open } = await opened();
      await user.type(input(), 'Half a ques');
      await user.keyboard('{Escape}');
      await open();
      expect(input().value).toBe('Half a ques');
    });
  });

  describe('keys', () => {
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

    it('do not reach the hotkeys of the page', async () => {
      const { input } = await opened();
      await user.type(input(), 's/?{ArrowUp}{Enter}');
      await user.keyboard('{Escape}');
      expect(heard).toEqual([]);
    });

    it('that type nothing still do: F8 leads to the notifications', async () => {
      const { input } = await opened();
      await user.type(input(), '{F8}');
      expect(heard).toContain('F8');
    });
  });

  describe('two on one page', () => {
    it('share the session and nothing else', async () => {
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
