import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, freePort } from './cluster.js';

export interface Pooler {
  url(directUrl: string): string;
  stop(): Promise<void>;
}

/** Debian's PgBouncer on a free port, with a configuration that listens on `PORT`. */
export async function startPooler(configuration: string): Promise<Pooler> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'clothesline-pooler-'));
  const user = process.geteuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')];
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(file, configuration.replace('PORT', String(port)).replace('USERS', users));
  chmodSync(folder, 0o755);
  if (user) for (const path of [folder, file, users]) chownSync(path, user.uid, user.gid);
  const child = spawn('pgbouncer', ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = (directUrl: string) => Object.assign(new URL(directUrl), { port: String(port) }).href;
  while (!(await answers(url('postgres://postgres@127.0.0.1:1/postgres')))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
