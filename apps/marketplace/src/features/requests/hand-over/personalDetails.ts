const email = /[^\s@]@[^\s@]/u;
/** Seven or more digits, with usual separators. */
const phone = /(?:\d[\s()./-]*){7,}/;
const street =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}.'-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|square)\b/iu;

/** Whether a text has a phone number, an email address or a street address. */
export function holdsPersonalDetails(text: string): boolean {
  return email.test(text) || phone.test(text) || street.test(text);
}
