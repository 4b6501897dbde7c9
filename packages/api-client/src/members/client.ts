import { createClient, type Client, type ClientOptions } from '../client/createClient.js';
import { memberCalls } from './calls.js';
import type { memberEndpoints } from './endpoints.js';

export type MembersClient = Client<typeof memberEndpoints>;

/** Creates a client for accounts and hand-overs. Throws a `TypeError` if the host is invalid. */
export function createMembersClient(options: ClientOptions): MembersClient {
  return createClient<typeof memberEndpoints>({ ...options, table: memberCalls });
}
