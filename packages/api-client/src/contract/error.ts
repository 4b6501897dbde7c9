import * as z from 'zod/mini';
import { findIssue } from './coded.js';

/** Text for people in English, with the code and values by which clients translate it. */
export const codedShape = {
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(z.looseObject({})),
};

/** Error body of every 4xx and 5xx. */
export const errorSchema = z.object({
  ...codedShape,
  /** `path` as in `images.0`. */
  issues: z.optional(z.array(z.object({ ...codedShape, path: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorSchema>;
export type Issue = NonNullable<ErrorBody['issues']>[number];

/** Converts schema issues. */
export function readIssues(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), ...findIssue(message) }));
}

/** In bytes: the longest donation with every character escaped. */
export const maxBodyBytes = 262_144;
