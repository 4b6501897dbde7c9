import { readCursor } from '../http/cursor.js';
import type { ListCursor } from './queries.js';

/** The cursor of a position in a list: only the id if all rank equally. */
export function writeListCursor({ tier, id }: ListCursor): string {
  return tier === 0 ? String(id) : `${tier}-${id}`;
}

/** Parses a cursor. Throws an `HttpError` for an invalid one. */
export function readListCursor(cursor: string | undefined): ListCursor | undefined {
  const [, tier = '0', rest] = /^(?:([1-7])-)?(.*)$/s.exec(cursor ?? '') ?? [];
  const id = readCursor(cursor === undefined ? undefined : rest);
  return id === undefined ? undefined : { tier: Number(tier), id };
}
