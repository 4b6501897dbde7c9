import type { CreateDonation } from '@clothesline/api-client';

/**
 * Returns the donation sent before if its text is unchanged, otherwise the entered one. The device may know another
 * place by now, but a server accepts a key with one donation only.
 */
export function toSend(sent: CreateDonation | undefined, typed: CreateDonation): CreateDonation {
  return sent && pickWords(sent) === pickWords(typed) ? sent : typed;
}

/** Key by which a server recognizes a retry: one per version of a draft. */
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

/** FNV-1a, 32 bits: enough to tell the few versions of a draft apart. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (const character of words) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
