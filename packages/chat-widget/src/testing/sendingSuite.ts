import { maxMessageLength, type ChatMessage } from '@clothesline/api-client/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { comeBack, said, sessionId, type createKit } from './kit.js';

const hanging = { faults: [{ endpoint: 'sendMessage', hang: true }] } as const;
const failing = { faults: [{ endpoint: 'sendMessage', status: 500, times: 1 }] } as const;

export function sendingSuite({ user, opened }: ReturnType<typeof createKit>): void {
  describe('sending', () => {
    it('shows the message immediately and sends a valid request', async () => {
      comeBack();
      const { say, sends, bubbles } = await opened({ ...hanging });
      await say('Any coats?');
      expect(bubbles()).toEqual(['Any coats?']);
      await waitFor(() => expect(sends()).toHaveLength(1));
      expect(sends()[0]?.body).toEqual({
        role: 'user',
        content: 'Any coats?',
        sessionId,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    });

    it('shows a typing indicator and disables input while waiting', async () => {
      const { chat, say, input, sendButton, backend } = await opened({ ...hanging });
      await say('Any coats?');
      chat.getByRole('img', { name: words.typing });
      expect(input().disabled).toBe(true);
      expect(sendButton().disabled).toBe(true);
      backend.recover();
      await waitFor(() => expect(input().disabled).toBe(false));
      expect(chat.queryByRole('img', { name: words.typing })).toBeNull();
    });

    it('shows the reply and clears the input', async () => {
      const { say, input, bubbles } = await opened();
      await say('Any coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[1]).toMatch(/^I am an automated assistant/);
      expect(input().value).toBe('');
    });

    it('sends on button click', async () => {
      const { input, sendButton, bubbles } = await opened();
      await user.type(input(), 'Any coats?');
      await user.click(sendButton());
      expect(bubbles()[0]).toBe('Any coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
    });

    it('inserts a line break on Shift+Enter', async () => {
      const { input, say, bubbles, sends } = await opened();
      await user.type(input(), 'One{Shift>}{Enter}{/Shift}');
      expect(sends()).toHaveLength(0);
      await say('two');
      expect(bubbles()[0]).toBe('One\ntwo');
      await waitFor(() => expect(sends()[0]?.body).toMatchObject({ content: 'One\ntwo' }));
    });

    it.each(['', '   ', '{Shift>}{Enter}{/Shift} '])('does not send blank text: %j', async (text) => {
      const { say, sends, sendButton, bubbles } = await opened();
      await say(text);
      expect(sendButton().disabled).toBe(true);
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(sends()).toHaveLength(0);
    });

    it.each([
      ['during a composition', { isComposing: true }],
      ['ending a composition in Safari', { keyCode: 229 }],
    ])('does not send on Enter %s', async (_when, enter) => {
      const { input, bubbles } = await opened();
      await user.type(input(), 'こんにち');
      fireEvent.keyDown(input(), { key: 'Enter', ...enter });
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(input().value).toBe('こんにち');
    });

    it('sanitizes only invalid characters', async () => {
      const { input, say, sends } = await opened();
      fireEvent.input(input(), { target: { value: 'a\u0000b\uD83D 👍 \t<b>' } });
      await say('');
      await waitFor(() => expect(sends()[0]?.body).toMatchObject({ content: 'ab\uFFFD 👍 \t<b>' }));
    });

    it('calls onMessage for each message', async () => {
      const onMessage = vi.fn<(message: ChatMessage) => void>();
      const { say } = await opened({ onMessage });
      await say('Any coats?');
      await waitFor(() => expect(onMessage).toHaveBeenCalledTimes(2));
      expect(onMessage.mock.calls.map(([message]) => message.role)).toEqual(['user', 'assistant']);
      expect(onMessage.mock.calls[0]?.[0]).toMatchObject({ content: 'Any coats?' });
    });
  });

  describe('focus', () => {
    it('returns to the input with the reply', async () => {
      const { say, input, focused, log, backend } = await opened({ ...hanging });
      await say('Any coats?');
      expect(focused()).toBe(log());
      backend.recover();
      await waitFor(() => expect(focused()).toBe(input()));
    });

    it('stays where the visitor moved it', async () => {
      const { say, input, chat, focused, backend } = await opened({ ...hanging });
      await say('Any coats?');
      const closer = chat.getByRole('button', { name: words.closeChat });
      closer.focus();
      backend.recover();
      await waitFor(() => expect(input().disabled).toBe(false));
      expect(focused()).toBe(closer);
    });
  });

  describe('a failure', () => {
    it('shows an error bubble and calls onError', async () => {
      const onError = vi.fn<() => void>();
      const { say, chat } = await opened({ ...failing, onError });
      await say('Any coats?');
      await chat.findByText("I'm having trouble responding right now. Please try again later.");
      expect(onError).toHaveBeenCalledOnce();
    });

    it('keeps the message, and retries it with the same key', async () => {
      const { say, chat, bubbles, sends, input, focused } = await opened({ ...failing });
      await say('Any coats?');
      await user.click(await chat.findByRole('button', { name: words.tryAgain }));
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[0]).toBe('Any coats?');
      expect(bubbles()[1]).not.toBe(words.sendFailed);
      expect(sends().map(({ body }) => body)).toMatchObject([{ content: 'Any coats?' }, { content: 'Any coats?' }]);
      const [first, second] = sends().map(({ key }) => key);
      expect(first).toMatch(/^[\w-]{8,}$/);
      expect(second).toBe(first);
      await waitFor(() => expect(focused()).toBe(input()));
    });

    it.each([
      { networkError: true },
      { html: true },
      { halfBody: true },
      { wrongShape: true },
      { status: 404 },
    ] as const)('shows the same error bubble for %j', async (fault) => {
      const { say, chat } = await opened({ faults: [{ endpoint: 'sendMessage', ...fault }] });
      await say('Any coats?');
      expect(await chat.findByText(words.sendFailed)).toBeTruthy();
    });
  });

  it('shows a rate limit error with a retry', async () => {
    const { say, chat } = await opened({ faults: [{ endpoint: 'sendMessage', status: 429 }] });
    await say('Any coats?');
    expect(await chat.findByText(words.tooMany({ when: 'in 60 seconds' }))).toBeTruthy();
    expect(chat.getByRole('button', { name: words.tryAgain })).toBeTruthy();
  });

  describe('message text', () => {
    it('links donations and URLs from the assistant', async () => {
      comeBack();
      const { chat } = await opened({
        linkBase: 'https://clothesline.example/',
        messages: [said('assistant', 'See /donations/12 or https://help.example/a.', 1)],
      });
      const path = await chat.findByRole<HTMLAnchorElement>('link', { name: /^\/donations\/12/ });
      expect(path.href).toBe('https://clothesline.example/donations/12');
      const address = chat.getByRole<HTMLAnchorElement>('link', { name: /^https:\/\/help/ });
      expect(address.href).toBe('https://help.example/a');
      expect(address.target).toBe('_blank');
      expect(address.rel).toBe('noopener noreferrer');
    });

    it('stays plain for visitors’ URLs and hostile markup', async () => {
      comeBack();
      const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) javascript:alert(2)';
      const { chat, bubbles, log } = await opened({
        messages: [said('user', 'https://example.org', 1), said('assistant', hostile, 2)],
      });
      await waitFor(() => expect(bubbles()).toEqual(['https://example.org', hostile]));
      expect(chat.queryByRole('link')).toBeNull();
      expect(log().querySelector('img')).toBeNull();
    });

    it('shows the remaining characters near the limit', async () => {
      const { chat, input } = await opened();
      fireEvent.input(input(), { target: { value: 'x'.repeat(maxMessageLength - 201) } });
      expect(chat.queryByText(/left$/)).toBeNull();
      fireEvent.input(input(), { target: { value: 'x'.repeat(maxMessageLength - 7) } });
      chat.getByText(words.charactersLeft({ count: 7, formatted: '7' }));
      expect(input().maxLength).toBe(maxMessageLength);
    });

    it('shows a valid time', async () => {
      comeBack();
      const { log } = await opened({
        messages: [said('user', 'Hello', 1), { ...said('assistant', 'Hi', 2), timestamp: 'soon' }],
      });
      await waitFor(() => expect(log().querySelectorAll('time')).toHaveLength(1));
      expect(log().querySelector('time')?.dateTime).toBe('2026-03-01T10:01:00.000Z');
    });
  });

  it('announces new messages politely, but not the history', async () => {
    const { log } = await opened();
    expect(log().getAttribute('aria-live')).toBe('off');
    await waitFor(() => expect(log().getAttribute('aria-live')).toBe('polite'));
  });
}
