import { readCursor } from '../http/cursor.js';
import type { ListCursor } from './queries.js';

export function writeListCursor({ tier, id }: ListCursor): string {
  return tier === 0 ? String(id) : `${tier}-${id}`;
}

export function readListCursor(cursor: string | undefined): ListCursor | undefined {
  const [, tier = '0', rest] = /^(?:([1-7])-)?(.*)$/s.exec(cursor ?? '') ?? [];
  const id = readCursor(cursor === undefined ? undefined : rest);
  return id === undefined ? undefined : { tier: Number(tier), id };
}
