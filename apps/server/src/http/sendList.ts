import { totalCountHeader, type Endpoint } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { fittingRows } from './fittingRows.js';
import { sendJsonText, type JsonOptions } from './sendJson.js';
import { linkToNext } from './cursor.js';

export interface ListOptions<Row> extends JsonOptions {
  /** Position of the next page; omitted for lists with a single page. */
  next?: {
    endpoint: Endpoint;
    /** Whether rows follow after these. */
    hasMore: boolean;
    /** Query of the page after the row at this index. */
    query(row: Row, index: number): Record<string, string>;
  };
  /** Rows of the whole list; left out if the call does not count them. */
  total?: number;
  /** Whether the last row is sent first. The rows that do not fit are those at the end of `rows` in any case. */
  reversed?: boolean;
}

/**
 * Sends as many rows as fit into 512 KB, with a `Link` to the rest. All lists go through here: `sendJson` accepts
 * none.
 */
export function sendList<Row>(
  c: Context,
  rows: readonly Row[],
  { next, total, reversed = false, headers = {}, ...options }: ListOptions<Row> = {},
): Promise<Response> {
  const fitting = fittingRows(rows);
  const index = fitting.length - 1;
  const last = rows[index];
  const goesOn = next !== undefined && last !== undefined && (next.hasMore || fitting.length < rows.length);
  return sendJsonText(c, `[${(reversed ? fitting.toReversed() : fitting).join()}]`, {
    ...options,
    headers: {
      ...headers,
      ...(total !== undefined && { [totalCountHeader]: String(total) }),
      ...(goesOn && { Link: linkToNext(c, next.endpoint, next.query(last, index)) }),
    },
  });
}
