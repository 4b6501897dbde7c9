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

/** Whether `value` is an absolute http or https URL: the only kind of link or picture that is taken from a server. */
export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value);
}
