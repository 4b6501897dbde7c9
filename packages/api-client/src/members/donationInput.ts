import * as z from 'zod/mini';
import { createDonationSchema, makeCreateDonationSchema } from '../contract/createDonation.js';

/** Fixed fields, the place (changed as one), and editable fields. */
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

/** Body schema for a server's categories. */
export function makeUpdateDonationSchema(categories: readonly string[]) {
  return z.partial(z.object({ ...fields, category: makeCreateDonationSchema(categories).shape.category }));
}
