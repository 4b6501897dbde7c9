import * as z from 'zod/mini';

/** What a missing or blank required field reads. */
export const requiredText = 'Required';

/** `Required` where nothing was given, else what was expected; the wording of every field of the wrong type. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? requiredText : `Expected ${what}`;
}

const nul = String.fromCharCode(0);

/** Whether every store and every JSON reader can keep the text to the letter: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes(nul) && text.isWellFormed();
}

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

/** Whether `value` is an absolute http or https URL: the only kind of link or picture that is taken from a server. */
export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value);
}
