import { errorText } from '../../../members/texts.js';
import * as z from 'zod/mini';
import type { Coded } from '../../../contract/coded.js';
import { readIssues, type Issue } from '../../../contract/error.js';
import { refusalStatus, type RefusalCode } from '../../../hand-over/commands.js';
import type { Account } from '../../../members/account.js';
import { accountHeader } from '../../../contract/accountHeader.js';
import { idParams } from '../../../members/fields.js';
import type { Call } from '../call.js';
import { HttpError, readJson } from '../http.js';
import { nobody } from '../listing.js';
import type { MemberStore } from './store.js';

export interface MemberCall extends Call {
  store: MemberStore;
  caller: Account | undefined;
}

export function reader({ caller, request }: MemberCall): Account {
  if (!caller) throw nobody();
  const meant = request.headers.get(accountHeader);
  if (meant !== null && meant !== String(caller.id)) {
    const headers = { [accountHeader]: String(caller.id) };
    throw new HttpError(409, errorText('otherAccount', { name: caller.displayName }), headers);
  }
  return caller;
}

export function writer(call: MemberCall): Account {
  const account = reader(call);
  if (account.suspendedFor !== null) throw new HttpError(403, errorText('suspended'));
  if (account.deletedAt !== null) throw refuse('beingDeleted');
  return account;
}

/** Throws an `HttpError` (401, 403). */
export function moderator(call: MemberCall): Account {
  const account = reader(call);
  if (!account.isModerator) throw new HttpError(403, errorText('notAModerator'));
  return account;
}

/** Throws an `HttpError` (422) with issues. */
export function read<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  throw refuse('checkInput', readIssues(result.error));
}

export async function readBody<Schema extends z.core.$ZodType>(
  { request }: MemberCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isEmpty = (await request.clone().text()) === '';
  return read(schema, isEmpty ? {} : await readJson(request));
}

export function readId({ params }: MemberCall): number {
  const result = z.safeParse(idParams, params);
  if (result.success) return result.data.id;
  throw notThere();
}

export const notThere = () => new HttpError(404, errorText('notThere'));
export const notYours = () => refuse('notYours');
export const wrongState = () => refuse('wrongState');

export function refuse(code: RefusalCode, issues?: Issue[]): HttpError {
  return new HttpError(refusalStatus[code], { ...errorText(code), issues });
}

export function issue(path: string, text: Coded, status = 422): HttpError {
  return new HttpError(status, { ...text, issues: [{ path, ...text }] });
}

export function makePage<Row extends { id: number }>(
  { url }: MemberCall,
  rows: readonly Row[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): { page: Row[]; headers: Record<string, string> } {
  if (cursor !== undefined && !/^\d{1,16}$/.test(cursor)) throw issue('cursor', errorText('badCursor'));
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => String(id) === cursor) + 1;
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  const next = new URL(url);
  if (last) next.searchParams.set('cursor', String(last.id));
  const hasMore = start + page.length < rows.length;
  return {
    page,
    headers: {
      'X-Total-Count': String(rows.length),
      ...(hasMore && { Link: `<${next.pathname}${next.search}>; rel="next"` }),
    },
  };
}
