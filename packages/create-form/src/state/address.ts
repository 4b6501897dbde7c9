/** Street suffixes. */
const streets = 'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|alley|highway|hwy|parkway|pkwy|terrace';

const capitalized = 'Way|Place|Pl|Square|Sq|Court|Ct|Drive|Dr';

const patterns = [
  new RegExp(String.raw`\b\d{1,5}[a-z]?\s{1,2}(?:[\p{L}\d.'’-]{1,30}\s{1,2}){1,2}(?:${streets})\b`, 'giu'),
  new RegExp(String.raw`\b\d{1,5}[A-Za-z]?\s{1,2}(?:[\p{L}\d.'’-]{1,30}\s{1,2}){1,2}(?:${capitalized})\b`, 'gu'),
  /\b(?:apt|apartment|flat|unit|suite)\.?\s{0,2}#?\s{0,2}(?:\d{1,5}[a-z]?|[a-z]\d{0,4})\b/giu,
  // Phone numbers need a plus, ten digits or a leading zero. Sizes have three digits at most, so they don't match.
  /\+[\d ().-]{8,16}\d/g,
  /\b\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}\b/g,
  /\b0\d{2,4}[ -]?\d{3}[ -]?\d{3,4}\b/g,
];

/**
 * Finds addresses and contact details in a text: house numbers with a street, apartments, email addresses and phone
 * numbers.
 */
export function findAddresses(text: string): string[] {
  const mailboxes = text.split(/[\s,;:!?()<>]|\.\s|\.$/).filter((word) => /\w@\w/.test(word));
  return [...mailboxes, ...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))];
}
