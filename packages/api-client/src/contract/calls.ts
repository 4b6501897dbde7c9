import type * as z from 'zod/mini';
import { categoriesSchema } from './category.js';
import { chatDeletedSchema, chatHistorySchema, chatReplySchema } from './chat.js';
import { donationSchema, donationsSchema } from './donation.js';
import { placesSchema } from './findPlaces.js';
import { photoSchema } from './photoSchema.js';

/**
 * The client half of every endpoint in spec §7. Server-only details are added in `endpoints`. `response` is the JSON of
 * a 2xx and `failure` the error text from §8.
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

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  response: z.core.$ZodType;
  paged?: boolean;
  /** Schema for a single list item. Items that don't match are dropped instead of failing the whole list. */
  item?: z.core.$ZodType;
  timeout?: number;
  /**
   * Whether an empty body also counts as success, or any object with status 201. The spec doesn't define a response for
   * these calls (§7).
   */
  responseOptional?: boolean;
  /** Whether the body is the raw file instead of JSON. */
  sendsFile?: boolean;
  failure?: string;
}
