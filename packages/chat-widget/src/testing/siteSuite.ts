import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages as words } from '../messages.js';
import type { createKit } from './kit.js';

const answers = {
  from: 'Bernal Church',
  answers: [
    {
      questions: ['When are you open?', 'Opening hours'],
      answer: 'Mondays from 9 to 12: https://church.example/hours',
    },
    { questions: ['Is there parking?'], answer: '<b>Yes</b>, [behind](javascript:alert(1)) the\u202ehall.' },
  ],
};

let addresses = 0;

export function siteSuite({ user, opened }: ReturnType<typeof createKit>): void {
  describe('a site', () => {
    it('limits the search scope', async () => {
      const scope = { categories: ['Children', 'Footwear'], place: 'Bernal Heights', radius: 2 };
      const { say, sends, bubbles } = await opened(scope);
      await say('Any coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(sends()[0]?.body).toMatchObject({ content: 'Any coats?', scope });
    });

    it('sends its contact for unanswered questions', async () => {
      const { say, sends, bubbles } = await opened({ contact: ' 415-555-0100 ' });
      await say('Do you have parking?');
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(sends()[0]?.body).toMatchObject({ scope: { contact: '415-555-0100' } });
    });

    it.each([{}, { place: ' ' }, { categories: [] }])(
      'sends only the fields of the spec without a scope: %j',
      async (site) => {
        const { say, sends, bubbles } = await opened(site);
        await say('Any coats?');
        await waitFor(() => expect(bubbles()).toHaveLength(2));
        expect(Object.keys(sends()[0]?.body ?? {}).toSorted()).toEqual(['content', 'role', 'sessionId', 'timestamp']);
      },
    );

    it('sets the greeting and suggestions', async () => {
      const { chat, bubbles } = await opened({ greeting: 'Welcome to the church!', quickReplies: ['Shoes', 'Hats'] });
      expect(bubbles()).toEqual(['Welcome to the church!']);
      const group = await chat.findByRole('group', { name: words.suggestions });
      const texts = within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      expect(texts).toEqual(['Shoes', 'Hats']);
      await user.click(within(group).getByRole('button', { name: 'Hats' }));
      await waitFor(() => expect(bubbles()).toHaveLength(2));
      expect(bubbles()[0]).toBe('Hats');
    });

    it('provides its own answers, without requests', async () => {
      const onMessage = vi.fn<() => void>();
      const { say, chat, bubbles, sends } = await opened({ answers, onMessage });
      await chat.findByRole('group', { name: words.suggestions });
      await say('when do you open');
      await chat.findByText(words.fromSite({ from: 'Bernal Church', answer: 'Mondays from 9 to 12:' }), {
        exact: false,
      });
      expect(chat.getByRole<HTMLAnchorElement>('link').href).toBe('https://church.example/hours');
      expect(onMessage).toHaveBeenCalledTimes(2);
      expect(sends()).toEqual([]);
      await say('Any coats?');
      await waitFor(() => expect(bubbles()).toHaveLength(4));
      expect(sends().map(({ body }) => body)).toMatchObject([{ content: 'Any coats?' }]);
    });

    it('provides answers as plain text, even before suggestions load', async () => {
      const { say, chat, log } = await opened({ answers });
      await say('parking?');
      await chat.findByText('From Bernal Church: <b>Yes</b>, [behind](javascript:alert(1)) thehall.');
      expect(chat.queryByRole('link')).toBeNull();
      expect(log().querySelector('b')).toBeNull();
    });

    const hosted = async (respond: () => Response, product = 'Warm Hands') => {
      const address = `https://church.example/answers-${(addresses += 1)}.json`;
      const asked: unknown[] = [];
      const shown = await opened({
        product,
        answersUrl: address,
        more: (url, init) => (url === address ? (asked.push(init?.credentials), respond()) : undefined),
      });
      await shown.chat.findByRole('group', { name: words.suggestions });
      await shown.say('Is there parking?');
      await waitFor(() => expect(shown.bubbles()).toHaveLength(2));
      return { ...shown, asked };
    };

    it('loads its answers from a file once, without cookies', async () => {
      const { answers: list } = answers;
      const { bubbles, asked, say } = await hosted(() => Response.json({ answers: list }));
      expect(bubbles()[1]).toMatch(/^From Warm Hands: <b>Yes/);
      await say('parking?');
      await waitFor(() => expect(bubbles()).toHaveLength(4));
      expect(asked).toEqual(['omit']);
    });

    it.each([
      ['is missing', () => new Response('', { status: 404 }), /404/],
      ['is not JSON', () => new Response('<html>'), /JSON|token/],
      [
        'has an invalid shape',
        () => Response.json({ answers: [{ question: 'a', answer: 'b' }] }),
        /answers\.0\.questions/,
      ],
      ['is too large', () => Response.json({ answers: [], more: 'x'.repeat(70_000) }), /65536 bytes/],
      ['has too many answers', () => Response.json({ answers: Array(101).fill(answers.answers[0]) }), /At most 100/],
    ])('ignores an answers file that %s, and warns once', async (_, respond, reason) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { bubbles, say, sends } = await hosted(respond);
      expect(bubbles()[1]).toMatch(/^I am an automated assistant/);
      await say('Is there parking?');
      await waitFor(() => expect(sends()).toHaveLength(2));
      expect(warn.mock.calls).toHaveLength(1);
      expect(String(warn.mock.calls[0]?.[0])).toContain('church.example/answers-');
      expect(String(warn.mock.calls[0]?.[1])).toMatch(reason);
    });
  });
}
