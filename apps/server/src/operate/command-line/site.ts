import { addDemoPeople } from '../../accounts/demoPeople.js';
import { readAudit, record, theOperator } from '../../audit/audit.js';
import { storeName } from '../../config/readConfig.js';
import { demo } from '../../demo/demo.js';
import { createDonations } from '../../donations/createDonations.js';
import { photoName } from '../../photos/photoName.js';
import { forbidPhoto } from '../../photos/photoRows.js';
import { isEmpty } from '../backup/restoreBackup.js';
import { deleteOverdue, listOverdue } from '../retention/retention.js';
import type { Answer, Operator } from './operator.js';
import { printNewest, printTable } from './printTable.js';

export async function seed({ database, config, now }: Operator): Promise<Answer> {
  if (!(await isEmpty(database.db))) throw new Error('The database is not empty. Demo data needs an empty database.');
  const { demoDonations } = demo(now());
  await createDonations(database, config.areas).addAll(demoDonations);
  await addDemoPeople(database.db);
  await record(database.db, { actor: theOperator, action: 'seed', now: now() });
  return {
    json: { donations: demoDonations.length },
    text: `Added ${demoDonations.length} demo donations to ${storeName(config)}.`,
  };
}

/** Deletes the files of a photo and refuses its uploads, or reverts that. */
export async function decidePhoto(
  { database, photos, now }: Operator,
  hash: string,
  { state, reason }: { state: 'forbidden' | 'allowed'; reason: string },
): Promise<Answer> {
  const widths = await forbidPhoto(database.db, hash, state === 'forbidden');
  if (state === 'forbidden') await photos.remove(widths.map((width) => photoName(hash, width)));
  await record(database.db, { actor: theOperator, action: state, reason: `${hash} ${reason}`, now: now() });
  return { json: { hash, state, reason }, text: `Photo ${hash} is ${state}.` };
}

export async function retention(
  { database, photos, config: { durations, chatDays }, now }: Operator,
  { dryRun = false },
): Promise<Answer> {
  const parts = { database, photos, durations, rules: { chatDays }, now };
  const lines = await listOverdue(parts);
  if (!dryRun) {
    await deleteOverdue(parts);
    const deleted = lines.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${kind}`);
    await record(database.db, { actor: theOperator, action: 'retention', reason: deleted.join(', '), now: now() });
  }
  return { json: lines, text: printTable(lines) };
}

export async function audit({ database }: Operator, { limit }: { limit: number }): Promise<Answer> {
  const rows = await readAudit(database.db, limit);
  return { json: rows, text: printNewest(rows, 'No actions yet.', limit) };
}
