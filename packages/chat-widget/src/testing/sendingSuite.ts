import { maxMessageLength, type ChatMessage } from '@clothesline/api-client/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { comeBack, said, sessionId, type createKit } from './kit.js';

const hanging = { faults: [{ endpoint: 'sendMessage', hang: true }] } as const;
const failing = { faults: [{ endpoint: 'sendMessage', status: 500, times: 1 }] } as const;

export function sendingSuite({ user, opened }: ReturnType<typeof createKit>): void {
  describe('sending', () => {
    it('shows the message at once and asks the server as the contract says', async () => {
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

    it('shows that it waits, and takes nothing meanwhile', async () => {
      const { chat, say, input, sendButton, backend } = await opened({ ...hanging });
      await say('Any coats?');
      chat.getByRole('img', { name: words.typing });
      expect(input().disabled).toBe(true);
      expect(sendButton().disabled).toBe(true);
      backend.recover();
      await waitFor(() => expect(input().disabled).toBe(false));
      expect(chat.queryByRole('img', { name: words.typing })).toBeNull();
    });

    it('shows the reply and empties the input', async () => {
      const { say, input, bubbles } = await opened();
      await say('Any coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[1]).toMatch(/^I am an automated assistant/);
      expect(input().value).toBe('');
    });

    it('sends by the button', async () => {
      const { input, sendButton, bubbles } = await opened();
      await user.type(input(), 'Any coats?');
      await user.click(sendButton());
      expect(bubbles()[0]).toBe('Any coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
    });

    it('begins a new line on Shift+Enter and keeps it', async () => {
      const { input, say, bubbles, sends } = await opened();
      await user.type(input(), 'One{Shift>}{Enter}{/Shift}');
      expect(sends()).toHaveLength(0);
      await say('two');
      expect(bubbles()[0]).toBe('One\ntwo');
      await waitFor(() => expect(sends()[0]?.body).toMatchObject({ content: 'One\ntwo' }));
    });

    it.each(['', '   ', '{Shift>}{Enter}{/Shift} '])('does not send the blank %j', async (text) => {
      const { say, sends, sendButton, bubbles } = await opened();
      await say(text);
      expect(sendButton().disabled).toBe(true);
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(sends()).toHaveLength(0);
    });

    it.each([
      ['while composing', { isComposing: true }],
      ['that ends a composition in Safari', { keyCode: 229 }],
    ])('does not send on the Enter %s', async (_when, enter) => {
      const { input, bubbles } = await opened();
      await user.type(input(), 'こんにち');
      fireEvent.keyDown(input(), { key: 'Enter', ...enter });
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(input().value).toBe('こんにち');
    });

    it('leaves out what cannot be stored, and only that', async () => {
      const { input, say, sends } = await opened();
      fireEvent.input(input(), { target: { value: 'a\u0000b\uD83D 👍 \t<b>' } });
      await say('');
      await waitFor(() => expect(sends()[0]?.body).toMatchObject({ content: 'ab\uFFFD 👍 \t<b>' }));
    });

    it('tells the page what was said', async () => {
      const onMessage = vi.fn<(message: ChatMessage) => void>();
      const { say } = await opened({ onMessage });
      await say('Any coats?');
      await waitFor(() => expect(onMessage).toHaveBeenCalledTimes(2));
      expect(onMessage.mock.calls.map(([message]) => message.role)).toEqual(['user', 'assistant']);
      expect(onMessage.mock.calls[0]?.[0]).toMatchObject({ content: 'Any coats?' });
    });
  });

  describe('the focus', () => {
    it('comes back to the input with the reply', async () => {
      const { say, input, focused, log, backend } = await opened({ ...hanging });
      await say('Any coats?');
      expect(focused()).toBe(log());
      backend.recover();
      await waitFor(() => expect(focused()).toBe(input()));
    });

    it('stays where the visitor took it meanwhile', async () => {
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
    it('is told in a bubble, and the page hears of it', async () => {
      const onError = vi.fn<() => void>();
      const { say, chat } = await opened({ ...failing, onError });
      await say('Any coats?');
      await chat.findByText("I'm having trouble responding right now. Please try again later.");
      expect(onError).toHaveBeenCalledOnce();
    });

    it('loses nothing: the message can be sent again', async () => {
      const { say, chat, bubbles, sends, input, focused } = await opened({ ...failing });
      await say('Any coats?');
      await user.click(await chat.findByRole('button', { name: words.tryAgain }));
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[0]).toBe('Any coats?');
      expect(bubbles()[1]).not.toBe(words.sendFailed);
      expect(sends().map(({ body }) => body)).toMatchObject([{ content: 'Any coats?' }, { content: 'Any coats?' }]);
      // Retries must use the same key.
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
    ] as const)('of the kind %j ends in the same bubble', async (fault) => {
      const { say, chat } = await opened({ faults: [{ endpoint: 'sendMessage', ...fault }] });
      await say('Any coats?');
      expect(await chat.findByText(words.sendFailed)).toBeTruthy();
    });
  });

  it('says in words that there were too many messages', async () => {
    const { say, chat } = await opened({ faults: [{ endpoint: 'sendMessage', status: 429 }] });
    await say('Any coats?');
    expect(await chat.findByText(words.tooMany({ when: 'in 60 seconds' }))).toBeTruthy();
    expect(chat.getByRole('button', { name: words.tryAgain })).toBeTruthy();
  });

  describe('texts', () => {
    it('link donations and web addresses of the assistant', async () => {
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

    it('of visitors, and hostile ones, stay text', async () => {
      comeBack();
      const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) javascript:alert(2)';
      const { chat, bubbles, log } = await opened({
        messages: [said('user', 'https://example.org', 1), said('assistant', hostile, 2)],
      });
      await waitFor(() => expect(bubbles()).toEqual(['https://example.org', hostile]));
      expect(chat.queryByRole('link')).toBeNull();
      expect(log().querySelector('img')).toBeNull();
    });

    it('are counted near their limit', async () => {
      const { chat, input } = await opened();
      fireEvent.input(input(), { target: { value: 'x'.repeat(maxMessageLength - 201) } });
      expect(chat.queryByText(/left$/)).toBeNull();
      fireEvent.input(input(), { target: { value: 'x'.repeat(maxMessageLength - 7) } });
      chat.getByText(words.charactersLeft({ count: 7, formatted: '7' }));
      expect(input().maxLength).toBe(maxMessageLength);
    });

    it('carry the time', async () => {
      comeBack();
      const { log } = await opened({
        messages: [said('user', 'Hello', 1), { ...said('assistant', 'Hi', 2), timestamp: 'soon' }],
      });
      await waitFor(() => expect(log().querySelectorAll('time')).toHaveLength(1));
      expect(log().querySelector('time')?.dateTime).toBe('2026-03-01T10:01:00.000Z');
    });
  });

  it('is announced politely, but for what was said before', async () => {
    const { log } = await opened();
    expect(log().getAttribute('aria-live')).toBe('off');
    await waitFor(() => expect(log().getAttribute('aria-live')).toBe('polite'));
  });
}
