import { searchText, type Donation } from '@clothesline/api-client/contract';
import { parseSizes, searchWords } from '../search/index.js';
import { sql, type Generated, type Selectable } from 'kysely';
import { placeKey } from './placeKey.js';
import type { PointsTable } from './tables.js';

export type NewDonation = Omit<Donation, 'id' | 'status' | 'distance' | 'areaMeters' | 'sizes'>;

const offeredStates: readonly string[] = ['available', 'promised'];

export const isOffered = (status: string): boolean => offeredStates.includes(status);

/** These have to be literals because the planner can't match parameters with partial indexes */
export const isOnOffer = sql<boolean>`status in (${sql.join(offeredStates.map((state) => sql.lit(state)))})`;

export interface DonationsTable {
  id: Generated<number>;
  title: string;
  description: string;
  category: string;
  images: string[];
  /** A description per image, possibly ''. Null if all of them are missing. */
  image_descriptions: string[] | null;
  quantity: number | null;
  user_id: number;
  point_id: number;
  location_name: string;
  place_key: string;
  status: Generated<string>;
  /** As sent by the donor's form (ISO 8601), so it may be wrong. */
  created_at: string;
  /** Server clock. */
  listed_at: Generated<Date>;
  renewed_at: Generated<Date | null>;
  /** When it last became available or was changed, according to the database's clock. */
  offered_at: Generated<Date>;
  /** When the hand-over's next automatic step is due. */
  next_due_at: Generated<Date | null>;
  sizes: Generated<string[] | null>;
  search_text: string;
  search_words: string;
  hidden_at: Generated<Date | null>;
  /** Given by a moderator. Null if it's hidden because the donor's account is. */
  hidden_for: Generated<string | null>;
  hidden_by_moderator: Generated<boolean | null>;
}

const columnTypes = {
  title: 'text',
  description: 'text',
  category: 'text',
  images: 'text[]',
  image_descriptions: 'text[]',
  quantity: 'int',
  user_id: 'int',
  location_name: 'text',
  place_key: 'text',
  created_at: 'text',
  sizes: 'text[]',
  search_text: 'text',
  search_words: 'text[]',
} as const satisfies Partial<Record<keyof DonationsTable, string>>;

type Column = keyof typeof columnTypes;

const searchColumns = ['place_key', 'search_text', 'search_words'] as const satisfies Column[];

type ShownColumn = Exclude<Column, (typeof searchColumns)[number]> | 'status';

const columns = Object.keys(columnTypes) as Column[];
const isShown = (column: Column): column is Exclude<Column, (typeof searchColumns)[number]> =>
  !(searchColumns as readonly Column[]).includes(column);

export const ownColumns: readonly ('donations.id' | ShownColumn)[] = [
  'donations.id',
  ...columns.filter(isShown),
  'status',
];

export const donationColumns = [...ownColumns, 'latitude', 'longitude'] as const;

export type DonationRow = Pick<Selectable<DonationsTable>, 'id' | ShownColumn> &
  Pick<Selectable<PointsTable>, 'latitude' | 'longitude'>;

/** For `json_to_recordset`. */
export const rowDefinition = sql.raw(columns.map((column) => `${column} ${columnTypes[column]}`).join(', '));

export const writtenColumns = sql.raw(columns.join(', '));
export const writtenValues = sql.raw(
  columns.map((column) => (column === 'search_words' ? 'array_to_tsvector(search_words)' : column)).join(', '),
);

export const returnedColumns = sql.raw(ownColumns.map((column) => column.replace('donations.', '')).join(', '));

/** Renames the point's ID, otherwise it would clash with the donation's `id` */
export const joinedPoints = sql`join points as place (place_id) on place_id = point_id`;

export function toDonation(row: DonationRow): Donation {
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
    ...(row.sizes && { sizes: row.sizes }),
  };
}

export function toRow(donation: NewDonation): Record<Column, unknown> {
  const sizes = parseSizes(donation);
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
    sizes: sizes.length > 0 ? sizes : null,
    search_text: searchText(donation),
    search_words: searchWords(donation),
  };
}
