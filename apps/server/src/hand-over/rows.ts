import type { HandOverRequest } from '@clothesline/api-client/hand-over';
import type { Selectable, Updateable } from 'kysely';
import type { RequestsTable } from '../store/tables/handOver.js';

export type RequestRow = Selectable<RequestsTable>;

const columns = {
  id: 'id',
  donationId: 'donation_id',
  askerId: 'asker_id',
  donorId: 'donor_id',
  state: 'state',
  wishId: 'wish_id',
  reason: 'reason',
  times: 'times',
  place: 'place',
  from: 'from_at',
  to: 'to_at',
  code: 'code',
  holdsUntil: 'holds_until',
  promisedAt: 'promised_at',
  remindedAt: 'reminded_at',
  endedAt: 'ended_at',
  objectedAt: 'objected_at',
  receivedTitle: 'received_title',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  askerRead: 'asker_read',
  donorRead: 'donor_read',
} as const satisfies Record<keyof HandOverRequest, keyof RequestsTable>;

const names = Object.keys(columns) as (keyof HandOverRequest)[];

export function toHandOverRequest(row: RequestRow): HandOverRequest {
  const fields = names.map((name) => {
    const value = row[columns[name]];
    return [name, value instanceof Date ? value.toISOString() : (value ?? undefined)];
  });
  return Object.fromEntries(fields) as HandOverRequest;
}

export function changedColumns(request: HandOverRequest, before?: HandOverRequest): Updateable<RequestsTable> {
  const changed = names.filter((name) => name !== 'id' && request[name] !== before?.[name]);
  const values = changed.map((name) => {
    const value = request[name];
    return [columns[name], Array.isArray(value) ? JSON.stringify(value) : (value ?? null)];
  });
  return Object.fromEntries(values);
}
