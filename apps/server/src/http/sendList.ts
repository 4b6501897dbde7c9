import { totalCountHeader, type Endpoint } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { fittingRows } from './fittingRows.js';
import { sendJsonText, type JsonOptions } from './sendJson.js';
import { linkToNext } from './cursor.js';

export interface ListOptions<Row> extends JsonOptions {
  /** Omitted for single-page lists. */
  next?: {
    endpoint: Endpoint;
    hasMore: boolean;
    /** Query of the page after this row. */
    query(row: Row, index: number): Record<string, string>;
  };
  /** Total rows, if counted. */
  total?: number;
  /** Whether the last row is sent first. */
  reversed?: boolean;
}

/** Sends as many rows as fit 512 KB, with a `Link` to the rest. `sendJson` rejects lists. */
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
