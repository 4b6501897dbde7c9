import { parseJson } from '@clothesline/api-client';

export interface SavedEntry {
  id: number;
  /** ISO 8601. */
  savedAt: string;
}

/** Newest first. */
export type SavedEntries = readonly SavedEntry[];

/** Parses the stored list and skips invalid entries. */
export function parseEntries(text: string | null): SavedEntries {
  const value = parseJson(text);
  if (!Array.isArray(value)) return none;
  const entries = value.filter(isEntry).map(({ id, savedAt }) => ({ id, savedAt }));
  return entries.filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) === index);
}

/** Saves or removes a donation. A no-op preserves the original time of the entry. */
export function withSaved(entries: SavedEntries, id: number, saved: boolean, now: Date): SavedEntries {
  if (entries.some((entry) => entry.id === id) === saved) return entries;
  return saved ? [{ id, savedAt: now.toISOString() }, ...entries] : entries.filter((entry) => entry.id !== id);
}

export const none: SavedEntries = [];

function isEntry(value: unknown): value is SavedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, savedAt } = value as Partial<Record<keyof SavedEntry, unknown>>;
  return Number.isSafeInteger(id) && typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
}
