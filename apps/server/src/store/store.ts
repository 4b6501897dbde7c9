import type { Kysely, Transaction } from 'kysely';
import type { ChatMessage, Donation, Position, StoredMessage } from '@clothesline/api-client/contract';
import type { ChangeFeed, ChangeListener } from './changes.js';
import type { Tables } from './tables.js';

/** A donation to be listed: checked, and without what the store gives. */
export type NewDonation = Omit<Donation, 'id' | 'status' | 'distance' | 'areaMeters' | 'sizes'>;

export interface ListFilter {
  /** One of the known categories; every category where it is missing. */
  category?: string | undefined;
  /** Words to be found (see `find`); none where it is missing. */
  search?: string | undefined;
  /** Only donations of this size (see `filterToWords`); any where it is missing or blank. */
  size?: string | undefined;
  /** Only donations with this status; any where it is missing. */
  status?: string | undefined;
  /** Only donations within so many miles of a position. */
  around?: Around | undefined;
  /** Donors whose donations are left out; none by default. */
  withoutDonors?: readonly number[] | undefined;
}

/** A circle. */
export interface Around {
  position: Position;
  miles: number;
}

export interface ListQuery extends ListFilter {
  limit: number;
  /** The newest first or the nearest to a position; where it is missing, the best matches of a search first, else the newest. */
  order?: 'newest' | { nearest: Position } | undefined;
  /** Only donations that come after this place in the list. */
  before?: ListCursor | undefined;
}

/** The place of a donation in a list. */
export interface ListCursor {
  /** How well it fits a search, 0 best; 0 for all where nothing is searched, or in an order of its own. */
  tier: number;
  id: number;
}

export interface DonationPage {
  /** In the order of the query, without distance. */
  donations: Donation[];
  /** The tier of each (see `ListCursor`). */
  tiers: number[];
  /** Of a search, the words that were looked for instead where nothing has all of them. */
  instead?: string | undefined;
  /** How many match in all. */
  total: number;
  /** Whether the total of a search is worked out from the newest donations: counting a common word takes too long. */
  isEstimate: boolean;
  hasMore: boolean;
}

export interface NearbyQuery extends Pick<ListFilter, 'withoutDonors'> {
  position: Position;
  category?: string;
  limit: number;
  /** Only donations that come after the one with this id. */
  after?: number | undefined;
}

/** Search of the assistant. Everything given must hold. */
export interface FindQuery {
  /** Words as a visitor wrote them; blank ones find any donation. */
  words: string;
  /** How a part of the location's name begins, in lower case. */
  place?: string | undefined;
  /** Miles around a position. */
  around?: Around | undefined;
  /** Any of these. */
  categories?: readonly string[] | undefined;
  /** Another circle, within which all of it is. */
  within?: Around | undefined;
  /** Whether only what has all words is found, as they are written: that takes a third of the time. */
  isExact?: boolean | undefined;
  limit: number;
}

export interface Finds {
  /** The best first, without distance. */
  donations: Donation[];
  /** Whether there are no more than these. */
  isAll: boolean;
  /** The words that were looked for instead where nothing has all of them. */
  instead?: string | undefined;
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

/** A donation as a sitemap names it. */
export interface ListedDonation {
  id: number;
  /** ISO 8601. */
  createdAt: string;
}

/** Limit of a caller's acts. */
export interface Allowance {
  /** Act and caller. */
  key: string;
  /** How often at once, and then again within `seconds`. */
  amount: number;
  seconds: number;
  /** How many of the amount are taken; one by default. */
  uses?: number;
}

/** A caller's own name for a write. */
export interface WriteKey {
  key: string;
  /** Owner of the key; all callers are one if it is missing. */
  caller?: string | undefined;
}

/** A photo whose files are in the `PhotoStore`. */
export interface StoredPhoto {
  /** SHA-256 of the widest file, in hex. */
  hash: string;
  /** In px; a file for each. */
  widths: readonly number[];
}

/** A part of what was said in a session. */
export interface HistoryQuery {
  /** Only messages before this one's id. */
  before?: number | undefined;
  /** The most messages. */
  limit?: number;
}

export interface History {
  /** Oldest first. */
  messages: (StoredMessage & WithReplyData)[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** JSON beside a reply of the assistant, as it was stored. */
export interface WithReplyData {
  replyData?: string | undefined;
}

/** A message and its reply. */
export interface Exchange {
  message: ChatMessage;
  reply: ChatMessage & WithReplyData;
}

export interface PoolState {
  connections: number;
  idle: number;
  waiting: number;
}

/** The server's database. Every promise of a write resolves when the write has reached the disk. */
export interface Store {
  listDonations(query: ListQuery): Promise<DonationPage>;
  /** Nearest first, newest first among those at one point; each with its distance in miles. */
  nearbyDonations(query: NearbyQuery): Promise<Donation[]>;
  findDonations(query: FindQuery): Promise<Finds>;
  /** For each name the place that has it, or the first whose name goes on from it ("mission": "mission district"). */
  placesNamed(names: readonly string[]): Promise<Map<string, Place[]>>;
  donation(id: number): Promise<Donation | undefined>;
  /** Those of the ids that are there, in no order. */
  donationsWithIds(ids: readonly number[]): Promise<Donation[]>;
  /** The id of the newest donation; 0 where there is none. */
  newestId(): Promise<number>;
  /** Donations with an id above `after`, up to `to`; oldest first. */
  listedDonations(ids: { after: number; to: number }): Promise<ListedDonation[]>;
  /**
   * Lists a donation. With a key, once: the same key again returns the donation that it made. Rejects with a `ReusedKey`
   * where the caller's key came with another donation.
   */
  addDonation(donation: NewDonation, key?: WriteKey): Promise<Donation>;
  /** The donation that `addDonation` would return without listing one; undefined where it would list one. */
  knownDonation(donation: NewDonation, key: WriteKey): Promise<Donation | undefined>;
  /** Lists all or none, the first as the oldest. */
  addDonations(donations: readonly NewDonation[]): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Remembers a photo, before its files are written. Deleted after a day unless a donation lists it (see `tidy`). False where it is forbidden. */
  addPhoto(photo: StoredPhoto & { sha256s: readonly string[] }): Promise<boolean>;
  /**
   * Whether a photo is hidden with all that shows it, or forbidden, and the SHA-256 of its file of this width, in hex; null
   * where an earlier version stored it. Undefined for a photo that is not known.
   */
  photoFile(hash: string, width: number): Promise<{ isHidden: boolean; sha256: string | null } | undefined>;
  /** Of the hashes, the photos that are there and may be seen. None of them is deleted within the next day. */
  holdPhotos(hashes: readonly string[]): Promise<StoredPhoto[]>;
  /** Reads the last messages of a session, or the last before an id. */
  messages(sessionId: string, query?: HistoryQuery): Promise<History>;
  /**
   * Stores a message and its reply, or neither; resolves with the reply. With a key, once: the same key again resolves
   * with the reply that was stored.
   */
  addMessages(sessionId: string, exchange: Exchange, key?: string): Promise<ChatMessage & WithReplyData>;
  /** Deletes what was said in a session. */
  deleteMessages(sessionId: string): Promise<void>;
  /** The reply that was stored with a key of the session; undefined where there is none. */
  knownReply(sessionId: string, key: string): Promise<(ChatMessage & WithReplyData) | undefined>;
  /** Takes one of each allowance, or of none. Returns 0 where all were there, else the seconds until they are. */
  take(allowances: readonly Allowance[]): Promise<number>;
  /** Gives back one use of each key. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Another text after each change of the donations. */
  version(): Promise<string>;
  /**
   * Finds the words of donations again if the vocabulary has changed. Deletes keys of writes and allowances that no longer matter, and messages that are too old; with `removePhotos`, which
   * deletes files by their names, also photos that no donation listed within a day.
   */
  tidy(removePhotos?: (names: readonly string[]) => Promise<void>): Promise<void>;
  /** The database, for what has tables of its own: reads, and writes of one statement. Not for use within `transaction`. */
  db: Kysely<Tables>;
  /** Writes all or nothing; resolves when it has reached the disk. */
  transaction<Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** A transaction that may change lists of donations: it empties the cache of responses at once. */
  change<Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Calls back with the changes of hand-overs that any server commits from now on. */
  listen(listener: ChangeListener): ChangeFeed;
  /** Connections to the database, and those that wait for one; undefined where there is no pool. */
  pool(): PoolState | undefined;
  /** Resolves when the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
