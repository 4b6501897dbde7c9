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
  // Not `isWellFormed`, which is younger than some phones.
  return !text.includes(nul) && !/\p{Surrogate}/u.test(text);
}
