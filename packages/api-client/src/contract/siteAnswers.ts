import * as z from 'zod/mini';
import { isStorableText } from './text.js';

/** The most of a site's own answers, of the ways to ask for one, and of their letters (UTF-16 units, bytes of JSON). */
export const siteAnswerLimits = { answers: 100, questions: 10, question: 200, answer: 1000, from: 60, bytes: 65_536 };

function line(max: number) {
  return z.string().check(
    z.maxLength(max, { error: `At most ${max} characters` }),
    z.refine((text) => text.trim() !== '' && isStorableText(text), { error: 'Expected text' }),
  );
}

/** What a site answers itself where its visitors ask the assistant. */
export const siteAnswersSchema = z.object({
  /** Who answers; the name in the chat's title by default. */
  from: z.optional(line(siteAnswerLimits.from)),
  answers: z
    .array(
      z.object({
        /** Ways to ask for it. */
        questions: z
          .array(line(siteAnswerLimits.question))
          .check(
            z.minLength(1, { error: 'Write at least one question' }),
            z.maxLength(siteAnswerLimits.questions, { error: `At most ${siteAnswerLimits.questions} questions` }),
          ),
        /** Plain text; http(s) addresses in it become links. */
        answer: line(siteAnswerLimits.answer),
      }),
    )
    .check(z.maxLength(siteAnswerLimits.answers, { error: `At most ${siteAnswerLimits.answers} answers` })),
});
export type SiteAnswers = z.infer<typeof siteAnswersSchema>;

/** A site's own answers from anything. Throws an error that names the first thing that is wrong. */
export function readSiteAnswers(value: unknown): SiteAnswers {
  const { success, data, error } = z.safeParse(siteAnswersSchema, value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
