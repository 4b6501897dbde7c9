import type { Issue } from '@clothesline/api-client/contract';

export interface RefusalDetails {
  /** What is wrong with the input, field by field. */
  issues?: Issue[];
  /** Heads that go with the answer, as `Allow` with a 405. */
  headers?: Record<string, string>;
  /** What went wrong underneath; for the log alone. */
  cause?: unknown;
}

/** A 4xx or 5xx on its way to the caller; the message is a sentence for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly issues: Issue[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: RefusalStatus, message: string, { issues, headers = {}, cause }: RefusalDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.issues = issues;
    this.headers = headers;
  }
}

export type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 431 | 500 | 503 | 507;
