import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { cards, manyWords } from './conversations.js';
import { comeBack, past, said, sessionId, type createKit } from './kit.js';

export function extrasSuite({ user, opened }: ReturnType<typeof createKit>): void {
  describe('an answer with donations', () => {
    it('shows each donation as a card in place of its line', async () => {
      const { say, chat, log } = await opened({ answer: cards, linkBase: 'https://clothesline.example' });
      await chat.findByRole('group', { name: words.suggestions });
      await say('Coats?');
      const links = await chat.findAllByRole<HTMLAnchorElement>('link');
      expect(links.map(({ href }) => href)).toEqual([
        'https://clothesline.example/donations/12',
        'https://clothesline.example/donations/31',
      ]);
      const [first, second] = links;
      expect(first?.textContent).toBe('Kids winter jackets4y · 5y · Mission District0.8 mi from Noe Valley');
      expect(second?.textContent).toBe('Snow suitNoe ValleyPromised');
      expect(log().textContent).toContain('Two fit:');
      expect(log().textContent).not.toContain('/donations/');
      expect(log().textContent?.indexOf('Two fit:')).toBeLessThan(log().textContent?.indexOf('Kids winter') ?? 0);
      expect(log().textContent?.indexOf('Shall I look')).toBeGreaterThan(log().textContent?.indexOf('Promised') ?? 0);
    });

    it('shows cards in the history, without unsafe image URLs', async () => {
      comeBack();
      const donations = cards.donations.map((card) => ({ ...card, image: 'javascript:alert(1)' }));
      const { chat, log } = await opened({ messages: [{ ...said('assistant', cards.content, 1), donations }] });
      expect(await chat.findAllByRole('listitem')).toHaveLength(2);
      expect(log().querySelector('img')).toBeNull();
    });
  });

  describe('suggestions', () => {
    it('appear before the first message and are sent on click', async () => {
      const { chat, bubbles, focused, input } = await opened();
      const group = await chat.findByRole('group', { name: words.suggestions });
      expect(
        within(group)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(words.quickReplies);
      await user.click(within(group).getByRole('button', { name: "What's new?" }));
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[0]).toBe("What's new?");
      expect(chat.queryByRole('group', { name: words.suggestions })).toBeNull();
      await waitFor(() => expect(focused()).toBe(input()));
    });

    it('come from the latest answer', async () => {
      const { say, chat } = await opened({ answer: cards });
      await say('Coats?');
      await chat.findByRole('button', { name: 'Closer' });
      expect(chat.queryByRole('button', { name: "What's new?" })).toBeNull();
    });
  });

  describe('a streamed answer', () => {
    const streaming = { streams: true, answer: { content: manyWords } } as const;

    it('is shown once complete, with a single request', async () => {
      const { say, chat, bubbles, backend } = await opened(streaming);
      await chat.findByRole('group', { name: words.suggestions });
      await say('Coats?');
      await waitFor(() => expect(bubbles()).toEqual(['Coats?', manyWords]));
      const sends = backend.calls.filter(({ method }) => method === 'POST');
      expect(sends.map(({ endpoint, credentials }) => [endpoint, credentials])).toEqual([['streamMessage', 'omit']]);
    });

    it.each([
      ['does not support streaming', []],
      ['blocks cross-origin streaming', [{ endpoint: 'streamMessage', networkError: true } as const]],
      ['returns an unexpected response', [{ endpoint: 'streamMessage', html: true } as const]],
    ])('falls back to whole answers from then on if the server %s', async (_, faults) => {
      const { say, chat, bubbles, backend } = await opened({ faults });
      await chat.findByRole('group', { name: words.suggestions });
      await say('Coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      await say('Boots?');
      await waitFor(() => expect(bubbles()).toHaveLength(4));
      const sends = backend.calls.filter(({ method }) => method === 'POST').map(({ endpoint }) => endpoint);
      expect(sends).toEqual(['streamMessage', 'sendMessage', 'sendMessage']);
    });

    it.each([{ halfBody: true }, { status: 500 }] as const)(
      'shows an error with a retry if it fails with %j',
      async (fault) => {
        const faults = [{ endpoint: 'streamMessage', times: 1, ...fault }] as const;
        const { say, chat, bubbles } = await opened({ ...streaming, faults: [...faults] });
        await chat.findByRole('group', { name: words.suggestions });
        await say('Coats?');
        expect(await chat.findByText(words.sendFailed)).toBeTruthy();
        await user.click(chat.getByRole('button', { name: words.tryAgain }));
        await waitFor(() => expect(bubbles()).toEqual(['Coats?', manyWords]));
      },
    );

    it('can be stopped and requested again without retyping', async () => {
      const faults = [{ endpoint: 'streamMessage', times: 1, hang: true } as const];
      const { say, chat, bubbles, focused, input, backend } = await opened({ ...streaming, faults });
      await chat.findByRole('group', { name: words.suggestions });
      await say('Coats?');
      await user.click(await chat.findByRole('button', { name: words.stop }));
      expect(await chat.findByText(words.stopped)).toBeTruthy();
      expect(chat.queryByText(words.sendFailed)).toBeNull();
      await user.click(chat.getByRole('button', { name: words.tryAgain }));
      await waitFor(() => expect(bubbles()).toEqual(['Coats?', manyWords]));
      await waitFor(() => expect(focused()).toBe(input()));
      const [first, second] = backend.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);
      expect(first).not.toBe(second);
    });
  });

  describe('copying', () => {
    it('copies an answer to the clipboard and confirms it', async () => {
      const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
      vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
      comeBack();
      const { chat } = await opened({ messages: past });
      await user.click(await chat.findByRole('button', { name: words.copy }));
      expect(await chat.findByRole('button', { name: words.copied })).toBeTruthy();
      expect(writeText.mock.calls).toEqual([[past[1]?.content]]);
    });
  });

  describe('deleting', () => {
    it('deletes locally and on the server after confirmation', async () => {
      comeBack();
      const { chat, bubbles, backend, focused, input } = await opened({ messages: past });
      await user.click(await chat.findByRole('button', { name: words.deleteConversation }));
      await waitFor(() => expect(focused()?.textContent).toBe(words.deleteCancel));
      await user.click(chat.getByRole('button', { name: words.deleteConfirm }));
      expect(await chat.findByText(words.deleted)).toBeTruthy();
      expect(bubbles()).toEqual([words.greeting({ product: 'Clothesline' })]);
      expect(backend.messages).toEqual([]);
      await waitFor(() => expect(focused()).toBe(input()));
      const newer = Object.values<string>(localStorage).filter((id) => id !== sessionId);
      expect(newer).toEqual([expect.stringMatching(/^[\w-]{21}$/)]);
    });

    it('does nothing if cancelled', async () => {
      comeBack();
      const { chat, panel, bubbles, backend, focused } = await opened({ messages: past });
      const opener = await chat.findByRole('button', { name: words.deleteConversation });
      await user.click(opener);
      await chat.findByRole('alertdialog');
      await waitFor(() => expect(focused()?.textContent).toBe(words.deleteCancel));
      await user.keyboard('{Escape}');
      expect(chat.queryByRole('alertdialog')).toBeNull();
      expect(panel()).not.toBeNull();
      expect(focused()).toBe(opener);
      expect(bubbles()).toHaveLength(2);
      expect(backend.messages).toHaveLength(2);
    });

    it('shows an error on failure, with a retry', async () => {
      comeBack();
      const faults = [{ endpoint: 'deleteChat', status: 500, times: 1 } as const];
      const { chat, backend } = await opened({ messages: past, faults });
      await user.click(await chat.findByRole('button', { name: words.deleteConversation }));
      await user.click(chat.getByRole('button', { name: words.deleteConfirm }));
      expect((await chat.findByRole('alert')).textContent).toBe(words.deleteFailed);
      expect(backend.messages).toHaveLength(2);
      await user.click(chat.getByRole('button', { name: words.deleteConfirm }));
      expect(await chat.findByText(words.deleted)).toBeTruthy();
    });

    it('is not offered without messages', async () => {
      const { chat } = await opened();
      await chat.findByRole('group', { name: words.suggestions });
      expect(chat.queryByRole('button', { name: words.deleteConversation })).toBeNull();
    });
  });

  it('shows an unread count for replies received while closed', async () => {
    const faults = [{ endpoint: 'sendMessage', hang: true, times: 1 } as const];
    const { say, chat, close, backend } = await opened({ faults });
    await say('Coats?');
    await waitFor(() => expect(backend.calls.some(({ endpoint }) => endpoint === 'sendMessage')).toBe(true));
    await close();
    backend.recover();
    await user.click(await chat.findByRole('button', { name: words.openNew({ count: 1 }) }));
    await chat.findByText(/^I am an automated assistant/);
    await close();
    expect(await chat.findByRole('button', { name: words.openChat })).toBeTruthy();
  });
}
