import { createHash } from 'node:crypto';
import type { NewDonation } from '../store/rows.js';

export interface WriteKey {
  key: string;
  caller?: string | undefined;
}

export interface KnownBy {
  ofCaller: string;
  /** Hash of key and content without the caller, as a phone may retry from a different network. */
  ofContent: string;
  fingerprint: string;
}

export function identifyWrite({ key, caller = '' }: WriteKey, donation: NewDonation): KnownBy {
  const fingerprint = hashContent(donation);
  return { ofCaller: hash(['caller', caller, key]), ofContent: hash(['content', fingerprint, key]), fingerprint };
}

/** Excludes the date; it changes when the form is resubmitted. */
function hashContent({ createdAt: _createdAt, ...donation }: NewDonation): string {
  return hash(Object.entries(donation).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
