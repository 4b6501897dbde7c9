import * as z from 'zod/mini';
import { createDonationSchema, makeCreateDonationSchema } from '../contract/createDonation.js';

/** What stays as it was listed, the place, which changes as one, and all other fields, which can be changed. */
const {
  userId: _userId,
  distance: _distance,
  createdAt: _createdAt,
  latitude,
  longitude,
  locationName,
  ...editable
} = createDonationSchema.shape;
const fields = { ...editable, place: z.object({ latitude, longitude, locationName }) };

/** Body of PATCH /api/donations/{id}: any of these fields. */
export const updateDonationSchema = z.partial(z.object(fields));
export type UpdateDonation = z.infer<typeof updateDonationSchema>;

/** Makes the body's schema for a server with these categories. */
export function makeUpdateDonationSchema(categories: readonly string[]) {
  return z.partial(z.object({ ...fields, category: makeCreateDonationSchema(categories).shape.category }));
}
