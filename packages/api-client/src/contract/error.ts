import * as z from 'zod/mini';

/** What every 4xx and 5xx answer of the API says. */
export const errorSchema = z.object({
  message: z.string(),
  /** One entry for each thing wrong with the input; `path` as in `images.0`. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorSchema>;
export type Issue = NonNullable<ErrorBody['issues']>[number];

/** What a schema found wrong, as an error answer lists it. */
export function issuesOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The largest body that a call takes, in bytes: the longest donation, every character escaped, and some room. */
export const maxBodyBytes = 262_144;
