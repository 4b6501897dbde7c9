import { tooLongText, unshowableText, unstorableText } from './fields.js';
import { requiredText } from './text.js';

/** What can be wrong with a field of a donation, by its code: the text that every server answers with. */
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

/** The same texts in a language. */
export type IssueTexts = typeof issueTexts;

/**
 * What a server says is wrong, in the language of the texts: the contract's English is its code. Words that the contract
 * does not have stay as they are.
 */
export function issueText(english: string, texts: IssueTexts): string {
  const numbers = [...english.matchAll(/\d+/g)].map(Number);
  for (const [code, text] of Object.entries(issueTexts)) {
    // The entries are those of the table.
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
