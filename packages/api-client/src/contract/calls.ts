import type * as z from 'zod/mini';
import { categoriesSchema } from './category.js';
import { chatDeletedSchema, chatHistorySchema, chatReplySchema } from './chat.js';
import { donationSchema, donationsSchema } from './donation.js';
import { placesSchema } from './findPlaces.js';
import { photoSchema } from './photoSchema.js';

/**
 * Client part of each call (spec §7); `endpoints` adds the rest. `response` is the JSON of a 2xx, `failure` the spec's
 * error text (§8).
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
  /** Invalid items of a list are dropped. */
  item?: z.core.$ZodType;
  /** Timeout in ms, if not standard. */
  timeout?: number;
  /** Whether an empty body, or any object with status 201, is a success: the spec shows no response (§7). */
  responseOptional?: boolean;
  /** Raw file body. */
  sendsFile?: boolean;
  failure?: string;
}
