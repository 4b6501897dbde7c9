import { createClient, type Client, type ClientOptions } from '../client/createClient.js';
import { memberCalls } from './calls.js';
import type { memberEndpoints } from './endpoints.js';

export type MembersClient = Client<typeof memberEndpoints>;

/** Throws a TypeError for an invalid host. */
export function createMembersClient(options: ClientOptions): MembersClient {
  return createClient<typeof memberEndpoints>({ ...options, table: memberCalls });
}
