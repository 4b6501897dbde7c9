/**
 * What the contract uses of `zod/mini`, in a tenth of its bytes: the build puts it in zod's place, and the tests of
 * api-client, its conformance suite among them, run on both.
 */
export * from './checks.js';
export * from './kinds.js';
export { parse, safeParse } from './schema.js';
