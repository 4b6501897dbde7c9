import { codeOf } from '../config/startError.js';
import { ReusedKey } from '../store/errors.js';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';

/** Codes of a full disk: the system's own, and PostgreSQL's "disk full". */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Codes of a store that is away: refused or broken connections, PostgreSQL's classes 08 and 57P, a statement's timeout,
 * "too many connections", and a replica in place of the primary.
 */
const awayCodes = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\w{3}|57P\d\d|57014|53300|25006)$/;

/**
 * What a replica says of the table of limits; Citus, with the code of an unknown error, of a worker that is lost before the
 * commit; a connection, with the same code, whose database was killed; and `pg`, without a code, when its pool has no connection, or a statement no answer.
 */
const awayMessages =
  /cannot access temporary or unlogged relations during recovery|failure on connection marked as essential|unexpected postmaster exit|timeout exceeded when trying to connect|Query read timeout|Connection (terminated|ended)|Client (has encountered a connection error|was closed)/;

/** The refusal that a caller gets for what was thrown. Nothing of an unknown error is told. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ReusedKey) return new HttpError(409, messages.reusedKey);
  const code = codeOf(error);
  if (code !== undefined && fullCodes.has(code)) return new HttpError(507, messages.storeFull);
  const isAway =
    (code !== undefined && awayCodes.test(code)) || (error instanceof Error && awayMessages.test(error.message));
  if (isAway) return new HttpError(503, messages.storeAway, { headers: { 'Retry-After': '2' } });
  return new HttpError(500, messages.failed);
}
