import * as z from 'zod/mini';
import { calls, type Call } from './calls.js';
import { chatPartSchema, chatStreamPath } from './chatPart.js';
import { createDonationSchema } from './createDonation.js';
import { donationIdSchema } from './donationId.js';
import { organizationCalls } from './organization.js';
import { listQuerySchema, nearbyQuerySchema } from './listQuery.js';
import { placesQuerySchema } from './placesQuery.js';
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
export const endpoints = describeCalls(calls, {
  listCategories: { summary: 'The categories, "All Items" first' },
  listDonations: { summary: 'Donations, newest first, a page at a time', query: listQuerySchema },
  listNearbyDonations: {
    summary: 'Donations around a position, nearest first, each with its distance in miles',
    query: nearbyQuerySchema,
  },
  getDonation: { summary: 'One donation', params: z.object({ id: donationIdSchema }) },
  createDonation: { summary: 'List a donation', body: createDonationSchema, status: 201 },
  uploadPhoto: {
    summary: 'Store a photo: JPEG, PNG or WebP, at most 10 MiB and 64 megapixels. Its metadata is removed',
    status: 201,
  },
  findPlaces: {
    summary: 'Places by how their name begins, or the city at a position. Names: GeoNames (CC BY 4.0)',
    query: placesQuerySchema,
  },
  getChatHistory: {
    summary: 'What was said in a chat session, oldest first; of a long one the newest, with a Link to those before',
    params: z.object({ sessionId: sessionIdSchema }),
    query: historyQuerySchema,
  },
  deleteChat: { summary: 'Delete what was said in a chat session', params: z.object({ sessionId: sessionIdSchema }) },
  sendMessage: { summary: 'Say something to the assistant', body: sendMessageSchema },
});

/** Calls of organizations that everyone can make. */
export const organizationEndpoints = describeCalls(organizationCalls, {
  getOrganization: {
    summary: 'A confirmed organization with its open needs',
    params: z.object({ id: donationIdSchema }),
  },
});

export const chatStreamEndpoints = {
  streamMessage: {
    method: 'POST',
    path: chatStreamPath,
    summary: 'Say something to the assistant, whose answer comes part by part as server-sent events',
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
