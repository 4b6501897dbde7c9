import type { ChatMessage, Donation } from '@clothesline/api-client/contract';
import type { Assistant } from '../answers/assistant.js';
import type { Scored } from './scoreQuestions.js';

/** How many donations an answer shows at most. */
const most = 4;

export interface Result {
  question: Scored;
  /** Titles that the answer shows as what was asked for, in order. */
  shown: string[];
  /** Of the right ones, and of the shown ones, the part that is both; undefined where there are none. */
  recall: number | undefined;
  precision: number | undefined;
  /** Links to what is not listed, or not available. */
  inventions: string[];
  /** Of the last turn, in ms. */
  time: number;
}

/** Lines under these are named as what does not fit. */
export const asNear = /^(?:Nothing |I found nothing |No encontré |Nada )/;

/** Asks a question, turn by turn, and judges the last answer. `listed` are the donations of the store. */
export async function scoreOf(question: Scored, assistant: Assistant, listed: readonly Donation[]): Promise<Result> {
  const [turns, ...right] = question;
  const said: ChatMessage[] = [];
  let time = 0;
  for (const content of [turns].flat()) {
    const start = performance.now();
    const reply = await assistant.reply(content, said);
    time = performance.now() - start;
    said.push({ role: 'user', content, timestamp: '' }, { role: 'assistant', content: reply, timestamp: '' });
  }
  const answer = said.at(-1)?.content ?? '';
  const byId = new Map(listed.map((donation) => [donation.id, donation]));
  const links = [...answer.matchAll(/^• .*\/donations\/(\d+)$/gm)].map(([, id]) => Number(id));
  const claims = answer.split('\n\n').filter((block) => !asNear.test(block));
  const shown = claims
    .flatMap((block) => [...block.matchAll(/^• .*\/donations\/(\d+)$/gm)])
    .map(([, id]) => byId.get(Number(id))?.title ?? '');
  const isRight = (title: string) => right.some((begin) => title.startsWith(begin));
  const hits = shown.filter(isRight).length;
  return {
    question,
    shown,
    recall: right.length > 0 ? hits / Math.min(most, right.length) : undefined,
    precision: shown.length > 0 ? hits / shown.length : undefined,
    inventions: links.filter((id) => byId.get(id)?.status !== 'available').map(String),
    time,
  };
}

/** The mean of what is known; 1 where nothing is. */
export function meanOf(values: readonly (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? 1 : known.reduce((sum, value) => sum + value, 0) / known.length;
}
