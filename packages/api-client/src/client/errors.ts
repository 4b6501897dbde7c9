import * as z from 'zod/mini';
import { errorSchema, type ErrorBody } from '../contract/error.js';

/** A server said no: an answer outside 200-299. The message is the spec's, `{status}: {response text or status text}` (§8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's text to the letter. */
  readonly body: string;
  /** What the answer says where it is the contract's error JSON. */
  readonly answer: ErrorBody | undefined;
  /** Seconds until it is worth trying again, where the server says so in `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.retryAfter = readSeconds(headers.get('Retry-After'));
    this.answer = readErrorBody(body);
  }

  /** What was wrong with the input, one entry a field; empty where the server does not say. */
  get issues(): NonNullable<ErrorBody['issues']> {
    return this.answer?.issues ?? [];
  }
}

/** A server said yes, but not in the words of the contract: no JSON, half of it, another shape. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
}

/**
 * No answer of the server: offline, refused, cut off, too late, forbidden by CORS or a content security policy (`cause` is what
 * fetch threw), or a page in its place, as of a network where one has to sign in.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A list could not be fetched. The message is the spec's for the list (§8); `cause` says why. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** The status of a refusal, also where it is the cause of another error; undefined where no server answered. */
export function errorStatus(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && error.cause !== undefined ? errorStatus(error.cause) : undefined;
}

/** A number of seconds; the date that HTTP allows too is not worth its code. */
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
