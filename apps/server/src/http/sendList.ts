import { totalCountHeader, type Endpoint } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { fittingRows } from './fittingRows.js';
import { sendJsonText, type JsonOptions } from './sendJson.js';
import { linkToNext } from './cursor.js';

export interface ListOptions<Row> extends JsonOptions {
  /** Leave this out for lists that consist of a single page. */
  next?: {
    endpoint: Endpoint;
    hasMore: boolean;
    query(row: Row, index: number): Record<string, string>;
  };
  total?: number;
  reversed?: boolean;
}

/** Sends as many rows as fit into 512 kB, plus a `Link` header for the rest. `sendJson` doesn't accept arrays. */
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
