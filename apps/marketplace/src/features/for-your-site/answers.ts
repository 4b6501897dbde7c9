import { parseJson } from '@clothesline/api-client';
import type { SiteAnswers } from '@clothesline/api-client/contract';

/** A typed question and its answer. */
export type Pair = readonly [question: string, answer: string];

/** Reads the typed pairs from a field's text. */
export function readPairs(text: string): readonly Pair[] {
  return (parseJson(text || '[]') ?? []) as readonly Pair[];
}

/** Writes the complete pairs as the chat reads them; '' if there are none. */
export function writeAnswers(text: string, indent?: number): string {
  const answers = readPairs(text)
    .map(([question, answer]) => ({ questions: [question.trim()], answer: answer.trim() }))
    .filter(({ questions, answer }) => questions[0] !== '' && answer !== '');
  return answers.length === 0 ? '' : JSON.stringify({ answers } satisfies SiteAnswers, null, indent);
}
