import { errorCode } from '../config/startError.js';
import { ReusedKey } from '../store/errors.js';
import { HttpError } from '../http/httpError.js';

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Errors that indicate an unavailable store: network errors, the PostgreSQL classes 08 and 57P, statement timeouts, too
 * many connections, and a replica in place of the primary.
 */
const awayCodes = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\w{3}|57P\d\d|57014|53300|25006)$/;

/**
 * Some errors can only be recognized by their message: replicas that can't count limits, Citus after losing a worker,
 * killed databases, and codeless `pg` errors.
 */
const awayMessages =
  /cannot access temporary or unlogged relations during recovery|failure on connection marked as essential|unexpected postmaster exit|timeout exceeded when trying to connect|Query read timeout|Connection (terminated|ended)|Client (has encountered a connection error|was closed)/;

/** Unknown errors must not reveal any details. */
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
