import { errorCode } from '../config/startError.js';
import { ReusedKey } from '../store/errors.js';
import { HttpError } from '../http/httpError.js';

/** Codes of a full disk: the system's own, and PostgreSQL's "disk full". */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Codes of a store that is away: refused or broken connections, PostgreSQL's classes 08 and 57P, a statement's timeout,
 * "too many connections", and a replica in place of the primary.
 */
const awayCodes = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\w{3}|57P\d\d|57014|53300|25006)$/;

/**
 * Errors of an unavailable database: a replica's message about the table of limits; Citus's messages with the code of
 * an unknown error about a worker lost before the commit; connection errors with the same code after the database was
 * killed; and `pg`'s errors without a code, if its pool has no connection or a statement no response.
 */
const awayMessages =
  /cannot access temporary or unlogged relations during recovery|failure on connection marked as essential|unexpected postmaster exit|timeout exceeded when trying to connect|Query read timeout|Connection (terminated|ended)|Client (has encountered a connection error|was closed)/;

/** Turns an error into a response. Unknown errors reveal nothing. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ReusedKey) return new HttpError(409, 'reusedKey');
  const code = errorCode(error);
  if (code !== undefined && fullCodes.has(code)) return new HttpError(507, 'storeFull');
  const isAway =
    (code !== undefined && awayCodes.test(code)) || (error instanceof Error && awayMessages.test(error.message));
  if (isAway) return new HttpError(503, 'storeAway', { headers: { 'Retry-After': '2' } });
  return new HttpError(500, 'failed');
}
