import * as z from 'zod/mini';
import { issues } from '../locales/en/issues.js';
import { issueMessage } from './coded.js';
import { expected, isStorableText, requiredText } from './text.js';

/** Issue of a text that is too long, in UTF-16 units. */
export const tooLongText = (most: number) => issueMessage(issues, 'tooLong', { most });

/** Schema of a storable text of at most `max` UTF-16 units. It may be empty. */
export function text(max: number) {
  return z
    .string({ error: expected('text') })
    .check(
      z.maxLength(max, { error: tooLongText(max) }),
      z.refine(isStorableText, { error: issueMessage(issues, 'unstorable') }),
    );
}

/** Visible character: no space, control or format character, nor a letter that fonts draw blank. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Schema of a text with a visible character. A blank one counts as missing: "Required". */
export function requiredLine(max: number, message = requiredText) {
  return text(max).check(z.refine((value) => visible.test(value), { error: message }));
}

/** Control characters except tabs and ends of lines. */
const control = /[^\P{Cc}\t\r\n]/u;

/** Schema of a required text without control characters, for lists, such as a title. */
export function requiredTitle(max: number) {
  return requiredLine(max).check(
    z.refine((value) => !control.test(value), { error: issueMessage(issues, 'unshowable') }),
  );
}

/** A point in time as ISO 8601 with a zone, as `Date.prototype.toISOString` writes it. */
export const isoDate = z.string({ error: expected('a date') }).check(
  z.refine((value) => isoPattern.test(value) && !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10)), {
    error: 'Expected an ISO 8601 date',
  }),
);

/** Whether the calendar has the day: `Date.parse` reads February 30 as a day in March. */
function isDay(day: string): boolean {
  return new Date(day).toISOString().startsWith(day);
}

const isoPattern = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
