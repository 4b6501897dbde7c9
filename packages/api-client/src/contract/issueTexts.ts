import { issues } from '../locales/en/issues.js';

export { issues as issueTexts };

/** Issues of a donation's fields in one language, by code. */
export type IssueTexts = Omit<typeof issues, '$'>;

/** Translates a server's issue: the contract's English is its code. Unknown texts stay unchanged. */
export function issueText(english: string, texts: IssueTexts): string {
  const numbers = [...english.matchAll(/\d+/g)].map(Number);
  for (const [code, text] of Object.entries(issues)) {
    // Casts, since the entries are those of the table.
    const own = texts[code as keyof IssueTexts];
    if (typeof text === 'string') {
      if (text === english && typeof own === 'string') return own;
    } else if (typeof text === 'function') {
      const most = numbers.find((number) => text({ most: number }) === english);
      if (most !== undefined && typeof own === 'function') return own({ most });
    }
  }
  return english;
}
