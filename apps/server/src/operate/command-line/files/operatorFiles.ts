import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { record, theOperator } from '../../../audit/audit.js';
import { storeName } from '../../../config/readConfig.js';
import { checkFreeSpace } from '../../../store/open/freeSpace.js';
import type { Tables } from '../../../store/tables.js';
import { restoreBackup } from '../../backup/restoreBackup.js';
import { writeBackup } from '../../backup/writeBackup.js';
import { lineWriter, writeWhole } from '../../backup/writeWhole.js';
import type { Answer, Operator } from '../command.js';

/** Fills the store of an operator with a backup's lines of today's shape. */
export async function restoreLines(
  { store, photos, config, now }: Operator,
  lines: AsyncGenerator<string, void>,
  { replace }: { replace: boolean },
): Promise<Answer> {
  const folder = join(config.dataDir, 'backups');
  const aside = join(folder, `before-restore-${now().toISOString().replaceAll(/[:.]/g, '')}.backup`);
  if (replace) await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const {
      rows,
      photos: files,
      comeBack,
    } = await restoreBackup(
      {
        store,
        photos,
        check: () => {
          if (config.databaseUrl === undefined) checkFreeSpace(config.dataDir);
        },
        record: (db, createdAt, deleted) =>
          record(db, {
            actor: theOperator,
            action: 'restore',
            reason: `The backup of ${createdAt}${deleted.length > 0 ? `; deleted people came back: ${deleted.join(', ')}` : ''}`,
            now: now(),
          }),
        ...(replace && {
          async setAside(db) {
            const source = { db, photos, atOneMoment: (work: (moment: Kysely<Tables>) => Promise<void>) => work(db) };
            await writeWhole(aside, (out) => writeBackup(source, lineWriter(out)));
          },
        }),
      },
      lines,
    );
    const said = [
      `Restored ${rows} rows and ${files} files of photos into ${storeName(config)}.`,
      ...(replace ? [`What was there before is in ${aside}`] : []),
      ...(comeBack.length > 0
        ? [
            `People who were deleted since are back: ${comeBack.join(', ')}. Run "clothesline people delete ID" for each.`,
          ]
        : []),
    ];
    return {
      json: { rows, photos: files, comeBack, ...(replace && { backup: aside }) },
      text: said.join('\n'),
    };
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Records that everything was read out. */
export async function recordBackup(db: Kysely<Tables>): Promise<void> {
  await record(db, { actor: theOperator, action: 'backup', now: new Date() });
}
