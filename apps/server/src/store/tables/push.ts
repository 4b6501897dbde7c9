import type { Generated } from 'kysely';

/** Browsers that get push notifications; each ends with its session. */
export interface PushDevicesTable {
  id: Generated<number>;
  user_id: number;
  session_id: number;
  /** Address at the push service of the browser. */
  endpoint: string;
  /** Keys of the browser that encrypt a notification, base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** Push notifications that are to be sent. */
export interface PushesTable {
  id: Generated<number>;
  device_id: number;
  /** JSON for the service worker of the marketplace. */
  content: string;
  /** When it is tried next; moved ahead by whichever instance tries it. */
  due_at: Date;
  attempts: Generated<number>;
}

export interface PushTables {
  push_devices: PushDevicesTable;
  pushes: PushesTable;
}
