import * as z from 'zod/mini';
import { issueMessage } from '../contract/coded.js';
import { donationLimits } from '../contract/donation.js';
import { isoDate, tooLongText } from '../contract/fields.js';
import { issues } from '../locales/en/issues.js';
import { memberIssues } from '../locales/members/en/memberIssues.js';
import { memberLimits } from './limits.js';
import { queryNumber } from '../contract/query.js';
import { expected, isStorableText, requiredText } from '../contract/text.js';

/** Counts code points instead of UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}

const visible = /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Returns the message for text that's too short. `least` is in code points. */
export const tooShortText = (least: number) => issueMessage(memberIssues, 'tooFewCharacters', { least });

/** Schema for text that the database can store, at most `max` code points long. Empty text is allowed. */
export function line(max: number) {
  return z.string({ error: expected('text') }).check(
    z.refine(isStorableText, { error: issueMessage(issues, 'unstorable'), abort: true }),
    z.refine((text) => countCharacters(text) <= max, { error: tooLongText(max) }),
  );
}

/** Like `line`, but requires a visible character. */
export function filledLine(max: number, min = 1) {
  return line(max).check(
    z.refine((text) => visible.test(text), { error: requiredText, abort: true }),
    z.refine((text) => countCharacters(text.trim()) >= min, { error: tooShortText(min) }),
  );
}

const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Schema for a name without invisible characters. */
export function nameLine(max: number) {
  return filledLine(max).check(
    z.refine((text) => !unseen.test(text.trim()), { error: issueMessage(issues, 'unshowable') }),
  );
}

export const pathId = queryNumber(
  z
    .int({ error: 'Expected a whole number' })
    .check(
      z.gte(1, { error: 'Expected a whole number from 1' }),
      z.lte(donationLimits.id, { error: 'This number is too large' }),
    ),
);

export const bodyId = z
  .int({ error: expected('a whole number') })
  .check(
    z.gte(1, { error: 'Expected a whole number from 1' }),
    z.lte(donationLimits.id, { error: 'This number is too large' }),
  );

/** Typed by people, so invalid dates get the same message as unavailable ones. */
export const wishEnd = z.string({ error: expected('a date') }).check(
  z.refine((value) => z.safeParse(isoDate, value).success, {
    error: issueMessage(memberIssues, 'endOfWish', { days: memberLimits.wishes.days }),
  }),
);

/** A time span. `timeIssue` checks whether it is in the future because it knows the current time. */
export const timeSchema = z.object({ from: isoDate, to: isoDate }).check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
    error: issueMessage(memberIssues, 'endBeforeStart'),
    path: ['to'],
  }),
);
export type Time = z.infer<typeof timeSchema>;

export const idParams = z.object({ id: pathId });
