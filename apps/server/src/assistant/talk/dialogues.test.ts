import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import type { Reply } from '../assistant.js';
import text from './dialogues.txt';
import { createStoredDonations } from '../../testing/donations.js';

interface Turn {
  message: string;
  expected: readonly (readonly [kind: string, value: string])[];
}

function readTurn(block: string): Turn {
  const [message = '', ...lines] = block.split('\n').filter(Boolean);
  return { message, expected: lines.map((line) => [line.split(' ')[0] ?? '', line.replace(/^\w+ ?/, '')] as const) };
}

/** Dialogues from a text file: messages and the expected content of replies. */
const dialogues = text
  .replaceAll(/^# .*$/gm, '')
  .split(/\n\s*\n/)
  .filter((block) => block.includes('> '))
  .map((block) => block.split(/^> /m).slice(1).map(readTurn));

/** Whether a reply meets an expectation. */
function holds([kind, value]: readonly [string, string], reply: Reply, titles: readonly string[]): boolean {
  const isShown = titles.some((title) => title.startsWith(value));
  const kinds: Readonly<Record<string, boolean>> = {
    says: reply.text.includes(value),
    offers: reply.suggestions.includes(value),
    shows: isShown,
    hides: !isShown,
    nothing: reply.donations.length === 0,
  };
  return kinds[kind] ?? false;
}

describe('A dialogue', () => {
  const { talk, database } = aDemoTalk();

  async function missing(turns: readonly Turn[]): Promise<string[]> {
    const replies = await talk(...turns.map(({ message }) => message));
    const lists = await Promise.all(
      replies.map(({ donations }) => createStoredDonations(database()).withIds(donations.map(({ id }) => id))),
    );
    return replies.flatMap((reply, at) => {
      const titles = lists[at]?.map(({ title }) => title) ?? [];
      const wrong = turns[at]?.expected.filter((one) => !holds(one, reply, titles)) ?? [];
      return wrong.map((one) => `${turns[at]?.message}: ${one.join(' ')}; it says: ${reply.text}`);
    });
  }

  it.each(dialogues.map((turns) => [turns.map(({ message }) => message).join(' > '), turns] as const))(
    'is answered as expected: %s',
    async (_, turns) => {
      expect(await missing(turns)).toEqual([]);
    },
  );
});
