import type { Coded, ErrorBody, Issue, ValuesOf } from '@clothesline/api-client/contract';
import { errorText, type ErrorCode, type errorTexts } from '@clothesline/api-client/members';

export type PlainErrorCode = {
  [Code in ErrorCode]: ValuesOf<(typeof errorTexts)[Code]> extends [] ? Code : never;
}[ErrorCode];

export interface HttpErrorDetails {
  issues?: Issue[] | undefined;
  headers?: Record<string, string>;
  cause?: unknown;
}

export const toText = (text: PlainErrorCode | Coded): Coded => (typeof text === 'string' ? errorText(text) : text);

/** A 4xx or 5xx response. Pass an error code, or use `errorText` if the message takes values. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpErrorStatus;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: HttpErrorStatus,
    text: PlainErrorCode | Coded,
    { issues, headers = {}, cause }: HttpErrorDetails = {},
  ) {
    const coded = toText(text);
    super(coded.message, { cause });
    this.status = status;
    this.body = { ...coded, issues };
    this.headers = headers;
  }
}

export const wrongField = (status: HttpErrorStatus, path: string, code: PlainErrorCode): HttpError =>
  new HttpError(status, code, { issues: [{ path, ...toText(code) }] });

export type HttpErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 415
  | 422
  | 429
  | 431
  | 500
  | 502
  | 503
  | 507;
