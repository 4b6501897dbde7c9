import type { ListCursor } from '../store.js';

/** A word that fewer of the newest hold is a rare one. */
export const seenOften = 3;

/** How many of the newest tell which letters of a rare word are common ones. */
export const sampled = 100;

/** Bytes of text that one look reads at most: thousands of ordinary donations, hundreds of the largest. */
export const lookBytes = 1_500_000;

export interface Look {
  seen: number;
  /** Whether there are no more donations than were looked at. */
  isAll: boolean;
  /** How many match, and how many of those have their words in the title. */
  found: number;
  inTitle: number;
  page: ListCursor[];
  /** Parts of the needle that many texts hold. */
  common: string[] | null;
}
