import * as z from 'zod/mini';
import { categoriesSchema } from './category.js';
import { chatHistorySchema, chatReplySchema, sendMessageSchema, sessionIdSchema } from './chat.js';
import { createDonationSchema } from './createDonation.js';
import { donationSchema, donationsSchema } from './donation.js';
import { donationIdSchema } from './donationId.js';
import { placesQuerySchema, placesSchema } from './findPlaces.js';
import { listQuerySchema, nearbyQuerySchema } from './list.js';

/**
 * The table of calls (spec §7). The server, the client, the fake backend and the OpenAPI document all read it.
 * `params` are the `{…}` of the path, `query` the part behind `?`, `body` the JSON sent, `answer` the JSON of a 2xx.
 * `failure` is the text of a failed call where the spec has one (§8).
 */
export const endpoints = {
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    summary: 'The categories, "All Items" first',
    status: 200,
    answer: categoriesSchema,
    failure: 'Failed to fetch categories',
  },
  listDonations: {
    method: 'GET',
    path: '/api/donations',
    summary: 'Donations, newest first, a page at a time',
    query: listQuerySchema,
    status: 200,
    answer: donationsSchema,
    paged: true,
    failure: 'Failed to fetch donations',
  },
  listNearbyDonations: {
    method: 'GET',
    path: '/api/donations/nearby',
    summary: 'Donations around a position, nearest first, each with its distance in miles',
    query: nearbyQuerySchema,
    status: 200,
    answer: donationsSchema,
    failure: 'Failed to fetch nearby donations',
  },
  getDonation: {
    method: 'GET',
    path: '/api/donations/{id}',
    summary: 'One donation',
    params: z.object({ id: donationIdSchema }),
    status: 200,
    answer: donationSchema,
  },
  createDonation: {
    method: 'POST',
    path: '/api/donations',
    summary: 'List a donation',
    body: createDonationSchema,
    status: 201,
    answer: donationSchema,
    answerOptional: true,
  },
  findPlaces: {
    method: 'GET',
    path: '/api/places',
    summary: 'Places by how their name begins, or the city at a position. Names: GeoNames (CC BY 4.0)',
    query: placesQuerySchema,
    status: 200,
    answer: placesSchema,
  },
  getChatHistory: {
    method: 'GET',
    path: '/api/chat/{sessionId}',
    summary: 'What was said in a chat session, oldest first',
    params: z.object({ sessionId: sessionIdSchema }),
    status: 200,
    answer: chatHistorySchema,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat',
    summary: 'Say something to the assistant',
    body: sendMessageSchema,
    status: 200,
    answer: chatReplySchema,
  },
} as const satisfies Record<string, Endpoint>;

/** One row of the table of calls. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  status: number;
  answer: z.core.$ZodType;
  /** Whether the answer's heads tell of more pages. */
  paged?: boolean;
  /** Whether any JSON, or nothing, is success too: the spec shows no answer for the call (§7). Our servers send `answer`. */
  answerOptional?: boolean;
  failure?: string;
}

export type EndpointName = keyof typeof endpoints;
