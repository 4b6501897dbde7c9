import * as z from 'zod/mini';
import { calls, type Call } from './calls.js';
import { chatPartSchema, chatStreamPath } from './chatPart.js';
import { createDonationSchema } from './createDonation.js';
import { donationIdSchema } from './donationId.js';
import { listQuerySchema, nearbyQuerySchema } from './listQuery.js';
import { placesQuerySchema } from './placesQuery.js';
import { historyQuerySchema, sendMessageSchema, sessionIdSchema } from './sendMessage.js';

/**
 * Table of calls (spec §7). The server, the fake backend and the OpenAPI document read it; the client's own part of it
 * is `calls`. `params` are the `{…}` of the path, `query` the part behind `?`, `body` the JSON sent.
 */
export const endpoints = {
  listCategories: {
    ...calls.listCategories,
    summary: 'The categories, "All Items" first',
    status: 200,
  },
  listDonations: {
    ...calls.listDonations,
    summary: 'Donations, newest first, a page at a time',
    query: listQuerySchema,
    status: 200,
  },
  listNearbyDonations: {
    ...calls.listNearbyDonations,
    summary: 'Donations around a position, nearest first, each with its distance in miles',
    query: nearbyQuerySchema,
    status: 200,
  },
  getDonation: {
    ...calls.getDonation,
    summary: 'One donation',
    params: z.object({ id: donationIdSchema }),
    status: 200,
  },
  createDonation: {
    ...calls.createDonation,
    summary: 'List a donation',
    body: createDonationSchema,
    status: 201,
  },
  uploadPhoto: {
    ...calls.uploadPhoto,
    summary: 'Store a photo: JPEG, PNG or WebP, at most 10 MiB and 64 megapixels. Its metadata is removed',
    status: 201,
  },
  findPlaces: {
    ...calls.findPlaces,
    summary: 'Places by how their name begins, or the city at a position. Names: GeoNames (CC BY 4.0)',
    query: placesQuerySchema,
    status: 200,
  },
  getChatHistory: {
    ...calls.getChatHistory,
    summary: 'What was said in a chat session, oldest first; of a long one the newest, with a Link to those before',
    params: z.object({ sessionId: sessionIdSchema }),
    query: historyQuerySchema,
    status: 200,
  },
  deleteChat: {
    ...calls.deleteChat,
    summary: 'Delete what was said in a chat session',
    params: z.object({ sessionId: sessionIdSchema }),
    status: 200,
  },
  sendMessage: {
    ...calls.sendMessage,
    summary: 'Say something to the assistant',
    body: sendMessageSchema,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;

/** Call whose answer is streamed: a server that lacks it answers POST /api/chat alone. */
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

/** One row of the table of calls. */
export interface Endpoint extends Call {
  summary: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** Status of a success. */
  status: number;
  /** Whether the response is a stream of server-sent events, each with a `response` as its data. */
  isStream?: boolean;
}

export type EndpointName = keyof typeof endpoints;
