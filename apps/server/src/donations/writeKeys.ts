import { createHash } from 'node:crypto';
import type { NewDonation } from '../store/rows.js';

export interface WriteKey {
  key: string;
  /** All anonymous callers count as the same. */
  caller?: string | undefined;
}

/** Hashes that identify a repeated write. */
export interface KnownBy {
  /** Key of the caller. */
  ofCaller: string;
  /** Key and content, since a phone may retry from another network. */
  ofContent: string;
  fingerprint: string;
}

export function identifyWrite({ key, caller = '' }: WriteKey, donation: NewDonation): KnownBy {
  const fingerprint = hashContent(donation);
  return { ofCaller: hash(['caller', caller, key]), ofContent: hash(['content', fingerprint, key]), fingerprint };
}

/** Ignores the date, which changes when a form is sent again. */
function hashContent({ createdAt: _createdAt, ...donation }: NewDonation): string {
  return hash(Object.entries(donation).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
