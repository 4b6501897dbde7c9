import type { ChatMessage, Donation, Position, StoredMessage } from '@clothesline/api-client/contract';

/** A donation to be listed: checked, and without what the store gives. */
export type NewDonation = Omit<Donation, 'id' | 'status' | 'distance' | 'areaMeters'>;

export interface ListFilter {
  /** One of the known categories; every category where it is missing. */
  category?: string;
  /** Words to be found as the contract's `matchesSearch` finds them; none where it is missing. */
  search?: string;
}

export interface ListQuery extends ListFilter {
  limit: number;
  /** Only donations listed before the one with this id. */
  before?: number;
}

export interface DonationPage {
  /** Newest listing first, without distance. */
  donations: Donation[];
  /** How many match in all. */
  total: number;
  hasMore: boolean;
}

export interface NearbyQuery {
  position: Position;
  category?: string;
  limit: number;
}

/** Something looked for. One of its words or categories is enough. */
export interface SearchTerm {
  /** Words, as they begin, in lower case. */
  words: readonly string[];
  categories: readonly string[];
}

/** What the assistant looks for. Everything given must hold. */
export interface FindQuery {
  terms?: readonly SearchTerm[];
  /** How a part of the location's name begins, in lower case. */
  place?: string;
  /** Miles around a position. */
  around?: { position: Position; miles: number };
  limit: number;
}

/** A place that donations are at. */
export interface Place {
  /** Its name as `placeKey` writes it. */
  key: string;
  /** As a donation there writes it. */
  name: string;
  /** The middle of its newest donations. */
  position: Position;
}

/** What the server remembers. Every promise of a write resolves when the write has reached the disk. */
export interface Store {
  listDonations(query: ListQuery): Promise<DonationPage>;
  /** Nearest first, newest first among those at one point; each with its distance in miles. */
  nearbyDonations(query: NearbyQuery): Promise<Donation[]>;
  /** Newest listing first, without distance. */
  findDonations(query: FindQuery): Promise<Donation[]>;
  /** For each name the place that has it, or the first whose name goes on from it ("mission": "mission district"). */
  placesNamed(names: readonly string[]): Promise<Map<string, Place>>;
  donation(id: number): Promise<Donation | undefined>;
  addDonation(donation: NewDonation): Promise<Donation>;
  /** Lists all or none, the first as the oldest. */
  addDonations(donations: readonly NewDonation[]): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** What was said in a session, oldest first. */
  messages(sessionId: string): Promise<StoredMessage[]>;
  /** Keeps all or none. */
  addMessages(sessionId: string, messages: readonly ChatMessage[]): Promise<void>;
  /** Resolves when the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
