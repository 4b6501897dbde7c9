import * as z from 'zod/mini';
import { findIssue } from './coded.js';

/** Text for people in English, with the code and values by which clients translate it. */
export const codedShape = {
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(z.looseObject({})),
};

/** Body of every 4xx and 5xx answer of the API. */
export const errorSchema = z.object({
  ...codedShape,
  /** Issues of the input; `path` as in `images.0`. */
  issues: z.optional(z.array(z.object({ ...codedShape, path: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorSchema>;
export type Issue = NonNullable<ErrorBody['issues']>[number];

/** Converts a schema's issues to those of an error answer. */
export function readIssues(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), ...findIssue(message) }));
}

/** Largest body of a call, in bytes: the longest donation, every character escaped, and some room. */
export const maxBodyBytes = 262_144;
