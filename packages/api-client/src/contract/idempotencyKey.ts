/** Key that identifies retries of a write. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,100}$/;
