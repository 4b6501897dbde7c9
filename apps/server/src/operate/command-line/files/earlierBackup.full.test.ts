import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateTo, schemaState } from '../../../store/migrate.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { clothesline } from '../../../testing/clothesline.js';
import { makeDataDir } from '../../../testing/makeDataDir.js';

describe('A backup of an earlier version', () => {
  it('is made without touching the store', async () => {
    const folder = await makeDataDir();
    const old = { DATA_DIR: join(folder.path, 'old') };
    const hash = 'a'.repeat(64);
    await withDatabase({ dataDir: old.DATA_DIR }, { alone: true }, async (db) => {
      await migrateTo(db, '013-pieces');
      await db.insertInto('points').values({ latitude: 1, longitude: 2 }).execute();
      await db
        .insertInto('photos')
        .values({ hash, widths: [320], is_listed: true })
        .execute();
      await db
        .insertInto('donations')
        .values({
          title: 'From long ago',
          description: 'x',
          category: 'Men',
          images: [`/photos/${hash}-320.webp`],
          user_id: 1,
          point_id: 1,
          location_name: 'Here',
          place_key: 'here',
          created_at: '2026-01-01T00:00:00.000Z',
          search_text: 'from long ago',
          search_words: '',
        })
        .execute();
    });
    mkdirSync(join(old.DATA_DIR, 'photos'));
    writeFileSync(join(old.DATA_DIR, 'photos', `${hash}-320.webp`), 'the picture');
    const file = join(folder.path, 'old.backup');
    expect(await clothesline(old, 'backup', file)).toMatchObject({ code: 0, err: '' });
    expect((await clothesline({}, 'verify', file, '--json')).json).toMatchObject({ schema: '013-pieces', photos: 1 });
    await withDatabase({ dataDir: old.DATA_DIR }, { alone: false }, async (db) => {
      expect((await schemaState(db)).done.at(-1)).toBe('013-pieces');
    });
    await folder.remove();
  });
});
