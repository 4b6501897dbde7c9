import type { Generated } from 'kysely';

/** A point on the map. Many donations share one: the default position, a grid cell. */
export interface PointsTable {
  id: Generated<number>;
  latitude: number;
  longitude: number;
}

export interface DonationsTable {
  id: Generated<number>;
  title: string;
  description: string;
  category: string;
  images: string[];
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
  /** The contract's `searchText` of the donation. */
  search_text: string;
}

export interface MessagesTable {
  id: Generated<number>;
  session_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** As the chat sent it, ISO 8601. */
  sent_at: string;
}

/** What the store knows about itself. */
export interface FactsTable {
  name: string;
  value: string;
}

export interface Tables {
  points: PointsTable;
  donations: DonationsTable;
  messages: MessagesTable;
  facts: FactsTable;
}
