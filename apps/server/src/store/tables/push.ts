import type { Generated } from 'kysely';

export interface PushDevicesTable {
  id: Generated<number>;
  user_id: number;
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface PushesTable {
  id: Generated<number>;
  device_id: number;
  content: string;
  /** The next attempt. The server that claims it moves this into the future. */
  due_at: Date;
  attempts: Generated<number>;
}

export interface PushTables {
  push_devices: PushDevicesTable;
  pushes: PushesTable;
}
