import * as z from 'zod/mini';
import { createDonationSchema, makeCreateDonationSchema } from '../contract/createDonation.js';

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

/** Body of PATCH /api/donations/{id}. All fields are optional. */
export const updateDonationSchema = z.partial(z.object(fields));
export type UpdateDonation = z.infer<typeof updateDonationSchema>;

/** Creates the body schema for a server's own categories. */
export function makeUpdateDonationSchema(categories: readonly string[]) {
  return z.partial(z.object({ ...fields, category: makeCreateDonationSchema(categories).shape.category }));
}
