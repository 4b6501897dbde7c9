import type { HandOverRequest } from '@clothesline/api-client/hand-over';
import type { Insertable, Selectable } from 'kysely';
import type { RequestsTable } from '../store/tables/handOver.js';

export type RequestRow = Selectable<RequestsTable>;

const toIso = (date: Date | null) => date?.toISOString();
const toDate = (date: string | undefined) => (date === undefined ? null : new Date(date));

/** Returns a stored request as the rules take it. */
export function toHandOverRequest(row: RequestRow): HandOverRequest {
  return {
    id: row.id,
    donationId: row.donation_id,
    askerId: row.asker_id,
    donorId: row.donor_id,
    state: row.state,
    reason: row.reason,
    times: row.times,
    place: row.place ?? undefined,
    from: toIso(row.from_at),
    to: toIso(row.to_at),
    code: row.code ?? undefined,
    holdsUntil: toIso(row.holds_until),
    promisedAt: toIso(row.promised_at),
    remindedAt: toIso(row.reminded_at),
    endedAt: toIso(row.ended_at),
    objectedAt: toIso(row.objected_at),
    receivedTitle: row.received_title ?? undefined,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    askerRead: row.asker_read ?? undefined,
    donorRead: row.donor_read ?? undefined,
  };
}

/** Returns the row of a request, without its id and without what each has read. */
export function toRequestRow(request: HandOverRequest) {
  return {
    donation_id: request.donationId,
    asker_id: request.askerId,
    donor_id: request.donorId,
    state: request.state,
    reason: request.reason,
    times: JSON.stringify(request.times),
    place: request.place ?? null,
    from_at: toDate(request.from),
    to_at: toDate(request.to),
    code: request.code ?? null,
    holds_until: toDate(request.holdsUntil),
    promised_at: toDate(request.promisedAt),
    reminded_at: toDate(request.remindedAt),
    ended_at: toDate(request.endedAt),
    objected_at: toDate(request.objectedAt),
    received_title: request.receivedTitle ?? null,
    created_at: new Date(request.createdAt),
    updated_at: new Date(request.updatedAt),
  } satisfies Omit<Insertable<RequestsTable>, 'asker_read' | 'donor_read'>;
}
