import type { Issue } from '@clothesline/api-client/contract';

export interface HttpErrorDetails {
  /** Faults of the input, field by field. */
  issues?: Issue[];
  /** Which refusal it is, for programs. */
  code?: string;
  /** Headers of the response, such as `Allow` with a 405. */
  headers?: Record<string, string>;
  /** The underlying error, for the log alone. */
  cause?: unknown;
}

/** A 4xx or 5xx on its way to the caller; the message is a sentence for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpErrorStatus;
  readonly issues: Issue[] | undefined;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;

  constructor(status: HttpErrorStatus, message: string, { issues, code, headers = {}, cause }: HttpErrorDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.issues = issues;
    this.code = code;
    this.headers = headers;
  }
}

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
