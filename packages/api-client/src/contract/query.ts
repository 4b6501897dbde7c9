import * as z from 'zod/mini';
import { isStorableText } from './text.js';

const numberPattern = /^-?\d{1,20}(\.\d{1,20})?$/;

export const queryNumber = (check: z.core.$ZodType<number, number>) =>
  z.pipe(z.pipe(z.string().check(z.regex(numberPattern, { error: 'Expected a number' })), z.transform(Number)), check);

/** A cursor taken from a `Link` header. */
export const queryCursor = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, { error: 'Invalid cursor' })));

export const queryText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { error: `At most ${max} characters` }),
      z.refine(isStorableText, { error: 'This text contains an unsupported character' }),
    );
