import * as z from 'zod/mini';

/** What every 4xx and 5xx answer of the API says. */
export const errorSchema = z.object({
  message: z.string(),
  /** One entry for each thing wrong with the input; `path` as in `images.0`. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorSchema>;
