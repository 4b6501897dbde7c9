/** The format of the key that lets a server recognize a retried write. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,100}$/;
