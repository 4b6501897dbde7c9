import { searchText, type Donation } from '@clothesline/api-client/contract';
import { parseSizes, searchWords } from '../search/index.js';
import { sql, type Generated, type Selectable } from 'kysely';
import { placeKey } from './placeKey.js';
import type { PointsTable } from './tables.js';

/** A validated donation to list, without the fields that the database sets. */
export type NewDonation = Omit<Donation, 'id' | 'status' | 'distance' | 'areaMeters' | 'sizes'>;

/** States that lists, searches, and counts include. */
const offeredStates: readonly string[] = ['available', 'promised'];

/** Whether a donation of a state can still be had, or may become so again. */
export const isOffered = (status: string): boolean => offeredStates.includes(status);

/** The same as a condition, as the indexes have it: a parameter would hide it from the planner. */
export const isOnOffer = sql<boolean>`status in (${sql.join(offeredStates.map((state) => sql.lit(state)))})`;

/* A new field of donations is a column here, and a migration. */

export interface DonationsTable {
  id: Generated<number>;
  title: string;
  description: string;
  category: string;
  images: string[];
  /** Description of each image, or ''; null if no image has one. */
  image_descriptions: string[] | null;
  /** Number of pieces; null if unknown. */
  quantity: number | null;
  user_id: number;
  point_id: number;
  location_name: string;
  /** The location's first part, as `placeKey` writes it. */
  place_key: string;
  status: Generated<string>;
  /** As the donor's form sent it, ISO 8601. */
  created_at: string;
  /** The server's own clock. */
  listed_at: Generated<Date>;
  /** When its donor offered it for another while. */
  renewed_at: Generated<Date | null>;
  /** When it was listed, restored, changed, renewed or available again, by the clock of the database. */
  offered_at: Generated<Date>;
  /** When time may bring about something in its hand-over; null for never. */
  next_due_at: Generated<Date | null>;
  /** Sizes in its texts, found by `parseSizes`; null for none. */
  sizes: Generated<string[] | null>;
  /** The contract's `searchText` of the donation. */
  search_text: string;
  /** The `searchWords` of the donation, a tsvector. */
  search_words: string;
  /** Since when only its donor and moderators see it. `status` is restored afterwards. */
  hidden_at: Generated<Date | null>;
  /** Why a moderator hid it; null if the account of its donor is out of sight. */
  hidden_for: Generated<string | null>;
  hidden_by_moderator: Generated<boolean | null>;
}

/** The columns that a donation's own fields fill, with their types. Insert, update and select derive from them. */
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

/** Columns that only searches read. */
const searchColumns = ['place_key', 'search_text', 'search_words'] as const satisfies Column[];

type ShownColumn = Exclude<Column, (typeof searchColumns)[number]> | 'status';

const columns = Object.keys(columnTypes) as Column[];
const isShown = (column: Column): column is Exclude<Column, (typeof searchColumns)[number]> =>
  !(searchColumns as readonly Column[]).includes(column);

/** The columns of a donation's answer that are its own. */
export const ownColumns: readonly ('donations.id' | ShownColumn)[] = [
  'donations.id',
  ...columns.filter(isShown),
  'status',
];

/** The same, with its point's. */
export const donationColumns = [...ownColumns, 'latitude', 'longitude'] as const;

export type DonationRow = Pick<Selectable<DonationsTable>, 'id' | ShownColumn> &
  Pick<Selectable<PointsTable>, 'latitude' | 'longitude'>;

/** Definitions of a row's columns, for `json_to_recordset`. */
export const rowDefinition = sql.raw(columns.map((column) => `${column} ${columnTypes[column]}`).join(', '));

/** The columns that a statement writes, and their values in a row of `sent`. */
export const writtenColumns = sql.raw(columns.join(', '));
export const writtenValues = sql.raw(
  columns.map((column) => (column === 'search_words' ? 'array_to_tsvector(search_words)' : column)).join(', '),
);

/** The columns of an answer that a statement returns. */
export const returnedColumns = sql.raw(ownColumns.map((column) => column.replace('donations.', '')).join(', '));

/** Joins the points of donations to `returnedColumns`; `id` remains the donation's. */
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

/** A new donation's own columns: all but its point. */
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
