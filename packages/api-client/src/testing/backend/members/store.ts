import { defaultStatus, type Donation } from '../../../contract/donation.js';
import type { Durations } from '../../../hand-over/durations.js';
import type { HandOverDonation, HandOverRequest } from '../../../hand-over/state.js';
import { isHeld } from '../../../hand-over/states.js';
import type { Account } from '../../../members/account.js';
import type { Alert } from '../../../members/alert.js';
import type { OwnOrganization } from '../../../members/organization.js';
import type { Notice } from '../../../members/notice.js';
import type { Passkey } from '../../../members/passkey.js';
import type { ModerationEntry } from '../../../members/report.js';
import type { Message } from '../../../members/request.js';
import type { Wish } from '../../../members/wish.js';
import type { Store } from '../store.js';

export interface FakeRequest extends HandOverRequest {
  messages: readonly Message[];
}

export interface FakeNotice extends Notice {
  userId: number;
}

export interface FakeWish extends Wish {
  /** A need of an organization. */
  isNeed?: boolean;
}

export interface FakeAlert extends Alert {
  userId: number | undefined;
}

/** Signatures are not checked. */
export interface FakePasskey extends Passkey {
  userId: number;
  /** Base64url. */
  credentialId: string;
}

/** Belongs to a session. */
export interface FakePushDevice {
  userId: number;
  session: string;
  endpoint: string;
}

export interface Hidden {
  reason: string;
  status: string;
}

export interface MemberStore extends Store {
  accounts: Account[];
  demoPeople: readonly number[];
  signedIn: number | undefined;
  /** By cookie. */
  sessions: Map<string, number>;
  codes: Map<string, number>;
  passwords: Map<number, string>;
  passkeys: FakePasskey[];
  undos: Map<string, { id: number; email: string }>;
  /** By account, or 'anybody' for signing in. */
  challenges: Map<string, number | 'anybody'>;
  requests: FakeRequest[];
  notices: FakeNotice[];
  pushKey: string | null;
  pushDevices: readonly FakePushDevice[];
  alerts: FakeAlert[];
  wishes: FakeWish[];
  entries: ModerationEntry[];
  organizations: OwnOrganization[];
  blocks: (readonly [number, number])[];
  hidden: Map<number, Hidden>;
  handOvers: Map<number, HandOverDonation>;
  durations: Durations;
}

export function nextId(rows: readonly { id: number }[], first = 1): number {
  return Math.max(first - 1, ...rows.map(({ id }) => id)) + 1;
}

export function replace<Row extends { id: number }>(rows: Row[], row: Row): Row {
  rows[rows.findIndex(({ id }) => id === row.id)] = row;
  return row;
}

export function isBlocked({ blocks }: MemberStore, one: number, other: number): boolean {
  return blocks.some(([by, of]) => (by === one && of === other) || (by === other && of === one));
}

function isOutOfSight({ accounts }: MemberStore, personId: number): boolean {
  return accounts.some((one) => one.id === personId && (one.deletedAt !== null || one.suspendedFor !== null));
}

export function canSee(store: MemberStore, donation: Donation, viewerId: number | undefined): boolean {
  if (donation.userId === viewerId) return true;
  if (store.hidden.has(donation.id) || isOutOfSight(store, donation.userId)) return false;
  return viewerId === undefined || !isBlocked(store, viewerId, donation.userId);
}

/** Requests change an available donation's state. */
export function deriveStatus(requests: readonly FakeRequest[], { id, status }: Donation): string {
  if (status !== defaultStatus) return status;
  const states = new Set(requests.filter(({ donationId }) => donationId === id).map(({ state }) => state));
  if (states.has('received')) return 'given';
  return [...states].some(isHeld) ? 'promised' : status;
}
