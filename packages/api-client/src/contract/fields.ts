import * as z from 'zod/mini';
import { expected, isStorableText, requiredText } from './text.js';

/** A text that can be stored, of at most `max` UTF-16 units. It may be empty. */
export function text(max: number) {
  return z
    .string({ error: expected('text') })
    .check(
      z.maxLength(max, { error: `Please use at most ${max} characters` }),
      z.refine(isStorableText, { error: 'This text holds a character that cannot be stored' }),
    );
}

/** A text with something to read in it. Blank reads as missing: "Required". */
export function requiredLine(max: number, message = requiredText) {
  return text(max).check(z.refine((value) => value.trim() !== '', { error: message }));
}

/** A point in time as ISO 8601 with a zone, as `Date.prototype.toISOString` writes it. */
export const isoDate = z.string({ error: expected('a date') }).check(
  z.refine((value) => isoPattern.test(value) && !Number.isNaN(Date.parse(value)), {
    error: 'Expected an ISO 8601 date',
  }),
);

const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
