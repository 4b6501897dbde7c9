import type * as z from 'zod/mini';

/**
 * The client half of every endpoint in spec §7. Schemas are in `responses`, and server-only
 * details in `endpoints`, so that pages don't load them. `failure` is the error text from §8.
 */
export const calls = {
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    failure: 'Failed to fetch categories',
  },
  listDonations: {
    method: 'GET',
    path: '/api/donations',
    paged: true,
    failure: 'Failed to fetch donations',
  },
  listNearbyDonations: {
    method: 'GET',
    path: '/api/donations/nearby',
    failure: 'Failed to fetch nearby donations',
  },
  getDonation: {
    method: 'GET',
    path: '/api/donations/{id}',
  },
  createDonation: {
    method: 'POST',
    path: '/api/donations',
    timeout: 60_000,
    responseOptional: true,
  },
  uploadPhoto: {
    method: 'POST',
    path: '/api/photos',
    timeout: 120_000,
    sendsFile: true,
  },
  findPlaces: {
    method: 'GET',
    path: '/api/places',
  },
  getChatHistory: {
    method: 'GET',
    path: '/api/chat/{sessionId}',
  },
  deleteChat: {
    method: 'DELETE',
    path: '/api/chat/{sessionId}',
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat',
  },
} as const satisfies Record<string, Route>;

/** A call without its schemas. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  paged?: boolean;
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

export interface ResponseSchemas {
  /** JSON of a 2xx response. */
  response: z.core.$ZodType;
  /** Schema for a single list item. Items that don't match are dropped instead of failing the whole list. */
  item?: z.core.$ZodType;
}

export interface Call extends Route, ResponseSchemas {}
