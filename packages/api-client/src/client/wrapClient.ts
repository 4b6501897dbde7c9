import type { endpoints } from '../contract/endpoints.js';
import type { Client } from './createClient.js';
import type { EndpointTable, InputOf } from './types.js';

export type ClientCall<Table extends EndpointTable = typeof endpoints> = {
  [Name in keyof Table & string]: { name: Name; input: InputOf<Table[Name]> | undefined };
}[keyof Table & string];

/**
 * Wraps a client in a function that may report, delay, refuse or repeat calls.
 * @param around Gets each call and the function that makes it; returns its response
 */
export function wrapClient<Table extends EndpointTable = typeof endpoints>(
  client: Client<Table>,
  around: <Answer>(call: ClientCall<Table>, send: () => Promise<Answer>) => Promise<Answer>,
): Client<Table> {
  return {
    ...client,
    request: (name, ...input) => around({ name, input: input[0] }, () => client.request(name, ...input)),
  };
}
