import type { NoticeKind, RequestState, Time } from '@clothesline/api-client/members';
import type { ColumnType, Generated } from 'kysely';

export interface RequestsTable {
  id: Generated<number>;
  donation_id: number;
  asker_id: number;
  donor_id: number;
  state: Generated<RequestState>;
  /** The wish that the donor offered the donation for. */
  wish_id: number | null;
  reason: string;
  times: ColumnType<Time[], string, string>;
  /** Pickup place. The asker sees it after the promise. */
  place: string | null;
  from_at: Date | null;
  to_at: Date | null;
  code: string | null;
  /** End of the offer or promise. */
  holds_until: Date | null;
  /** Null if never promised. */
  promised_at: Date | null;
  /** Day reminder. */
  reminded_at: Date | null;
  asker_read: number | null;
  donor_read: number | null;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
  /** Objection to a no-show. */
  objected_at: Date | null;
  /** Title at the hand-over, for the receiver. */
  received_title: string | null;
}

export interface RequestMessagesTable {
  id: Generated<number>;
  request_id: number;
  author_id: number | null;
  /** Empty for a system line, which has a code. */
  content: string;
  code: Generated<string | null>;
  created_at: Date;
  /** Moderator's reason. */
  hidden_for: Generated<string | null>;
}

export interface HandOversTable {
  donation_id: number;
  /** Last answer by the donor. */
  answered_at: Date | null;
  /** Reminders since then. */
  reminders: Generated<number>;
  expiry_reminded_at: Date | null;
}

export interface NoticesTable {
  id: Generated<number>;
  user_id: number;
  kind: NoticeKind;
  text: string;
  text_code: Generated<string | null>;
  text_values: Generated<string | null>;
  /** JSON of offered donations (ids and titles). */
  offers: Generated<string>;
  donation_id: number | null;
  request_id: number | null;
  /** The reader's wish. */
  wish_id: Generated<number | null>;
  created_at: Date;
  read_at: Date | null;
  /** Whether it waits for the daily digest. */
  in_digest: Generated<boolean>;
}

export interface HandOverTables {
  requests: RequestsTable;
  request_messages: RequestMessagesTable;
  hand_overs: HandOversTable;
  notices: NoticesTable;
}
