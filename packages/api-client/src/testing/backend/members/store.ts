import { defaultStatus, type Donation } from '../../../contract/donation.js';
import type { Account } from '../../../members/account.js';
import type { Notice } from '../../../members/notice.js';
import type { Passkey } from '../../../members/passkey.js';
import type { ModerationEntry } from '../../../members/report.js';
import type { DonationRequest, Message } from '../../../members/request.js';
import type { Store } from '../store.js';

/** A request as it is stored: what each of its two people sees of it is made of this. */
export interface FakeRequest extends Omit<
  DonationRequest,
  'unread' | 'readByOther' | 'asker' | 'messages' | 'place' | 'from' | 'to' | 'code' | 'holdsUntil'
> {
  /** Set once it is promised; the place also while it is offered. */
  place?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  code?: string | undefined;
  holdsUntil?: string | undefined;
  /** When it ended, and whether its asker objects to a no-show. */
  endedAt?: string;
  hasObjected?: boolean;
  messages: readonly Message[];
  /** The newest message that each has seen. */
  askerRead?: number | undefined;
  donorRead?: number | undefined;
}

export interface FakeNotice extends Notice {
  /** Who is told. */
  userId: number;
}

/** A passkey as it is stored. Its signature is not checked. */
export interface FakePasskey extends Passkey {
  userId: number;
  /** What its device calls it, base64url. */
  credentialId: string;
}

/** What a moderator hid. */
export interface Hidden {
  reason: string;
  /** What the donation was before. */
  status: string;
}

/** What the fake backend remembers of people and of what they ask of each other. */
export interface MemberStore extends Store {
  accounts: Account[];
  /** The ids of the people of the demo. */
  demoPeople: readonly number[];
  /** Who is signed in on the page, whose cookies only the backend knows. */
  signedIn: number | undefined;
  /** Who is signed in elsewhere, by the value of their cookie. */
  sessions: Map<string, number>;
  /** How many tries each address has for its code. */
  codes: Map<string, number>;
  /** By the account's id. */
  passwords: Map<number, string>;
  passkeys: FakePasskey[];
  /** By the token of a link that undoes a change: whose account, and the address that it had. */
  undos: Map<string, { id: number; email: string }>;
  /** Challenges that wait for an answer, and who may answer: an account that adds a passkey, or anybody who signs in. */
  challenges: Map<string, number | 'anybody'>;
  requests: FakeRequest[];
  notices: FakeNotice[];
  entries: ModerationEntry[];
  /** Pairs of ids: who blocks whom. */
  blocks: (readonly [number, number])[];
  /** By the donation's id. */
  hidden: Map<number, Hidden>;
  /** When a donation was renewed, by its id. */
  renewed: Map<number, Date>;
}

/** The number after the largest id. */
export function nextId(rows: readonly { id: number }[], first = 1): number {
  return Math.max(first - 1, ...rows.map(({ id }) => id)) + 1;
}

/** Puts a changed row in the place of the one with its id. Returns it. */
export function replace<Row extends { id: number }>(rows: Row[], row: Row): Row {
  rows[rows.findIndex(({ id }) => id === row.id)] = row;
  return row;
}

/** Whether one of two people blocks the other. */
export function isBlocked({ blocks }: MemberStore, one: number, other: number): boolean {
  return blocks.some(([by, of]) => (by === one && of === other) || (by === other && of === one));
}

/** Whether nobody sees what somebody gives: their account is being deleted, or suspended. */
function isOutOfSight({ accounts }: MemberStore, personId: number): boolean {
  return accounts.some((one) => one.id === personId && (one.deletedAt !== null || one.suspendedFor !== null));
}

/** Whether somebody may see a donation; nobody is undefined. */
export function isSeenBy(store: MemberStore, donation: Donation, viewerId: number | undefined): boolean {
  if (donation.userId === viewerId) return true;
  if (store.hidden.has(donation.id) || isOutOfSight(store, donation.userId)) return false;
  return viewerId === undefined || !isBlocked(store, viewerId, donation.userId);
}

/** The state of a donation, which an available one has from its requests. */
export function statusFrom(requests: readonly FakeRequest[], { id, status }: Donation): string {
  if (status !== defaultStatus) return status;
  const states = new Set(requests.filter(({ donationId }) => donationId === id).map(({ state }) => state));
  if (states.has('received')) return 'given';
  return states.has('promised') || states.has('offered') ? 'promised' : status;
}
