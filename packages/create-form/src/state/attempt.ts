import type { CreateDonation } from '@clothesline/api-client';

/**
 * Returns the sent donation unchanged if its words are the same, else the typed one. The device may give another place
 * by now, and a server accepts a key with one donation alone.
 */
export function toSend(sent: CreateDonation | undefined, typed: CreateDonation): CreateDonation {
  return sent && pickWords(sent) === pickWords(typed) ? sent : typed;
}

/** Key by which a server recognizes a second try: one for each version of a draft. */
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

/** FNV-1a, 32 bits: enough to distinguish the few versions of one draft. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (const character of words) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
