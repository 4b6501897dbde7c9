import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { record, theOperator } from '../../audit/audit.js';
import { storeName, type Config } from '../../config/readConfig.js';
import { openPhotoStore } from '../../photos/openPhotos.js';
import { migrate, refuseNewer, requireToday } from '../../store/migrate.js';
import { checkFreeSpace } from '../../store/open/freeSpace.js';
import { withDatabase } from '../../store/withDatabase.js';
import { verifyBackup } from '../backup/archive.js';
import { restoreBackup } from '../backup/restoreBackup.js';
import { writeBackup } from '../backup/writeBackup.js';
import { writeAtomically } from '../backup/writeAtomically.js';
import { exitCodes, type Answer } from './operator.js';
import { printTable } from './printTable.js';

export async function backup(config: Config, file: string): Promise<Answer> {
  await withDatabase(config, { alone: false }, async (db, pool) => {
    const { due } = await refuseNewer(db);
    const client = await pool.connect();
    try {
      await writeAtomically(file, (out) => writeBackup({ client, photos: openPhotoStore(config) }, out));
    } finally {
      client.release(true);
    }
    // the table may not exist yet before an upgrade
    if (due.length === 0) await record(db, { actor: theOperator, action: 'backup', now: new Date() });
  });
  const answer = await verify(file);
  if (answer.exitCode === exitCodes.done) return answer;
  const where = config.photosBucket ? 'the storage of PHOTOS_URL' : join(config.dataDir, 'photos');
  return { ...answer, text: `${answer.text}\nThey are also missing in ${where}.` };
}

export async function verify(file: string): Promise<Answer> {
  const { createdAt, schema, rows, photos, missing } = await verifyBackup(file);
  const facts = { file, createdAt, schema, rows, photos, missing, bytes: (await stat(file)).size };
  const verdict = missing === 0 ? 'The backup is complete.' : describeMissing(missing);
  return {
    json: facts,
    text: `${verdict}\n${printTable([facts])}`,
    exitCode: missing === 0 ? exitCodes.done : exitCodes.failed,
  };
}

export async function restore(config: Config, file: string, { replace = false }): Promise<Answer> {
  const { missing } = await verifyBackup(file);
  const folder = join(config.dataDir, 'backups');
  const aside = replace
    ? join(folder, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '')}.tar`)
    : undefined;
  const check = () => {
    if (config.databaseUrl === undefined) checkFreeSpace(config.dataDir);
  };
  // prevents servers from starting, but doesn't affect running servers
  const { rows, photos, comeBack } = await withDatabase(config, { alone: true }, async (db, pool) => {
    const { done } = await refuseNewer(db);
    await (done.length === 0 ? migrate(db) : requireToday(db));
    if (replace) await mkdir(folder, { recursive: true, mode: 0o700 });
    const client = await pool.connect();
    try {
      return await restoreBackup({ client, photos: openPhotoStore(config), aside, check }, file);
    } finally {
      client.release(true);
    }
  });
  const lines = [
    `Restored ${rows} rows and ${photos} photo files into ${storeName(config)}.`,
    ...(aside ? [`The previous data is in ${aside}`] : []),
    ...(comeBack.length > 0
      ? [
          `Accounts that were deleted after the backup are restored: ${comeBack.join(', ')}. Run "clothesline people delete ID" for each.`,
        ]
      : []),
    ...(missing > 0 ? [describeMissing(missing)] : []),
  ];
  return { json: { rows, photos, comeBack, backup: aside }, text: lines.join('\n') };
}

function describeMissing(missing: number): string {
  return `The backup has all rows, but the files of ${missing} visible photos are missing.`;
}
