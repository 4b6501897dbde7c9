import type { CreateDonation } from '@clothesline/api-client';

/** The same donation as before if its text is unchanged, since a key allows only one. */
export function toSend(sent: CreateDonation | undefined, typed: CreateDonation): CreateDonation {
  return sent && pickWords(sent) === pickWords(typed) ? sent : typed;
}

/** Idempotency key per draft version. */
export function attemptKey(draftId: string, donation: CreateDonation): string {
  return `${draftId}-${hash(pickWords(donation))}`;
}

function pickWords({
  createdAt: _createdAt,
  latitude: _latitude,
  longitude: _longitude,
  ...words
}: CreateDonation): string {
  return JSON.stringify(Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function hash(words: string): number {
  let value = 0x811c9dc5;
  for (const character of words) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
