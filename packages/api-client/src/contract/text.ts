import { issues } from '../locales/en/issues.js';
import { issueMessage } from './coded.js';

export const requiredText = issueMessage(issues, 'required');

/** Creates an error function that reports `Required` for missing values and the expected type otherwise. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? requiredText : `Expected ${what}`;
}

const nul = String.fromCharCode(0);

/** Whether the database can store this text. NUL and lone surrogates can't be stored. */
export function isStorableText(text: string): boolean {
  // `String.prototype.isWellFormed` isn't available on older phones
  return !text.includes(nul) && !/\p{Surrogate}/u.test(text);
}
