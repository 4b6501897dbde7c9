import type { AlertPace } from '@clothesline/api-client/members';
import type { Generated } from 'kysely';

export interface AlertsTable {
  id: Generated<number>;
  user_id: number | null;
  email: string | null;
  /** The device's language, for alerts without an account. */
  language: string | null;
  search: string;
  pace: AlertPace;
  /** A hash of person and search that's used in links. It doesn't depend on the pace. */
  key: string;
  refusals: Generated<number>;
  has_finds: Generated<boolean>;
  /** Donations offered after this are still to be matched. Database clock. */
  seen_at: Generated<Date>;
  created_at: Date;
  mailed_at: Date | null;
  confirmed_at: Date | null;
  /** The next email, whether results or a confirmation, isn't sent before this. */
  due_at: Date;
}

export interface AlertFindsTable {
  id: Generated<number>;
  alert_id: number;
  donation_id: number;
  found_at: Generated<Date>;
  mailed_at: Generated<Date | null>;
}

export interface AlertTables {
  alerts: AlertsTable;
  alert_finds: AlertFindsTable;
}
