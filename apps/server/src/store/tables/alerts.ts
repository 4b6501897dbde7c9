import type { AlertPace } from '@clothesline/api-client/members';
import type { Generated } from 'kysely';

export interface AlertsTable {
  id: Generated<number>;
  /** Account that gets the mails; null for an email address without one. */
  user_id: number | null;
  /** Address that gets the mails; null for an account. */
  email: string | null;
  /** Language of the device that made it, for an address. */
  language: string | null;
  /** An `AlertSearch` as JSON. */
  search: string;
  pace: AlertPace;
  /** Hash of the person and the search, by which links identify an alert. It does not change with the frequency. */
  key: string;
  /** Mails that the address refused for good. */
  refusals: Generated<number>;
  /** Whether finds wait to be mailed. */
  has_finds: Generated<boolean>;
  /** Donations that are offered after this are found. By the clock of the database. */
  seen_at: Generated<Date>;
  created_at: Date;
  /** When the confirmation mail was last sent. */
  mailed_at: Date | null;
  confirmed_at: Date | null;
  /** When the next mail may be sent: with finds, or the question whether the address wants them. */
  due_at: Date;
}

/** Donations that were found for an alert. */
export interface AlertFindsTable {
  id: Generated<number>;
  alert_id: number;
  donation_id: number;
  found_at: Generated<Date>;
  /** Null until it was mailed. */
  mailed_at: Generated<Date | null>;
}

export interface AlertTables {
  alerts: AlertsTable;
  alert_finds: AlertFindsTable;
}
