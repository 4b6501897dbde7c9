/** What follows the name of a street, in full and in short. */
const streets = 'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|alley|highway|hwy|parkway|pkwy|terrace';

/** The same where the word has other uses: only with a capital letter. */
const capitalized = 'Way|Place|Pl|Square|Sq|Court|Ct|Drive|Dr';

const patterns = [
  new RegExp(String.raw`\b\d{1,5}[a-z]?\s{1,2}(?:[\p{L}\d.'’-]{1,30}\s{1,2}){1,2}(?:${streets})\b`, 'iu'),
  new RegExp(String.raw`\b\d{1,5}[A-Za-z]?\s{1,2}(?:[\p{L}\d.'’-]{1,30}\s{1,2}){1,2}(?:${capitalized})\b`, 'u'),
  /\b(?:apt|apartment|flat|unit|suite)\.?\s{0,2}#?\s{0,2}(?:\d{1,5}[a-z]?|[a-z]\d{0,4})\b/iu,
];

/** The part of a text that looks like a house number with its street, or like a flat; undefined where there is none. */
export function addressIn(text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
