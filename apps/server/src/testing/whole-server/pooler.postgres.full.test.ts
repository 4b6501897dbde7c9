import { describeConformance } from '@clothesline/conformance';
import { describeMembersConformance } from '@clothesline/conformance/members';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../config/startError.js';
import { openDatabase } from '../../openDatabase.js';
import { withDatabase } from '../../store/withDatabase.js';
import { clothesline, toSettings } from '../clothesline.js';
import { aDonation, createStoredDonations } from '../donations.js';
import { isInstalled } from '../isInstalled.js';
import { makeDataDir } from '../makeDataDir.js';
import { createCluster, type Cluster } from '../postgres/cluster.js';
import { createDatabase } from '../postgres/createDatabase.js';
import { startPooler, type Pooler } from '../postgres/pooler.js';
import { startMembersTarget } from '../startMembersTarget.js';
import { startTestServer } from '../startTestServer.js';
import type { StorePlace } from '../stores.js';

const guide = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
const [, block = ''] = /```ini\n([\s\S]*?)```/.exec(guide) ?? [];

/** The guide's settings for a test database without passwords, with fewer connections than a server opens. */
function settingsFor(cluster: Cluster): string {
  const changes = [
    ['clothesline = host=127.0.0.1 port=5432 dbname=clothesline', `* = host=127.0.0.1 port=${cluster.port}`],
    ['listen_port = 6432', 'listen_port = PORT'],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', 'USERS'],
    ['default_pool_size = 20', 'default_pool_size = 4'],
  ] as const;
  return changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, block);
}

const isThere = isInstalled('pgbouncer');
const lack = isThere ? '' : '; skipped: PgBouncer is not installed here (Debian: pgbouncer)';

describe.skipIf(!isThere)(`PgBouncer in transaction mode, configured as in the guide${lack}`, () => {
  let cluster: Cluster;
  let pooler: Pooler;
  beforeAll(async () => {
    cluster = await createCluster();
    pooler = await startPooler(settingsFor(cluster));
  });
  afterAll(async () => {
    await pooler.stop();
    await cluster.remove();
  });

  async function makeStorePlace(): Promise<StorePlace> {
    const database = await createDatabase(cluster.url('postgres'));
    const folder = await makeDataDir();
    return {
      at: { dataDir: folder.path, databaseUrl: pooler.url(database.url), databaseDirectUrl: database.url },
      async remove() {
        await database.drop();
        await folder.remove();
      },
    };
  }

  describeConformance('A server behind it', () => startTestServer({}, { makeStorePlace }));

  describeMembersConformance('A server behind it', () => startMembersTarget({}, { makeStorePlace }));

  it('delivers change notifications, and keeps the statement timeout', async () => {
    const place = await makeStorePlace();
    const [database, other] = await Promise.all([openDatabase(place.at), openDatabase(place.at)]);
    const heard: string[] = [];
    await database.listen({ onChange: (text) => heard.push(text), onGap: () => {} }).opened;
    await other.db
      .insertInto('notices')
      .values({ user_id: 7, kind: 'asked', text: 'A text', created_at: new Date(), offers: '[]' })
      .execute();
    await expect.poll(() => heard).toEqual([expect.stringContaining('"kind" : "notice"')]);
    // More concurrent writes than connections behind the pooler.
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => createStoredDonations(index % 2 ? database : other).add(aDonation())),
    );
    expect((await createStoredDonations(database).list({ limit: 1 })).total).toBe(40);
    const limit = await database.db
      .selectNoFrom((name) => name.fn<string>('current_setting', [name.val('statement_timeout')]).as('is'))
      .executeTakeFirst();
    expect(limit).toEqual({ is: '5s' });
    await Promise.all([database.close(), other.close()]);
    await place.remove();
  });

  it('is bypassed by migrations and the command line', async () => {
    const place = await makeStorePlace();
    const settings = toSettings(place);
    expect(await clothesline(settings, 'migrate')).toMatchObject({ code: 0, err: '' });
    expect(await clothesline(settings, 'seed')).toMatchObject({ code: 0, err: '' });
    expect((await clothesline(settings, 'audit', '--json')).json).toMatchObject([
      { what: 'seed' },
      { what: 'migrate' },
    ]);
    await place.remove();
  });

  it('is rejected without a direct database URL', async () => {
    const { at, remove } = await makeStorePlace();
    const pooledAlone = { dataDir: at.dataDir, databaseUrl: at.databaseUrl };
    const refused = expect.objectContaining({ message: expect.stringContaining('set DATABASE_DIRECT_URL') });
    await expect(openDatabase(pooledAlone)).rejects.toEqual(refused);
    await expect(withDatabase(pooledAlone, { alone: true }, async () => {})).rejects.toEqual(refused);
    await expect(openDatabase({ ...at, databaseDirectUrl: at.databaseUrl })).rejects.toEqual(refused);
    await remove();
  });

  it.each([
    ['connect_query', / connect_query='[^']*'/, /statement_timeout is 0 instead of 5s/],
    ['ignore_startup_parameters', /ignore_startup_parameters.*/, /unsupported startup parameter/],
  ])('is rejected without its %s', async (_, setting, words) => {
    const bare = await startPooler(settingsFor(cluster).replace(setting, ''));
    const database = await createDatabase(cluster.url('postgres'));
    const opened = openDatabase({
      dataDir: '',
      databaseUrl: bare.url(database.url),
      databaseDirectUrl: database.url,
    });
    await expect(opened).rejects.toThrow(words);
    await expect(opened).rejects.toThrow(StartError);
    await bare.stop();
    await database.drop();
  });
});
