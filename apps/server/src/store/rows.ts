import { LRUCache } from 'lru-cache';
import { searchText, type Donation } from '@clothesline/api-client/contract';
import { parseSizes, searchWords } from '@clothesline/api-client/search';
import type { Selectable } from 'kysely';
import { placeKey } from './placeKey.js';
import type { NewDonation } from './store.js';
import type { DonationsTable, PointsTable } from './tables.js';

/** The columns of a donation's answer that are its own. */
export const ownColumns = [
  'donations.id',
  'title',
  'description',
  'category',
  'images',
  'image_descriptions',
  'quantity',
  'user_id',
  'location_name',
  'status',
  'created_at',
] as const;

/** The same, with its point's. */
export const donationColumns = [...ownColumns, 'latitude', 'longitude'] as const;

export type DonationRow = Pick<
  Selectable<DonationsTable>,
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'images'
  | 'image_descriptions'
  | 'quantity'
  | 'user_id'
  | 'location_name'
  | 'status'
  | 'created_at'
> &
  Pick<Selectable<PointsTable>, 'latitude' | 'longitude'>;

/** Sizes of texts that were read lately: reading takes longer than the row. About 2 MB. */
const lately = new LRUCache<string, string[]>({ max: 5000 });

function readSizes({ title, description }: Pick<DonationRow, 'title' | 'description'>): string[] {
  const key = `${title}\n${description}`;
  const known = lately.get(key);
  if (known) return known;
  const sizes = parseSizes({ title, description });
  lately.set(key, sizes);
  return sizes;
}

export function toDonation(row: DonationRow): Donation {
  const sizes = readSizes(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    images: row.images,
    ...(row.image_descriptions && { imageDescriptions: row.image_descriptions }),
    ...(row.quantity !== null && { quantity: row.quantity }),
    userId: row.user_id,
    latitude: row.latitude,
    longitude: row.longitude,
    locationName: row.location_name,
    status: row.status,
    createdAt: row.created_at,
    ...(sizes.length > 0 && { sizes }),
  };
}

/** A new donation's own columns: all but its point. */
export function toRow(donation: NewDonation) {
  return {
    title: donation.title,
    description: donation.description,
    category: donation.category,
    images: donation.images,
    image_descriptions: donation.imageDescriptions ?? null,
    quantity: donation.quantity ?? null,
    user_id: donation.userId,
    location_name: donation.locationName,
    place_key: placeKey(donation.locationName),
    created_at: donation.createdAt,
    search_text: searchText(donation),
    search_words: searchWords(donation),
  };
}
