import type { endpoints } from '../contract/endpoints.js';
import type { Client } from './createClient.js';
import type { EndpointTable, InputOf } from './types.js';

export type ClientCall<Table extends EndpointTable = typeof endpoints> = {
  [Name in keyof Table & string]: { name: Name; input: InputOf<Table[Name]> | undefined };
}[keyof Table & string];

/**
 * Wraps a client so that calls can be logged, delayed, rejected or retried.
 * @param around Receives each call and a function that sends it. Must return the response
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
