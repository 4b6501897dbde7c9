import type * as z from 'zod/mini';
import { categoriesSchema } from './category.js';
import { chatDeletedSchema, chatHistorySchema, chatReplySchema } from './chat.js';
import { donationSchema, donationsSchema } from './donation.js';
import { placesSchema } from './findPlaces.js';
import { photoSchema } from './photo.js';

/**
 * What a client has to know of each call (spec §7); `endpoints` adds what a server and its documents need.
 * `answer` is the JSON of a 2xx, `failure` the text of a failed call where the spec has one (§8).
 */
export const calls = {
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    answer: categoriesSchema,
    failure: 'Failed to fetch categories',
  },
  listDonations: {
    method: 'GET',
    path: '/api/donations',
    answer: donationsSchema,
    item: donationSchema,
    paged: true,
    failure: 'Failed to fetch donations',
  },
  listNearbyDonations: {
    method: 'GET',
    path: '/api/donations/nearby',
    answer: donationsSchema,
    item: donationSchema,
    failure: 'Failed to fetch nearby donations',
  },
  getDonation: {
    method: 'GET',
    path: '/api/donations/{id}',
    answer: donationSchema,
  },
  createDonation: {
    method: 'POST',
    path: '/api/donations',
    answer: donationSchema,
    timeout: 60_000,
    answerOptional: true,
  },
  uploadPhoto: {
    method: 'POST',
    path: '/api/photos',
    answer: photoSchema,
    timeout: 120_000,
    sendsFile: true,
  },
  findPlaces: {
    method: 'GET',
    path: '/api/places',
    answer: placesSchema,
  },
  getChatHistory: {
    method: 'GET',
    path: '/api/chat/{sessionId}',
    answer: chatHistorySchema,
  },
  deleteChat: {
    method: 'DELETE',
    path: '/api/chat/{sessionId}',
    answer: chatDeletedSchema,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat',
    answer: chatReplySchema,
  },
} as const satisfies Record<string, Call>;

/** One row of the client's table. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  answer: z.core.$ZodType;
  /** Whether the response's headers tell of more pages. */
  paged?: boolean;
  /** Of a list whose bad items are left out. */
  item?: z.core.$ZodType;
  /** How long it may take, in ms, where that is not the client's standard. */
  timeout?: number;
  /** Whether nothing is success too, and any object of a 201: the spec shows no answer for the call (§7). Our servers send `answer`. */
  answerOptional?: boolean;
  /** Whether the body is a file as it is. */
  sendsFile?: boolean;
  failure?: string;
}
