/** Pattern of an `Idempotency-Key`: the caller's own name for a write, by which a server recognizes a second try. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,100}$/;
