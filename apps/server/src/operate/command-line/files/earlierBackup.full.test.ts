import { sql } from 'kysely';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateTo, schemaState } from '../../../store/migrate.js';
import { baseline } from '../../../store/migrations/index.js';
import { openStore } from '../../../store/openStore.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { clothesline } from '../../../testing/clothesline.js';
import { makeDataDir } from '../../../testing/makeDataDir.js';

describe('A store of the versions before the baseline', () => {
  it('is backed up without a change, refused by a server, and restored into an empty store', async () => {
    const folder = await makeDataDir();
    const [old, next] = ['old', 'next'].map((name) => ({ DATA_DIR: join(folder.path, name) })) as [
      { DATA_DIR: string },
      { DATA_DIR: string },
    ];
    await withDatabase({ dataDir: old.DATA_DIR }, { alone: true }, async (db) => {
      await migrateTo(db, baseline);
      await sql`insert into points (latitude, longitude) values (37.77, -122.42)`.execute(db);
      await sql`
        insert into donations (
          title, description, category, images, user_id, point_id, location_name, place_key, created_at, search_text
        ) values ('From long ago', '', 'Men', '{}', 1, 1, 'Here', 'here', '2026-01-01T00:00:00.000Z', '')`.execute(db);
      await sql`update kysely_migration set name = '039-alerts'`.execute(db);
    });
    await expect(openStore({ dataDir: old.DATA_DIR })).rejects.toThrow(/made before 0.1.0 was released \(039-alerts\)/);
    expect(await clothesline(old, 'donations', 'list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('made before 0.1.0 was released (039-alerts)'),
    });
    const file = join(folder.path, 'old.backup');
    expect(await clothesline(old, 'backup', file)).toMatchObject({ code: 0, err: '' });
    expect((await clothesline({}, 'verify', file, '--json')).json).toMatchObject({ schema: '039-alerts' });
    await withDatabase({ dataDir: old.DATA_DIR }, { alone: false }, async (db) => {
      expect((await schemaState(db)).done).toEqual(['039-alerts']);
    });
    expect(await clothesline(next, 'restore', file)).toMatchObject({ code: 0, err: '' });
    expect((await clothesline(next, 'donations', 'list', '--json')).json).toMatchObject([{ title: 'From long ago' }]);
    await folder.remove();
  });
});
