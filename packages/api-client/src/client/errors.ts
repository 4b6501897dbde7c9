import * as z from 'zod/mini';
import { errorSchema, type ErrorBody } from '../contract/error.js';

/** Response outside 200–299. The message follows the spec: `{status}: {response text or status text}` (§8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Response text. */
  readonly body: string;
  readonly answer: ErrorBody | undefined;
  /** Seconds from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.retryAfter = readSeconds(headers.get('Retry-After'));
    this.answer = readErrorBody(body);
  }

  /** Input issues by field; may be empty. */
  get issues(): NonNullable<ErrorBody['issues']> {
    return this.answer?.issues ?? [];
  }
}

/** Success with an invalid body: empty, truncated, or of another shape. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
}

/**
 * No response: offline, refused, timed out, or blocked by CORS or a content security policy (`cause` is fetch's error);
 * or a captive portal.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A list failed to load. The message is the spec's (§8); `cause` is the reason. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** Status of a refusal, also if it is wrapped; undefined without a response. */
export function errorStatus(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && error.cause !== undefined ? errorStatus(error.cause) : undefined;
}

/** Ignores the date form of `Retry-After`. */
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
