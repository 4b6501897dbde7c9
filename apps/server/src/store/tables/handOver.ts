import type { NoticeKind, RequestState, Time } from '@clothesline/api-client/members';
import type { ColumnType, Generated } from 'kysely';

export interface RequestsTable {
  id: Generated<number>;
  donation_id: number;
  asker_id: number;
  donor_id: number;
  state: Generated<RequestState>;
  wish_id: number | null;
  reason: string;
  times: ColumnType<Time[], string, string>;
  /** The pickup address. Hidden from the asker until the donation is promised. */
  place: string | null;
  from_at: Date | null;
  to_at: Date | null;
  code: string | null;
  /** When the offer or promise ends. */
  holds_until: Date | null;
  promised_at: Date | null;
  /** Day reminder. */
  reminded_at: Date | null;
  asker_read: number | null;
  donor_read: number | null;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
  /** Time of an objection to a no-show report. */
  objected_at: Date | null;
  received_title: string | null;
}

export interface RequestMessagesTable {
  id: Generated<number>;
  request_id: number;
  author_id: number | null;
  /** Empty for system messages; they have a code instead. */
  content: string;
  code: Generated<string | null>;
  created_at: Date;
  /** Moderator's reason. */
  hidden_for: Generated<string | null>;
}

export interface HandOversTable {
  donation_id: number;
  answered_at: Date | null;
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
  /** The offered donations as JSON, with ID and title. */
  offers: Generated<string>;
  donation_id: number | null;
  request_id: number | null;
  wish_id: Generated<number | null>;
  created_at: Date;
  read_at: Date | null;
  in_digest: Generated<boolean>;
}

export interface HandOverTables {
  requests: RequestsTable;
  request_messages: RequestMessagesTable;
  hand_overs: HandOversTable;
  notices: NoticesTable;
}
