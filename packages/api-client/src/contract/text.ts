import { issues } from '../locales/en/issues.js';
import { issueMessage } from './coded.js';

/** Issue of a missing or blank required field. */
export const requiredText = issueMessage(issues, 'required');

/** Returns `Required` for a missing value, else the expected type; the wording of every field of the wrong type. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? requiredText : `Expected ${what}`;
}

const nul = String.fromCharCode(0);

/** Whether every store and every JSON reader keeps the text exactly: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  // Avoids `isWellFormed`, which older phones lack.
  return !text.includes(nul) && !/\p{Surrogate}/u.test(text);
}
