import { tooLongText, unshowableText, unstorableText } from './fields.js';
import { requiredText } from './text.js';

/** Issues of a donation's fields, by code: the texts of every server. */
export const issueTexts = {
  required: requiredText,
  tooLong: tooLongText,
  unstorable: unstorableText,
  unshowable: unshowableText,
  noImage: 'Please add at least one image',
  noCategory: 'Please select a category',
  notAnAddress: 'Please use a web address that starts with http:// or https://',
  notACount: (most: number) => `Please use a whole number from 1 to ${most}`,
  tooManyImages: (most: number) => `Please add at most ${most} images`,
};

/** Issues in one language. */
export type IssueTexts = typeof issueTexts;

/** Translates a server's issue: the contract's English is its code. Unknown texts stay unchanged. */
export function issueText(english: string, texts: IssueTexts): string {
  const numbers = [...english.matchAll(/\d+/g)].map(Number);
  for (const [code, text] of Object.entries(issueTexts)) {
    // Casts, since the entries are those of the table.
    const own = texts[code as keyof IssueTexts];
    if (typeof text === 'string') {
      if (text === english && typeof own === 'string') return own;
    } else {
      const number = numbers.find((one) => text(one) === english);
      if (number !== undefined && typeof own === 'function') return own(number);
    }
  }
  return english;
}
