/** What an `Idempotency-Key` is: the caller's own name for a write, by which a second try is known. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,100}$/;
