import type { NoticeKind, RequestState, Time } from '@clothesline/api-client/members';
import type { ColumnType, Generated } from 'kysely';

export interface RequestsTable {
  id: Generated<number>;
  donation_id: number;
  asker_id: number;
  donor_id: number;
  state: Generated<RequestState>;
  reason: string;
  /** Written as JSON. */
  times: ColumnType<Time[], string, string>;
  /** Place of the pickup. An offer has it from the promise before; the asker sees it once it is promised. */
  place: string | null;
  from_at: Date | null;
  to_at: Date | null;
  /** Three words that the donor reads out. */
  code: string | null;
  /** Until when the offer or the promise holds. */
  holds_until: Date | null;
  /** When it was promised; null if never. */
  promised_at: Date | null;
  /** When the two were reminded of the day. */
  reminded_at: Date | null;
  /** The newest message that each has seen. */
  asker_read: number | null;
  donor_read: number | null;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
  /** When the asker objected to a no-show. */
  objected_at: Date | null;
  /** Title at the time of the hand-over, which the receiver keeps when the donation is hidden or deleted. */
  received_title: string | null;
}

export interface RequestMessagesTable {
  id: Generated<number>;
  request_id: number;
  /** Null for a line of the server's. */
  author_id: number | null;
  /** Empty for a line, which has a code. */
  content: string;
  code: Generated<string | null>;
  created_at: Date;
  /** Why a moderator hid it. */
  hidden_for: Generated<string | null>;
}

/** Facts about a requested donation. */
export interface HandOversTable {
  donation_id: number;
  /** When the donor last answered anybody. */
  answered_at: Date | null;
  /** How often the donor was reminded since then. */
  reminders: Generated<number>;
  expiry_reminded_at: Date | null;
}

export interface NoticesTable {
  id: Generated<number>;
  user_id: number;
  kind: NoticeKind;
  /** English text, its code, and its values as JSON. */
  text: string;
  text_code: Generated<string | null>;
  text_values: Generated<string | null>;
  /** Donations that it offers: JSON of ids and titles. */
  offers: Generated<string>;
  donation_id: number | null;
  request_id: number | null;
  created_at: Date;
  read_at: Date | null;
  /** Whether it waits for the mail of a day. */
  in_digest: Generated<boolean>;
}

export interface HandOverTables {
  requests: RequestsTable;
  request_messages: RequestMessagesTable;
  hand_overs: HandOversTable;
  notices: NoticesTable;
}
