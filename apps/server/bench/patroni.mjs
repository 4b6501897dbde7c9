/* Starts three machines (127.0.0.11 to 13) from `deploy/patroni.yml` and `deploy/haproxy.cfg`. */
import { spawn } from 'node:child_process';
import { chownSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plainUser } from './postgres.mjs';
import { listChildren } from './process.mjs';

const names = ['one', 'two', 'three'];
const deploy = (file) => readFileSync(fileURLToPath(new URL(`../deploy/${file}`, import.meta.url)), 'utf8');

export const primaryUrl = 'postgres://postgres@127.0.0.1:5000/postgres';

/** @param {string} folder @param {[string | RegExp, string][]} changes */
function sample(file, changes) {
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) === -1) throw new Error(`${file} has no ${from}.`);
    return text.replaceAll(from, to);
  }, deploy(file));
}

export async function startMachines(folder) {
  const user = plainUser();
  const machines = names.map((name, index) => machine({ folder, name, address: `127.0.0.${11 + index}`, user }));
  const proxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(proxyFile, sample('haproxy.cfg', [['10.0.0.', '127.0.0.']]));
  for (const one of machines) one.start();
  const proxy = run(folder, 'haproxy', ['haproxy', '-db', '-f', proxyFile], {});
  const all = {
    machines,
    async primary() {
      const answers = await Promise.all(machines.map((one) => one.isPrimary()));
      return machines[answers.indexOf(true)];
    },
    async followers() {
      const roles = await Promise.all(machines.map((one) => one.answers('/sync')));
      return roles.filter(Boolean).length;
    },
    async stop() {
      for (const one of machines) await one.stop();
      await proxy.end('SIGTERM');
    },
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await all.primary()) && (await all.followers()) > 0) return all;
    await wait(200);
  }
  await all.stop();
  throw new Error(`There is no primary after two minutes; see the logs in ${folder}.`);
}

function machine({ folder: parent, name, address, user }) {
  const folder = join(parent, name);
  const data = join(folder, 'data');
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const file = join(folder, 'patroni.yml');
  writeFileSync(
    file,
    sample('patroni.yml', [
      [/^name: one$/gm, `name: ${name}`],
      // replace its own address first, then the others
      [/(listen|connect_address): 10\.0\.0\.11/g, `$1: ${address}`],
      ['10.0.0.', '127.0.0.'],
      ['/var/lib/postgresql/15/clothesline', data],
      ['scram-sha-256', 'trust'],
      ['postgresql:\n  listen', `postgresql:\n  parameters: { unix_socket_directories: '' }\n  listen`],
    ]),
  );
  const options = {
    name,
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': `http://${address}:2379`,
    'advertise-client-urls': `http://${address}:2379`,
    'listen-peer-urls': `http://${address}:2380`,
    'initial-advertise-peer-urls': `http://${address}:2380`,
    'initial-cluster': names.map((one, index) => `${one}=http://127.0.0.${11 + index}:2380`).join(','),
  };
  const etcd = ['etcd', ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])];
  /** @type {ReturnType<typeof run>[]} */
  let programs = [];
  const answers = (path) =>
    fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name,
    answers,
    isPrimary: () => answers('/primary'),
    start() {
      programs = [run(folder, 'etcd', etcd, user), run(folder, 'patroni', ['patroni', file], user)];
    },
    killPostgres() {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      for (const one of [pid, ...listChildren(pid)]) kill(one);
    },
    async killAll() {
      const ended = programs.map((one) => one.end('SIGKILL'));
      this.killPostgres();
      await Promise.all(ended);
    },
    async stop() {
      for (const one of programs.toReversed()) await one.end('SIGTERM');
    },
  };
}

function run(folder, name, [program, ...words], user) {
  const child = spawn(program, words, {
    ...user,
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  return {
    async end(signal) {
      child.kill(signal);
      await ended;
      log.end();
    },
  };
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // the process has already exited
  }
}
