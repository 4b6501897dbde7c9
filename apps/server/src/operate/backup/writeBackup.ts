import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sql, type Kysely } from 'kysely';
import type { Writable } from 'node:stream';
import { StartError } from '../../config/startError.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { schemaState } from '../../store/migrate.js';
import { wrapClient } from '../../store/open/postgres.js';
import { photoName } from '../../photos/photoName.js';
import type { StoredPhoto } from '../../photos/photoName.js';
import type { Tables } from '../../store/tables.js';
import { sequencesName, writeArchive } from './archive.js';
import { tableShapes, type TableShape } from './tables.js';

const partBytes = 4 * 1024 * 1024;

const batch = 200;

export interface BackupSource {
  client: ClientBase;
  photos: Pick<PhotoStore, 'read'>;
  isInTransaction?: boolean;
}

/**
 * Writes a consistent snapshot, even while servers are writing. Photos without a file are skipped; `verifyBackup`
 * reports their number.
 */
export async function writeBackup(
  { client, photos, isInTransaction = false }: BackupSource,
  out: Writable,
): Promise<void> {
  const db = wrapClient(client);
  const schema = (await schemaState(db)).done.at(-1);
  if (schema === undefined) throw new StartError('There is no database yet. Start the server to create it.');
  const written = new Set<string>();
  await writeArchive(out, { schema, createdAt: new Date().toISOString() }, async (add) => {
    const addPhotos = async () => {
      for await (const { hash, widths } of storedPhotos(db)) {
        if (written.has(hash)) continue;
        written.add(hash);
        for (const width of widths) {
          const name = photoName(hash, width);
          const bytes = await photos.read(name);
          if (bytes) await add(`photos/${name}`, bytes);
        }
      }
    };
    // copy most of the photos up front to shorten the snapshot
    if (!isInTransaction) await addPhotos();
    if (!isInTransaction) await client.query('begin isolation level repeatable read read only');
    const shapes = await tableShapes(db);
    await add(sequencesName, Buffer.from(`${JSON.stringify(await readSequences(db, shapes))}\n`));
    for (const shape of shapes) {
      let number = 0;
      for await (const part of readTable(client, shape)) {
        number += 1;
        await add(`tables/${shape.name}/${String(number).padStart(5, '0')}.tsv`, part);
      }
    }
    await addPhotos();
    if (!isInTransaction) await client.query('commit');
  });
}

async function* storedPhotos(db: Kysely<Tables>): AsyncGenerator<StoredPhoto> {
  for (let after = ''; ;) {
    const { rows } = await sql<StoredPhoto>`
      select hash, widths from photos where hash > ${after} order by hash limit ${batch}`.execute(db);
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.hash ?? after;
  }
}

async function readSequences(db: Kysely<Tables>, shapes: readonly TableShape[]): Promise<Record<string, number>> {
  const names = shapes.filter(({ isNumbered }) => isNumbered);
  const { rows } = await sql<{ name: string; newest: string | null }>`
    select name, pg_sequence_last_value(pg_get_serial_sequence(name, key)::regclass)::text as newest
    from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ key }) => key)}::text[]) as numbered (name, key)
  `.execute(db);
  return Object.fromEntries(rows.flatMap(({ name, newest }) => (newest === null ? [] : [[name, Number(newest)]])));
}

/** Yields COPY text in several parts, each with a header line. */
async function* readTable(client: ClientBase, { name, columns, key }: TableShape): AsyncGenerator<Buffer> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = `select ${names} from ${client.escapeIdentifier(name)} order by ${client.escapeIdentifier(key)}`;
  const header = Buffer.from(`${columns.join('\t')}\n`);
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of client.query(copyTo(`copy (${rows}) to stdout`)) as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    const all = Buffer.concat(waiting);
    // line feeds within values are escaped, so this is the end of a row
    const end = all.lastIndexOf('\n') + 1;
    if (end > 0) yield Buffer.concat([header, all.subarray(0, end)]);
    waiting = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat([header, ...waiting]);
}
