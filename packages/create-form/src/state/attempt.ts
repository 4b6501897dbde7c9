import type { CreateDonation } from '@clothesline/api-client';

/**
 * Returns the previously sent donation if the text hasn't changed. An idempotency key only works with the exact same
 * body.
 */
export function pickDonation(sent: CreateDonation | undefined, typed: CreateDonation): CreateDonation {
  return sent && pickWords(sent) === pickWords(typed) ? sent : typed;
}

/** Creates an idempotency key for this version of the draft. */
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
