import { sql, type Kysely, type RawBuilder } from 'kysely';
import { photoHashes, photoName } from './photoName.js';
import type { StoredPhoto } from './photoName.js';
import type { Tables } from '../store/tables.js';

/** These are deleted together. Their rows stay locked until the files are gone. */
const batch = 100;

export const photosOver = sql`not is_listed and not is_forbidden and stored_at < now() - interval '1 day'`;

/**
 * Records a photo. A known photo gets another day to be used by a donation. Resolves to `false` if the photo is
 * forbidden.
 */
export async function writePhoto(
  db: Kysely<Tables>,
  { hash, widths, sha256s }: StoredPhoto & { sha256s: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    insert into photos (hash, widths, sha256s, stored_at)
    values (${hash}, ${[...widths]}::integer[], ${[...sha256s]}::text[], now())
    on conflict (hash) do update set
      stored_at = excluded.stored_at, widths = excluded.widths, sha256s = excluded.sha256s
    where not photos.is_forbidden returning hash`.execute(db);
  return rows.length > 0;
}

/**
 * Returns whether a photo is hidden or forbidden, along with the SHA-256 of its file in this width (`null` for old
 * photos). Returns `undefined` for unknown photos.
 */
export async function readPhotoFile(db: Kysely<Tables>, hash: string, width: number) {
  const { rows } = await sql<{ isHidden: boolean; sha256: string | null }>`
    select is_hidden or is_forbidden as "isHidden", sha256s[array_position(widths, ${width}::integer)] as sha256
    from photos where hash = ${hash}`.execute(db);
  return rows[0];
}

/** Forbids or allows a photo, whether or not we have it. Resolves to its widths. */
export async function forbidPhoto(db: Kysely<Tables>, hash: string, isForbidden: boolean): Promise<readonly number[]> {
  const { rows } = await sql<{ widths: number[] }>`
    insert into photos (hash, widths, stored_at, is_forbidden) values (${hash}, '{}', now(), ${isForbidden})
    on conflict (hash) do update set is_forbidden = excluded.is_forbidden, stored_at = now(),
      is_listed = not excluded.is_forbidden, is_released = not excluded.is_forbidden
    returning widths`.execute(db);
  return rows.flatMap(({ widths }) => widths);
}

/** Returns the photos that exist and can be shown. They won't be deleted for another day. */
export async function holdRows(db: Kysely<Tables>, hashes: readonly string[]): Promise<StoredPhoto[]> {
  const { rows } = await sql<StoredPhoto>`
    update photos set stored_at = now() where hash = any(${[...hashes]}::text[]) and not is_hidden and not is_forbidden
    returning hash, widths`.execute(db);
  return rows;
}

/** Becomes part of the statement that lists donations, to prevent their photos from being deleted. */
export function listPhotos(donations: readonly { images: readonly string[] }[]): RawBuilder<unknown> {
  const hashes = photoHashes(donations.flatMap(({ images }) => images));
  if (hashes.length === 0) return sql``;
  return sql`, listed as (
    update photos set is_listed = true where hash = any(${hashes}::text[]) and not is_listed
  )`;
}

export async function releasePhotos(db: Kysely<Tables>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql`update photos set is_released = true where hash = any(${[...hashes]}::text[])`.execute(db);
}

/** Photos that were requested within the last day stay listed. */
async function unlistReleased(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ hash: string }>`
      update photos set is_released = false
      where is_released and stored_at < now() - interval '1 day' returning hash`.execute(transaction);
    if (rows.length === 0) return;
    const hashes = rows.map(({ hash }) => hash);
    await updatePhotoVisibility(transaction, hashes);
    await sql`
      update photos set is_listed = false
      where hash = any(${hashes}::text[]) and hash not in (select hash from (${shownPhotos}) shown)`.execute(
      transaction,
    );
  });
}

const shownPhotos = sql`
  select substr(image, 9, 64) as hash, hidden from (
    select unnest(images) as image, hidden_at is not null as hidden from donations
    union all select profile_image, delete_at is not null or suspended_for is not null from users
  ) images where image like '/photos/%'`;

/** Hides a photo if everything that uses it is hidden. Unused photos aren't changed. */
export async function updatePhotoVisibility(db: Kysely<Tables>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const { rows } = await sql<{ hash: string; hidden: boolean }>`
    select hash, bool_and(hidden) as hidden from (${shownPhotos}) shown
    where hash = any(${[...hashes]}::text[]) group by hash`.execute(db);
  for (const isHidden of [true, false]) {
    const some = rows.filter(({ hidden }) => hidden === isHidden).map(({ hash }) => hash);
    await sql`
      update photos set is_hidden = ${isHidden}
      where hash = any(${some}::text[]) and is_hidden <> ${isHidden}`.execute(db);
  }
}

/**
 * Deletes photos that no donation has listed within a day, as well as unused photos. `remove` deletes the files before
 * the rows are gone, so a concurrent upload of the same photo has to wait.
 */
export async function deletePhotos(
  db: Kysely<Tables>,
  remove: (names: readonly string[]) => Promise<void>,
): Promise<void> {
  await unlistReleased(db);
  for (;;) {
    const over = await sql<StoredPhoto>`select hash from photos where ${photosOver} limit ${batch}`.execute(db);
    const count = await db.transaction().execute(async (transaction) => {
      const rows: StoredPhoto[] = [];
      // delete them individually; rows on different machines can't be locked together
      for (const { hash } of over.rows) {
        const locked = await sql<StoredPhoto>`
          select hash, widths from photos where hash = ${hash} and ${photosOver}
          for update skip locked`.execute(transaction);
        rows.push(...locked.rows);
      }
      if (rows.length === 0) return 0;
      await remove(rows.flatMap(({ hash, widths }) => widths.map((width) => photoName(hash, width))));
      const hashes = rows.map(({ hash }) => hash);
      await transaction.deleteFrom('photos').where('hash', 'in', hashes).execute();
      return rows.length;
    });
    if (count < batch) return;
  }
}
