import { expect, it } from 'vitest';
import { toHttpError } from './toHttpError.js';

/** Error codes and messages of `pg`. */
const away: readonly (readonly [string | undefined, string])[] = [
  ['ECONNREFUSED', 'connect ECONNREFUSED'],
  ['57P01', 'terminating connection due to administrator command'],
  ['XX000', 'terminating connection due to unexpected postmaster exit'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  [undefined, 'timeout exceeded when trying to connect'],
  // Citus with a lost worker.
  ['08006', 'connection to the remote node postgres@127.0.0.1:5433 failed'],
  ['XX000', 'failure on connection marked as essential: 127.0.0.1:5433'],
];

it.each(away)('An unavailable database (%s, %s) causes a 503', (code, message) => {
  expect(toHttpError(Object.assign(new Error(message), { code }))).toMatchObject({ status: 503 });
});

it('Any other error causes a 500 without details', () => {
  const error = toHttpError(Object.assign(new Error('a secret of the inside'), { code: 'XX000' }));
  expect(error.status).toBe(500);
  expect(error.message).not.toContain('secret');
});
