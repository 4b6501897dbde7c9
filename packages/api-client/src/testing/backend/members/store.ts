import { defaultStatus, type Donation } from '../../../contract/donation.js';
import type { Durations } from '../../../hand-over/durations.js';
import type { HandOverDonation, HandOverRequest } from '../../../hand-over/state.js';
import { isHeld } from '../../../hand-over/states.js';
import type { Account } from '../../../members/account.js';
import type { Alert } from '../../../members/alert.js';
import type { Notice } from '../../../members/notice.js';
import type { Passkey } from '../../../members/passkey.js';
import type { ModerationEntry } from '../../../members/report.js';
import type { Message } from '../../../members/request.js';
import type { Wish } from '../../../members/wish.js';
import type { Store } from '../store.js';

/** A stored request, from which both people's views are made. */
export interface FakeRequest extends HandOverRequest {
  messages: readonly Message[];
}

export interface FakeNotice extends Notice {
  /** Receiver of the notice. */
  userId: number;
}

/** Stored alert, with the account that gets its mails; undefined for an address. */
export interface FakeAlert extends Alert {
  userId: number | undefined;
}

/** A stored passkey. Its signature is not checked. */
export interface FakePasskey extends Passkey {
  userId: number;
  /** Id on its device, base64url. */
  credentialId: string;
}

/** Browser that gets push notifications, with the session that it belongs to. */
export interface FakePushDevice {
  userId: number;
  session: string;
  endpoint: string;
}

/** Donation that a moderator has hidden. */
export interface Hidden {
  reason: string;
  /** Status before hiding. */
  status: string;
}

/** Memory of the fake backend about people and their requests. */
export interface MemberStore extends Store {
  accounts: Account[];
  /** Ids of the people of the demo. */
  demoPeople: readonly number[];
  /** Id of the account signed in on the page. Only the backend knows the page's cookies. */
  signedIn: number | undefined;
  /** Accounts that are signed in elsewhere, by their cookie. */
  sessions: Map<string, number>;
  /** Attempts left for the code of each address. */
  codes: Map<string, number>;
  /** Passwords by the account's id. */
  passwords: Map<number, string>;
  passkeys: FakePasskey[];
  /** Account and earlier address, by the token of a link that undoes a change. */
  undos: Map<string, { id: number; email: string }>;
  /** Open challenges, with the account that adds a passkey, or 'anybody' for signing in. */
  challenges: Map<string, number | 'anybody'>;
  requests: FakeRequest[];
  notices: FakeNotice[];
  /** Public key for push notifications; null if the backend has no push. */
  pushKey: string | null;
  pushDevices: readonly FakePushDevice[];
  alerts: FakeAlert[];
  wishes: Wish[];
  entries: ModerationEntry[];
  /** Pairs of ids: the first blocks the second. */
  blocks: (readonly [number, number])[];
  /** Hidden donations by id. */
  hidden: Map<number, Hidden>;
  /** Hand-over state of each donation, by id. */
  handOvers: Map<number, HandOverDonation>;
  durations: Durations;
}

/** Returns the number after the largest id. */
export function nextId(rows: readonly { id: number }[], first = 1): number {
  return Math.max(first - 1, ...rows.map(({ id }) => id)) + 1;
}

/** Replaces the row with the same id and returns the new row. */
export function replace<Row extends { id: number }>(rows: Row[], row: Row): Row {
  rows[rows.findIndex(({ id }) => id === row.id)] = row;
  return row;
}

/** Whether either person blocks the other. */
export function isBlocked({ blocks }: MemberStore, one: number, other: number): boolean {
  return blocks.some(([by, of]) => (by === one && of === other) || (by === other && of === one));
}

/** Whether a person's donations are hidden, since their account is being deleted or suspended. */
function isOutOfSight({ accounts }: MemberStore, personId: number): boolean {
  return accounts.some((one) => one.id === personId && (one.deletedAt !== null || one.suspendedFor !== null));
}

/** Whether a viewer may see a donation; undefined is a visitor. */
export function canSee(store: MemberStore, donation: Donation, viewerId: number | undefined): boolean {
  if (donation.userId === viewerId) return true;
  if (store.hidden.has(donation.id) || isOutOfSight(store, donation.userId)) return false;
  return viewerId === undefined || !isBlocked(store, viewerId, donation.userId);
}

/** Returns the state of a donation, which requests change if it is available. */
export function deriveStatus(requests: readonly FakeRequest[], { id, status }: Donation): string {
  if (status !== defaultStatus) return status;
  const states = new Set(requests.filter(({ donationId }) => donationId === id).map(({ state }) => state));
  if (states.has('received')) return 'given';
  return [...states].some(isHeld) ? 'promised' : status;
}
