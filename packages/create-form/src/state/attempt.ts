import type { CreateDonation } from '@clothesline/api-client';

/**
 * What to send: what was sent before, to the letter, where the words are the same. The device may say another place by
 * now, and a server takes a key with one donation alone.
 */
export function toSend(sent: CreateDonation | undefined, typed: CreateDonation): CreateDonation {
  return sent && wordsOf(sent) === wordsOf(typed) ? sent : typed;
}

/** The key by which a server knows a second try: one for each version of a draft. */
export function keyOf(draftId: string, donation: CreateDonation): string {
  return `${draftId}-${hash(wordsOf(donation))}`;
}

function wordsOf({
  createdAt: _createdAt,
  latitude: _latitude,
  longitude: _longitude,
  ...words
}: CreateDonation): string {
  return JSON.stringify(Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** FNV-1a, 32 bits: enough to tell the few versions of one draft apart. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (const character of words) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
