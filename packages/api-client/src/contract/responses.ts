import * as z from 'zod/mini';
import type { calls, ResponseSchemas, Route } from './calls.js';
import { chatDeletedSchema, chatHistorySchema, chatReplySchema } from './chatSchema.js';
import { donationSchema, donationsSchema } from './donationSchema.js';
import type { listingCalls } from './listing.js';
import { photoSchema } from './photoSchema.js';
import { placesSchema } from './place.js';

export const categoriesSchema = z.array(z.string());

/** Schemas of the responses of `calls`. */
export const responses = {
  listCategories: { response: categoriesSchema },
  listDonations: { response: donationsSchema, item: donationSchema },
  listNearbyDonations: { response: donationsSchema, item: donationSchema },
  getDonation: { response: donationSchema },
  createDonation: { response: donationSchema },
  uploadPhoto: { response: photoSchema },
  findPlaces: { response: placesSchema },
  getChatHistory: { response: chatHistorySchema },
  deleteChat: { response: chatDeletedSchema },
  sendMessage: { response: chatReplySchema },
} as const satisfies Record<keyof typeof calls, ResponseSchemas>;

/** Schemas of the responses of `listingCalls`. */
export const listingResponses = {
  sendListingCode: { response: z.object({}) },
  createListingToken: {
    response: z.object({
      token: z.string(),
      /** ISO 8601 date, an hour after the token was issued. */
      expiresAt: z.string(),
    }),
  },
} as const satisfies Record<keyof typeof listingCalls, ResponseSchemas>;

type Calls<Routes, Schemas extends Record<keyof Routes, ResponseSchemas>> = {
  [Name in keyof Routes]: Routes[Name] & Schemas[Name];
};

export function withResponses<
  Routes extends Record<string, Route>,
  Schemas extends Record<keyof Routes, ResponseSchemas>,
>(routes: Routes, schemas: Schemas): Calls<Routes, Schemas> {
  const rows = Object.entries(routes).map(([name, route]) => [name, { ...route, ...schemas[name] }]);
  return Object.fromEntries(rows) as Calls<Routes, Schemas>;
}
