import type * as z from 'zod/mini';
import type { RequestStep } from '../hand-over/commands.js';
import type { memberEndpoints } from './endpoints.js';
import { timeSchema, type Time } from './fields.js';

type Sent<Name extends RequestStepName> = z.output<(typeof memberEndpoints)[Name]['body']>;

export type RequestStepName =
  | 'promise'
  | 'acceptOffer'
  | 'declineRequest'
  | 'cancelRequest'
  | 'markReceived'
  | 'markMissed'
  | 'objectToMissed';

/** Converts the body of each endpoint into a step. `read` parses a time and throws if it's invalid. */
export const requestSteps: {
  readonly [Name in RequestStepName]: (
    sent: Sent<Name>,
    read: (schema: typeof timeSchema, input: unknown) => Time,
  ) => RequestStep;
} = {
  promise: (sent) => ({ kind: 'promise', ...sent }),
  acceptOffer: (sent, read) => {
    const isNamed = sent.from !== undefined || sent.to !== undefined;
    return { kind: 'accept', place: sent.place, time: isNamed ? read(timeSchema, sent) : undefined };
  },
  declineRequest: ({ reason }) => ({ kind: 'decline', reason }),
  cancelRequest: ({ reason }) => ({ kind: 'cancel', reason }),
  markReceived: ({ code }) => ({ kind: 'receive', code }),
  markMissed: () => ({ kind: 'miss' }),
  objectToMissed: () => ({ kind: 'object' }),
};

/** Creates a handler for each request step. */
export function mapRequestSteps<Handler>(make: (name: RequestStepName) => Handler): Record<RequestStepName, Handler> {
  const names = Object.keys(requestSteps) as RequestStepName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<RequestStepName, Handler>;
}
