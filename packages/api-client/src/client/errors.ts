import * as z from 'zod/mini';
import { errorSchema, type ErrorBody } from '../contract/error.js';

/**
 * A server refused: an answer outside 200-299. The message is the spec's, `{status}: {response text or status text}`
 * (§8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Exact text of the answer. */
  readonly body: string;
  /** Parsed answer, if it is the contract's error JSON. */
  readonly answer: ErrorBody | undefined;
  /** Seconds to wait before another try, if the server sends `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.retryAfter = readSeconds(headers.get('Retry-After'));
    this.answer = readErrorBody(body);
  }

  /** Issues of the input, one per field; empty if the server lists none. */
  get issues(): NonNullable<ErrorBody['issues']> {
    return this.answer?.issues ?? [];
  }
}

/** A success without the contract's JSON: empty, truncated, or another shape. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
}

/**
 * No answer of the server: offline, refused, cut off, too late, forbidden by CORS or a content security policy (`cause`
 * is the error of fetch), or a page in its place, as of a network with a sign-in page.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A list failed to load. The message is the spec's for the list (§8); `cause` is the reason. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** Returns the status of a refusal, also if it is the cause of another error; undefined if no server answered. */
export function errorStatus(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && error.cause !== undefined ? errorStatus(error.cause) : undefined;
}

/** Parses a number of seconds. Ignores HTTP's date form, which is not worth its code. */
function readSeconds(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function readErrorBody(body: string): ErrorBody | undefined {
  try {
    return z.safeParse(errorSchema, JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
