import type { Database } from '../../store/database.js';
import type { Log } from '../../observe/createLog.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { TermRules } from './retentionRules.js';
import { tidy } from './tidy.js';

const interval = 600_000;

export interface MaintenanceParts {
  database: Database;
  photos: Pick<PhotoStore, 'remove'>;
  rules?: TermRules;
  log: Log;
}

export function startMaintenance({ database, photos, rules, log }: MaintenanceParts): () => void {
  const timer = setInterval(() => {
    tidy(database, photos, rules).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'the store could not be tidied'),
    );
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
