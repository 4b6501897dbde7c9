import type { ErrorBody } from '../contract/error.js';
import { parseJson } from '../safeStorage.js';

/**
 * The server responded with a status outside of 200–299. The message has the format from the spec (§8): `{status}:
 * {response text or status text}`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Response text. */
  readonly body: string;
  readonly answer: ErrorBody | undefined;
  /** The value of the `Retry-After` header in seconds. */
  readonly retryAfter: number | undefined;

  constructor({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.retryAfter = readSeconds(headers.get('Retry-After'));
    this.answer = readErrorBody(body);
  }

  /** Validation issues by field. Empty if the response didn't include any. */
  get issues(): NonNullable<ErrorBody['issues']> {
    return this.answer?.issues ?? [];
  }
}

/** The call succeeded but the body is invalid: it's empty, truncated, or has an unexpected shape. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
}

/**
 * Thrown if there was no response: the client is offline, the connection was refused, the call timed out, or it was
 * blocked by CORS or a CSP (`cause` is the error from `fetch`). Also thrown if a captive portal responded.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Thrown if a list failed to load. The message is taken from the spec (§8), and `cause` contains the reason. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** Returns the HTTP status of a failed call, even if the error was wrapped. `undefined` if there was no response. */
export function errorStatus(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && error.cause !== undefined ? errorStatus(error.cause) : undefined;
}

/** Only supports seconds. The header may also contain a date, but dates are ignored. */
function readSeconds(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Equivalent to `errorSchema`, without loading zod. */
function readErrorBody(body: string): ErrorBody | undefined {
  const answer = parseJson(body);
  if (!isCoded(answer)) return undefined;
  const { issues } = answer;
  if (issues === undefined) return answer as ErrorBody;
  return Array.isArray(issues) && issues.every((one) => isCoded(one) && typeof one.path === 'string')
    ? (answer as ErrorBody)
    : undefined;
}

function isCoded(value: unknown): value is Record<string, unknown> {
  return (
    isObject(value) &&
    typeof value.message === 'string' &&
    (value.code === undefined || typeof value.code === 'string') &&
    (value.values === undefined || isObject(value.values))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
