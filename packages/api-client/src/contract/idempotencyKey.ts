/** The format of idempotency keys. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,100}$/;
