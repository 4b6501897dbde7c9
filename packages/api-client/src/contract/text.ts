import { issues } from '../locales/en/issues.js';
import { issueMessage } from './coded.js';

/** Issue of a missing or blank required field. */
export const requiredText = issueMessage(issues, 'required');

/** `Required` for a missing value, else the expected type. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? requiredText : `Expected ${what}`;
}

const nul = String.fromCharCode(0);

/** No NUL, no lone surrogates. */
export function isStorableText(text: string): boolean {
  // Older phones lack `isWellFormed`.
  return !text.includes(nul) && !/\p{Surrogate}/u.test(text);
}
