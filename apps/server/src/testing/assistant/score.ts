import type { Donation } from '@clothesline/api-client/contract';
import type { Assistant, EarlierMessage, Reply } from '../../assistant/assistant.js';

export interface Scored {
  turns: readonly string[];
  right: readonly string[];
}

const most = 4;

export interface Result {
  question: Scored;
  shown: string[];
  recall: number | undefined;
  precision: number | undefined;
  inventions: number[];
  /** In ms. */
  time: number;
}

/** Separates close matches. */
const asNear =
  /^(?:Close matches|No exact |Nothing |There(?:.s| is) nothing |No encontré |No hay |Nada |No es |Ahora mismo nada )/;

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

export const listClaims = ({ text }: Reply): number[] =>
  text
    .split('\n\n')
    .filter((block) => !asNear.test(block))
    .flatMap(linksIn);

export async function scoreQuestion(
  question: Scored,
  assistant: Assistant,
  listed: readonly Donation[],
): Promise<Result> {
  const { reply, time } = await replyTo(question.turns, assistant);
  const byId = new Map(listed.map((donation) => [donation.id, donation]));
  const shown = listClaims(reply).map((id) => byId.get(id)?.title ?? '');
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

export function getMean(values: readonly (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? 1 : known.reduce((sum, value) => sum + value, 0) / known.length;
}
