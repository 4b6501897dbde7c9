import { createHash } from 'node:crypto';
import type { NewDonation } from '../store/rows.js';

/** A caller's own name for a write. */
export interface WriteKey {
  key: string;
  /** Owner of the key; all anonymous callers count as the same. */
  caller?: string | undefined;
}

/** The rows that identify a repeated write. */
export interface KnownBy {
  /** The caller's key, which belongs to a single donation and reveals nothing about others' keys. */
  ofCaller: string;
  /** The key with the content, since a phone may retry from another network. */
  ofContent: string;
  fingerprint: string;
}

export function identifyWrite({ key, caller = '' }: WriteKey, donation: NewDonation): KnownBy {
  const fingerprint = hashContent(donation);
  return { ofCaller: hash(['caller', caller, key]), ofContent: hash(['content', fingerprint, key]), fingerprint };
}

/** Hashes a donation without its date: a form that sends once more may put the new moment there. */
function hashContent({ createdAt: _createdAt, ...donation }: NewDonation): string {
  return hash(Object.entries(donation).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
