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

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.answer = readErrorBody(body);
  }

  /** What was wrong with the input, one entry a field; empty where the server does not say. */
  get issues(): NonNullable<ErrorBody['issues']> {
    return this.answer?.issues ?? [];
  }
}

/** A server said yes, but not in the words of the contract: HTML, half an answer, another shape. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** No answer at all: offline, refused, cut off, forbidden by CORS or a content security policy. `cause` is what fetch threw. */
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

function readErrorBody(body: string): ErrorBody | undefined {
  try {
    return z.safeParse(errorSchema, JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
