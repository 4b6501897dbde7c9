import * as z from 'zod/mini';
import { findIssue } from './coded.js';

/** A human-readable English message. The code and values let clients translate it. */
export const codedShape = {
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(z.looseObject({})),
};

/** The body of every 4xx and 5xx response. */
export const errorSchema = z.object({
  ...codedShape,
  /** `path` uses dots, e.g. `images.0`. */
  issues: z.optional(z.array(z.object({ ...codedShape, path: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorSchema>;
export type Issue = NonNullable<ErrorBody['issues']>[number];

/** Converts Zod issues to API issues and restores their codes. */
export function readIssues(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), ...findIssue(message) }));
}

/** Maximum body size in bytes. Large enough for the longest valid donation with every character escaped. */
export const maxBodyBytes = 262_144;
