import type { AlertPace } from '@clothesline/api-client/members';
import type { Generated } from 'kysely';

export interface AlertsTable {
  id: Generated<number>;
  user_id: number | null;
  email: string | null;
  /** Language of the device, for an address. */
  language: string | null;
  search: string;
  pace: AlertPace;
  /** Hash of person and search, used by links. Independent of the frequency. */
  key: string;
  refusals: Generated<number>;
  has_finds: Generated<boolean>;
  /** Donations offered later are matched. Database clock. */
  seen_at: Generated<Date>;
  created_at: Date;
  /** Last confirmation mail. */
  mailed_at: Date | null;
  confirmed_at: Date | null;
  /** Earliest next mail: results, or the confirmation. */
  due_at: Date;
}

export interface AlertFindsTable {
  id: Generated<number>;
  alert_id: number;
  donation_id: number;
  found_at: Generated<Date>;
  /** Null until mailed. */
  mailed_at: Generated<Date | null>;
}

export interface AlertTables {
  alerts: AlertsTable;
  alert_finds: AlertFindsTable;
}
