import * as z from 'zod/mini';
import { isStorableText } from './text.js';

/** Text limits are in UTF-16 code units. `bytes` limits the size of the whole JSON file. */
export const siteAnswerLimits = { answers: 100, questions: 10, question: 200, answer: 1000, from: 60, bytes: 65_536 };

function line(max: number) {
  return z.string().check(
    z.maxLength(max, { error: `At most ${max} characters` }),
    z.refine((text) => text.trim() !== '' && isStorableText(text), { error: 'Expected text' }),
  );
}

/** Canned answers that a site provides for its own FAQ. */
export const siteAnswersSchema = z.object({
  from: z.optional(line(siteAnswerLimits.from)),
  answers: z
    .array(
      z.object({
        /** The questions that get this answer. */
        questions: z
          .array(line(siteAnswerLimits.question))
          .check(
            z.minLength(1, { error: 'Write at least one question' }),
            z.maxLength(siteAnswerLimits.questions, { error: `At most ${siteAnswerLimits.questions} questions` }),
          ),
        /** Plain text. http(s) URLs are turned into links. */
        answer: line(siteAnswerLimits.answer),
      }),
    )
    .check(z.maxLength(siteAnswerLimits.answers, { error: `At most ${siteAnswerLimits.answers} answers` })),
});
export type SiteAnswers = z.infer<typeof siteAnswersSchema>;

/** Validates a site's answers. Throws an error with the first issue. */
export function readSiteAnswers(value: unknown): SiteAnswers {
  const { success, data, error } = z.safeParse(siteAnswersSchema, value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
