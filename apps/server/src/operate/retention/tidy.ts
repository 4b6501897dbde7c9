import { standardChatDays } from '../../config/defaults.js';
import { getLayout } from '../../donations/layout.js';
import { refreshSearchWords } from '../../donations/refreshSearchWords.js';
import { deletePhotos } from '../../photos/photoRows.js';
import type { Log } from '../../observe/createLog.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { Database } from '../../store/database.js';
import { rowTerms, type TermRules } from './retentionRules.js';

export async function tidy(
  database: Database,
  photos: Pick<PhotoStore, 'remove'>,
  rules: TermRules = { chatDays: standardChatDays },
): Promise<void> {
  const { db } = database;
  await refreshSearchWords(db);
  for (const { table, isOver } of rowTerms(rules)) await getLayout(database).deleteRows(db, table, isOver);
  await deletePhotos(db, (names) => photos.remove(names));
}

const interval = 600_000;

/** Tidies every ten minutes. Returns a function that stops it. */
export function startMaintenance(
  { database, photos }: { database: Database; photos: Pick<PhotoStore, 'remove'> },
  { rules, log }: { rules?: TermRules; log: Log },
): () => void {
  const timer = setInterval(() => {
    tidy(database, photos, rules).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'applying the retention rules failed'),
    );
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
