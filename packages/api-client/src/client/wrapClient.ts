import type { endpoints } from '../contract/endpoints.js';
import type { Client } from './createClient.js';
import type { EndpointTable, InputOf } from './types.js';

/** A call as its caller makes it: the name of its row in the table, and what it takes. */
export type ClientCall<Table extends EndpointTable = typeof endpoints> = {
  [Name in keyof Table & string]: { name: Name; input: InputOf<Table[Name]> | undefined };
}[keyof Table & string];

/**
 * A client whose calls go through a function of the page's own, which may tell, delay, refuse or repeat them.
 * @param around Gets each call and the function that makes it, whose answer it gives
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
