import * as z from 'zod/mini';
import { calls, type Call } from './calls.js';
import { chatPartSchema, chatStreamPath } from './chatPart.js';
import { createDonationSchema } from './createDonation.js';
import { donationIdSchema } from './donationId.js';
import { organizationCalls } from './organization.js';
import { listQuerySchema, nearbyQuerySchema } from './listQuery.js';
import { placesQuerySchema } from './placesQuery.js';
import { responses, withResponses } from './responses.js';
import { historyQuerySchema, sendMessageSchema, sessionIdSchema } from './sendMessage.js';

type EndpointParts = Omit<Endpoint, keyof Call | 'status'> & Partial<Pick<Endpoint, 'status'>>;

/** Combines client calls with their server-side details. The status defaults to 200. */
export function describeCalls<
  Calls extends Record<string, Call>,
  const Parts extends Record<keyof Calls, EndpointParts>,
>(table: Calls, parts: Parts): { [Name in keyof Calls]: Calls[Name] & { status: number } & Parts[Name] } {
  const rows = Object.entries(table).map(([name, call]) => [name, { status: 200, ...call, ...parts[name] }]);
  return Object.fromEntries(rows);
}

/**
 * All endpoints of spec §7, shared by the server, the fake backend and the OpenAPI document. `params` are path
 * parameters, `query` is the query string and `body` is JSON.
 */
export const endpoints = describeCalls(withResponses(calls, responses), {
  listCategories: { summary: 'List categories, starting with "All Items"' },
  listDonations: { summary: 'List or search donations, newest first', query: listQuerySchema },
  listNearbyDonations: {
    summary: 'List donations near a position, nearest first, with distances in miles',
    query: nearbyQuerySchema,
  },
  getDonation: { summary: 'Get a donation', params: z.object({ id: donationIdSchema }) },
  createDonation: { summary: 'Create a donation', body: createDonationSchema, status: 201 },
  uploadPhoto: {
    summary: 'Upload a photo (JPEG, PNG or WebP, up to 10 MiB and 64 megapixels); removes its metadata',
    status: 201,
  },
  findPlaces: {
    summary: 'Find places by name prefix, or the city at a position. Data: GeoNames (CC BY 4.0)',
    query: placesQuerySchema,
  },
  getChatHistory: {
    summary: 'List the newest messages of a chat session, oldest first, with a Link to the previous page',
    params: z.object({ sessionId: sessionIdSchema }),
    query: historyQuerySchema,
  },
  deleteChat: { summary: 'Delete the messages of a chat session', params: z.object({ sessionId: sessionIdSchema }) },
  sendMessage: { summary: 'Send a message to the assistant', body: sendMessageSchema },
});

/** Public endpoints of organizations. */
export const organizationEndpoints = describeCalls(organizationCalls, {
  getOrganization: {
    summary: 'Get a confirmed organization with its open needs',
    params: z.object({ id: donationIdSchema }),
  },
});

export const chatStreamEndpoints = {
  streamMessage: {
    method: 'POST',
    path: chatStreamPath,
    summary: 'Send a message to the assistant and stream the reply as server-sent events',
    response: chatPartSchema,
    body: sendMessageSchema,
    status: 200,
    isStream: true,
  },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint extends Call {
  summary: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** Success status. */
  status: number;
  /** Whether the response is a stream of server-sent events, each with `response` as its data. */
  isStream?: boolean;
}

export type EndpointName = keyof typeof endpoints;
