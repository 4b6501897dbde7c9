import * as z from 'zod/mini';
import { isStorableText } from './text.js';

/** Most answers of a site, most questions of one, and their lengths (UTF-16 units, bytes of JSON). */
export const siteAnswerLimits = { answers: 100, questions: 10, question: 200, answer: 1000, from: 60, bytes: 65_536 };

function line(max: number) {
  return z.string().check(
    z.maxLength(max, { error: `At most ${max} characters` }),
    z.refine((text) => text.trim() !== '' && isStorableText(text), { error: 'Expected text' }),
  );
}

/** Answers of a site's own to questions for the assistant. */
export const siteAnswersSchema = z.object({
  /** Author of the answer; the name in the chat's title by default. */
  from: z.optional(line(siteAnswerLimits.from)),
  answers: z
    .array(
      z.object({
        /** Questions that it answers. */
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

/** Parses a site's own answers. Throws an error that names the first issue. */
export function readSiteAnswers(value: unknown): SiteAnswers {
  const { success, data, error } = z.safeParse(siteAnswersSchema, value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
