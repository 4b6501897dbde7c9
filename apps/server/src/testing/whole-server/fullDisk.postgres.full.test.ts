import { chown, mkdir, stat } from 'node:fs/promises';
import { statfsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../openDatabase.js';
import { donationsAt } from '../donationsAt.js';
import { askDatabase } from '../postgres/askDatabase.js';
import { createCluster } from '../postgres/cluster.js';
import { createDatabase } from '../postgres/createDatabase.js';
import { mountSmallDisk, noSmallDisk } from '../smallDisk.js';
import { startTestServer } from '../startTestServer.js';

const disk = mountSmallDisk(60);

describe(`A full disk${disk ? '' : ` (${noSmallDisk})`}`, () => {
  afterAll(() => disk?.remove());

  it.skipIf(!disk)('causes a 507 for writes but not for reads, and loses nothing', async () => {
    const path = disk?.path ?? '';
    const [tables, ballast] = [join(path, 'tables'), join(path, 'ballast')];
    await mkdir(tables);
    const cluster = await createCluster();
    onTestFinished(() => cluster.remove());
    const home = cluster.url('postgres');
    const psql = (text: string) => askDatabase(home, text);
    const { uid, gid } = await stat(cluster.folder);
    await chown(tables, uid, gid);
    await psql(`create tablespace small location '${tables}'`);
    const { url } = await createDatabase(home);
    await psql(`alter database ${new URL(url).pathname.slice(1)} set tablespace small`);
    const database = await openDatabase({ dataDir: '', databaseUrl: url });
    const server = await startTestServer({ database });
    const { post, total } = donationsAt(() => server.host);

    expect((await post('One')).status).toBe(201);
    const { bavail, bsize } = statfsSync(path);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    let kept = 1;
    let refused = await post('Two');
    // The tables' last pages may still have room for some.
    for (; refused.status === 201 && kept < 500; kept += 1) refused = await post(`More ${kept}`);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toEqual({ message: expect.stringMatching(/out of space/) });
    expect(await total()).toBe(kept);
    expect((await fetch(`${server.host}/readyz`)).status).toBe(200);
    rmSync(ballast);
    expect((await post('After')).status).toBe(201);
    expect(await total()).toBe(kept + 1);
    await server.stop();
    await database.close();
  });
});
