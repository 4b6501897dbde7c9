import * as z from 'zod/mini';
import { defaultStatus } from './donation.js';
import { latitude, longitude } from './place.js';

/** A donation as returned by the API. Image URLs aren't validated, so check them with `isHttpUrl` before use. */
export const donationSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  /** Alt text per image, or '' for images without alt text. Omitted if all of them are missing. */
  imageDescriptions: z.optional(z.array(z.string())),
  /** The number of pieces in this donation. */
  quantity: z.optional(z.int()),
  userId: z.int(),
  /** Missing if the donor hasn't set a name. The UI then shows e.g. "User #12". */
  donorName: z.optional(z.string()),
  latitude,
  longitude,
  locationName: z.string(),
  /** Side length of the grid cell in meters. Missing for exact positions. */
  areaMeters: z.nullish(z.number()),
  /** Distance in miles from the position in the query. */
  distance: z.nullish(z.number()),
  status: z._default(z.string(), defaultStatus),
  createdAt: z.string(),
  /** Sizes found in the title and description, such as "XL", "4T", "3-5y", "EU 38" or "W32 L30". */
  sizes: z.optional(z.array(z.string())),
});
export type Donation = z.infer<typeof donationSchema>;

export const donationsSchema = z.array(donationSchema);
