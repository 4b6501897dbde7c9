import * as z from 'zod/mini';
import type { calls, ResponseSchemas } from './calls.js';
import { chatDeletedSchema, chatHistorySchema, chatReplySchema } from './chatSchema.js';
import { donationSchema, donationsSchema } from './donationSchema.js';
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
