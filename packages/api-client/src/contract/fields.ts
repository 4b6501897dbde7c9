import * as z from 'zod/mini';
import { issues } from '../locales/en/issues.js';
import { issueMessage } from './coded.js';
import { expected, isStorableText, requiredText } from './text.js';

/** Returns the message for text that's too long. `most` is in UTF-16 code units. */
export const tooLongText = (most: number) => issueMessage(issues, 'tooLong', { most });

/** Schema for text the database can store, at most `max` UTF-16 code units long. May be empty. */
export function text(max: number) {
  return z
    .string({ error: expected('text') })
    .check(
      z.maxLength(max, { error: tooLongText(max) }),
      z.refine(isStorableText, { error: issueMessage(issues, 'unstorable') }),
    );
}

/** Matches visible characters. Hangul fillers and the blank Braille pattern have to be excluded by hand. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Like `text`, but blank input is reported as "Required". */
export function requiredLine(max: number, message = requiredText) {
  return text(max).check(z.refine((value) => visible.test(value), { error: message }));
}

const control = /[^\P{Cc}\t\r\n]/u;

export function requiredTitle(max: number) {
  return requiredLine(max).check(
    z.refine((value) => !control.test(value), { error: issueMessage(issues, 'unshowable') }),
  );
}

export const isoDate = z.string({ error: expected('a date') }).check(
  z.refine((value) => isoPattern.test(value) && !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10)), {
    error: 'Expected an ISO 8601 date',
  }),
);

/** Needed because `Date.parse` accepts February 30. */
function isDay(day: string): boolean {
  return new Date(day).toISOString().startsWith(day);
}

const isoPattern = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
