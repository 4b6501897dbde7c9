import { readCursor } from '../http/cursor.js';
import type { ListCursor } from './queries.js';

/** The cursor of a place in a list: the id alone where all fit alike. */
export function writeListCursor({ tier, id }: ListCursor): string {
  return tier === 0 ? String(id) : `${tier}-${id}`;
}

/** The place in a list that a cursor stands for. Throws a `HttpError` for one that is none of ours. */
export function readListCursor(cursor: string | undefined): ListCursor | undefined {
  const [, tier = '0', rest] = /^(?:([1-7])-)?(.*)$/s.exec(cursor ?? '') ?? [];
  const id = readCursor(cursor === undefined ? undefined : rest);
  return id === undefined ? undefined : { tier: Number(tier), id };
}
