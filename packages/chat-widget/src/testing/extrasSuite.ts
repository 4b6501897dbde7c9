import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import { cards, manyWords } from './conversations.js';
import { comeBack, past, said, sessionId, type createKit } from './kit.js';

export function extrasSuite({ user, opened }: ReturnType<typeof createKit>): void {
  describe('an answer with donations', () => {
    it('shows each as a card in the place of its line', async () => {
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

    it('shows them with the history, and no picture that is no picture', async () => {
      comeBack();
      const donations = cards.donations.map((card) => ({ ...card, image: 'javascript:alert(1)' }));
      const { chat, log } = await opened({ messages: [{ ...said('assistant', cards.content, 1), donations }] });
      expect(await chat.findAllByRole('listitem')).toHaveLength(2);
      expect(log().querySelector('img')).toBeNull();
    });
  });

  describe('suggestions', () => {
    it('are there before the first message, and are said by a press', async () => {
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

    it('are those of the newest answer', async () => {
      const { say, chat } = await opened({ answer: cards });
      await say('Coats?');
      await chat.findByRole('button', { name: 'Closer' });
      expect(chat.queryByRole('button', { name: "What's new?" })).toBeNull();
    });
  });

  describe('an answer that comes part by part', () => {
    const streaming = { streams: true, answer: { content: manyWords } } as const;

    it('is shown once it is whole, asked for once', async () => {
      const { say, chat, bubbles, backend } = await opened(streaming);
      await chat.findByRole('group', { name: words.suggestions });
      await say('Coats?');
      await waitFor(() => expect(bubbles()).toEqual(['Coats?', manyWords]));
      const sends = backend.calls.filter(({ method }) => method === 'POST');
      expect(sends.map(({ endpoint, credentials }) => [endpoint, credentials])).toEqual([['streamMessage', 'omit']]);
    });

    it.each([
      ['cannot do that', []],
      ['lets another site not even see that', [{ endpoint: 'streamMessage', networkError: true } as const]],
      ['answers it with something else', [{ endpoint: 'streamMessage', html: true } as const]],
    ])('is asked for as a whole where the server %s, from then on', async (_, faults) => {
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
      'that fails as %j is told in a bubble, and said again',
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

    it('can be stopped, and asked for again without typing', async () => {
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
    it('puts an answer into the clipboard, and says so', async () => {
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
    it('asks first, and then deletes it here and on the server', async () => {
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

    it('deletes nothing where one thinks better of it', async () => {
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

    it('says so where it fails, and can be tried again', async () => {
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

    it('is not offered where nothing was said', async () => {
      const { chat } = await opened();
      await chat.findByRole('group', { name: words.suggestions });
      expect(chat.queryByRole('button', { name: words.deleteConversation })).toBeNull();
    });
  });

  it('tells of an answer that comes while it is closed, until it is opened', async () => {
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
