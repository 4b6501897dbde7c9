import type { AlertPace } from '@clothesline/api-client/members';
import type { Generated } from 'kysely';

export interface AlertsTable {
  id: Generated<number>;
  /** Account that gets the mails; null for an address without one. */
  user_id: number | null;
  /** Address that gets the mails; null for an account. */
  email: string | null;
  /** Language of the device that made it, for an address. */
  language: string | null;
  /** An `AlertSearch` as JSON. */
  search: string;
  pace: AlertPace;
  /** Newest donation that was listed when the search was last looked at. */
  seen_id: number;
  created_at: Date;
  /** When the mail that asks for confirmation was last sent. */
  mailed_at: Date | null;
  confirmed_at: Date | null;
  /** When the search is looked at next. */
  due_at: Date;
}

export interface AlertTables {
  alerts: AlertsTable;
}
