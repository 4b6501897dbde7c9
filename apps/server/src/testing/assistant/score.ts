import type { Donation } from '@clothesline/api-client/contract';
import type { Assistant, EarlierMessage, Reply } from '../../assistant/assistant.js';

/**
 * The turns of a conversation, and the beginnings of the demo titles that are right for the last one. Without any,
 * nothing may be shown as a match.
 */
export interface Scored {
  turns: readonly string[];
  right: readonly string[];
}

/** The most donations that an answer shows. */
const most = 4;

export interface Result {
  question: Scored;
  /** Titles shown as matches, in order. */
  shown: string[];
  /** The share of the right titles that is shown, and of the shown titles that is right; undefined without any. */
  recall: number | undefined;
  precision: number | undefined;
  /** Ids of donations that are not listed, or not available. */
  inventions: number[];
  /** Of the last turn, in ms. */
  time: number;
}

/** Below these lines, donations are presented as close matches. */
const asNear =
  /^(?:Close matches|No exact |Nothing |There(?:.s| is) nothing |No encontré |No hay |Nada |No es |Ahora mismo nada )/;

/** The reply to the last turn, and the milliseconds that it took. */
export async function replyTo(turns: readonly string[], assistant: Assistant): Promise<{ reply: Reply; time: number }> {
  const earlier: EarlierMessage[] = [];
  let last: { reply: Reply; time: number } | undefined;
  for (const content of turns) {
    const start = performance.now();
    const reply = await assistant.reply(content, earlier);
    last = { reply, time: performance.now() - start };
    earlier.push({ role: 'user', content }, { role: 'assistant', content: reply.text, state: reply.state });
  }
  if (!last) throw new Error('A conversation has a turn.');
  return last;
}

const linksIn = (text: string) => [...text.matchAll(/\/donations\/(\d+)$/gm)].map(([, id]) => Number(id));

/** Ids that an answer shows as matches. */
export const claimsOf = ({ text }: Reply): number[] =>
  text
    .split('\n\n')
    .filter((block) => !asNear.test(block))
    .flatMap(linksIn);

/** Asks a question turn by turn and scores the last answer. `listed` are the donations of the store. */
export async function scoreOf(question: Scored, assistant: Assistant, listed: readonly Donation[]): Promise<Result> {
  const { reply, time } = await replyTo(question.turns, assistant);
  const byId = new Map(listed.map((donation) => [donation.id, donation]));
  const shown = claimsOf(reply).map((id) => byId.get(id)?.title ?? '');
  const hits = shown.filter((title) => question.right.some((begin) => title.startsWith(begin))).length;
  return {
    question,
    shown,
    recall: question.right.length > 0 ? hits / Math.min(most, question.right.length) : undefined,
    precision: shown.length > 0 ? hits / shown.length : undefined,
    inventions: reply.donations.map(({ id }) => id).filter((id) => byId.get(id)?.status !== 'available'),
    time,
  };
}

/** The mean of the known values; 1 without any. */
export function meanOf(values: readonly (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? 1 : known.reduce((sum, value) => sum + value, 0) / known.length;
}
