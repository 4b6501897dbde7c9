import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config/readConfig.js';
import { errorReason, StartError } from '../../../config/startError.js';
import { openPhotoStore } from '../../../photos/openPhotos.js';
import { refuseNewer } from '../../../store/migrate.js';
import { hasStore } from '../../../store/open/embeddedPlace.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { backupLines } from '../../backup/backupLines.js';
import { upgradeBackup } from '../../backup/upgradeBackup.js';
import { verifyBackup, type VerifiedBackup } from '../../backup/verifyBackup.js';
import { writeBackup } from '../../backup/writeBackup.js';
import { lineWriter, writeWhole } from '../../backup/writeWhole.js';
import { printFacts } from '../printTable.js';
import { withOperator } from '../reachStore.js';
import { exitCodes, type Answer } from '../command.js';
import { recordBackup, restoreLines } from './operatorFiles.js';

/** Writes everything in the store to one file. */
export async function backup(config: Config, file: string): Promise<Answer> {
  await withDatabase(config, { alone: false }, async (db) => {
    const { due } = await refuseNewer(db);
    const source = { db, photos: openPhotoStore(config) };
    await writeWhole(file, (out) => writeBackup(source, lineWriter(out)));
    // Before an upgrade there may be no record yet.
    if (due.length === 0) await recordBackup(db);
  });
  const answer = await verify(file);
  if (answer.exitCode === exitCodes.done) return answer;
  const where = config.photosBucket ? 'the storage of PHOTOS_URL' : join(config.dataDir, 'photos');
  return { ...answer, text: `${answer.text}\nThey are not in ${where} either.` };
}

/** Tells whether a backup is what was written, with the photos of all of it. */
export async function verify(file: string): Promise<Answer> {
  const found = await verifyFile(file);
  const { createdAt, schema, rows, photos, missing, bytes } = found;
  const facts = { file, createdAt, schema, rows, photos, missing, bytes };
  const verdict = missing === 0 ? 'The backup is whole.' : describeMissing(found);
  return {
    json: facts,
    text: `${verdict}\n${printFacts(facts)}`,
    exitCode: missing === 0 ? exitCodes.done : exitCodes.failed,
  };
}

/** Sentence about the missing photos of a backup. */
function describeMissing({ missing }: VerifiedBackup): string {
  return `The backup has every row, but not the files of ${missing} photos that the site shows.`;
}

/** Fills the store with a backup, which is read to its end before anything is changed. */
export async function restore(config: Config, file: string, { replace }: { replace: boolean }): Promise<Answer> {
  const found = await verifyFile(file);
  // A store that is there already has to be of today's shape, as for a server that runs.
  const isThere = config.databaseUrl === undefined ? await hasStore(config.dataDir) : await hasTables(config);
  const answer = await withOperator(config, { makesStore: !isThere }, (operator) =>
    restoreLines(operator, upgradeBackup(backupLines(openFile(file))), { replace }),
  );
  return found.missing === 0 ? answer : { ...answer, text: `${answer.text}\n${describeMissing(found)}` };
}

function hasTables(config: Config): Promise<boolean> {
  return withDatabase(config, { alone: false }, async (db) => (await refuseNewer(db)).done.length > 0);
}

function openFile(file: string): ReadStream {
  return createReadStream(file, { highWaterMark: 256 * 1024 });
}

async function verifyFile(file: string): Promise<VerifiedBackup> {
  try {
    await (await open(file)).close();
    return await verifyBackup(openFile(file));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${file} cannot be read (${errorReason(error)}).`, { cause: error });
  }
}
