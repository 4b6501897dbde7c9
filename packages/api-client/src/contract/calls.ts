import type * as z from 'zod/mini';
import { categoriesSchema } from './category.js';
import { chatDeletedSchema, chatHistorySchema, chatReplySchema } from './chat.js';
import { donationSchema, donationsSchema } from './donation.js';
import { placesSchema } from './findPlaces.js';
import { photoSchema } from './photo.js';

/**
 * What a client has to know of each call (spec §7); `endpoints` adds what a server and its documents need.
 * `response` is the JSON of a 2xx, `failure` the text of a failed call where the spec has one (§8).
 */
export const calls = {
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    response: categoriesSchema,
    failure: 'Failed to fetch categories',
  },
  listDonations: {
    method: 'GET',
    path: '/api/donations',
    response: donationsSchema,
    item: donationSchema,
    paged: true,
    failure: 'Failed to fetch donations',
  },
  listNearbyDonations: {
    method: 'GET',
    path: '/api/donations/nearby',
    response: donationsSchema,
    item: donationSchema,
    failure: 'Failed to fetch nearby donations',
  },
  getDonation: {
    method: 'GET',
    path: '/api/donations/{id}',
    response: donationSchema,
  },
  createDonation: {
    method: 'POST',
    path: '/api/donations',
    response: donationSchema,
    timeout: 60_000,
    responseOptional: true,
  },
  uploadPhoto: {
    method: 'POST',
    path: '/api/photos',
    response: photoSchema,
    timeout: 120_000,
    sendsFile: true,
  },
  findPlaces: {
    method: 'GET',
    path: '/api/places',
    response: placesSchema,
  },
  getChatHistory: {
    method: 'GET',
    path: '/api/chat/{sessionId}',
    response: chatHistorySchema,
  },
  deleteChat: {
    method: 'DELETE',
    path: '/api/chat/{sessionId}',
    response: chatDeletedSchema,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat',
    response: chatReplySchema,
  },
} as const satisfies Record<string, Call>;

/** One row of the client's table. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  response: z.core.$ZodType;
  /** Whether the response's headers tell of more pages. */
  paged?: boolean;
  /** Of a list whose bad items are left out. */
  item?: z.core.$ZodType;
  /** How long it may take, in ms, where that is not the client's standard. */
  timeout?: number;
  /** Whether nothing is success too, and any object of a 201: the spec shows no response for the call (§7). Our servers send `response`. */
  responseOptional?: boolean;
  /** Whether the body is a file as it is. */
  sendsFile?: boolean;
  failure?: string;
}
