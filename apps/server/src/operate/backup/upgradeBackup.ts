import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrateTo } from '../../store/migrate.js';
import { migrations } from '../../store/migrations/index.js';
import { openEmbedded } from '../../store/open/embedded.js';
import { rowLines } from './rowLines.js';
import { fillTables } from './fillTables.js';
import { createLineHash } from './seal.js';
import { counterLine, readHead } from './backupLines.js';

/** The name of the newest migration. */
export const today = Object.keys(migrations).at(-1) ?? '';

/**
 * The lines of a backup in today's shape. One of an earlier version is loaded into a store of that version beside, migrated
 * there, and read again; its photos pass through.
 */
export async function* inTodaysShape(lines: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  const { value: first = '' } = (await lines.next()) as IteratorResult<string, undefined>;
  const head = readHead(first);
  if (head.schema === today) {
    yield first;
    yield* lines;
    return;
  }
  const hash = createLineHash();
  const counts = { rows: 0, photos: 0 };
  const sealed = (line: string): string => {
    hash.add(line);
    return line;
  };
  yield sealed(JSON.stringify({ ...head, schema: today }));
  const before = createLineHash();
  before.add(first);
  const photos: string[] = [];
  let row: string | undefined;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (!next.value.startsWith('{"photo":')) {
      row = next.value;
      break;
    }
    before.add(next.value);
    counts.photos += 1;
    yield sealed(next.value);
  }
  async function* rest(): AsyncGenerator<string, void> {
    if (row !== undefined) yield row;
    yield* lines;
  }
  const folder = await mkdtemp(join(tmpdir(), 'clothesline-upgrade-'));
  try {
    const { slowDb, close } = await openEmbedded(folder);
    try {
      await migrateTo(slowDb, head.schema);
      const counters: string[] = [];
      await slowDb.transaction().execute((db) =>
        fillTables(db, rest(), {
          hash: before,
          photos: () => counts.photos,
          async onOther(value) {
            const line = JSON.stringify(value);
            if (counterLine.safeParse(value).success) counters.push(line);
            else if ('photo' in value) photos.push(line);
            else return false;
            if ('photo' in value) counts.photos += 1;
            return true;
          },
        }),
      );
      await migrate(slowDb);
      for (const line of [...counters, ...photos]) yield sealed(line);
      for await (const line of rowLines(slowDb)) {
        counts.rows += 1;
        yield sealed(line);
      }
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  yield hash.seal(counts);
}
