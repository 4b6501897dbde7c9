/*
 * `npx node apps/server/bench/image.mjs`: builds the image of `deploy/Dockerfile` from what is committed, starts it as `deploy/compose.yaml` does
 * (its own user, a root that is read-only, no capabilities), and asks it: whether it is ready, who it runs as, what it may
 * write, and what the command line says. ENGINE is podman or docker; BASE another base image than the Dockerfile's;
 * ENGINE_OPTIONS, BUILD_OPTIONS and RUN_OPTIONS go before and after the engine's words.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const { ENGINE: engine = 'podman', BASE: base, BUILT: built } = process.env;
const options = (name) => (process.env[name] ?? '').split(/\s+/).filter((word) => word !== '');
const image = 'localhost/clothesline:trial';
const name = 'clothesline-trial';
const port = 3977;

const run = (...words) => execFileSync(engine, [...options('ENGINE_OPTIONS'), ...words], { encoding: 'utf8' }).trim();
const say = (text) => process.stdout.write(`${text}\n`);
/** What a command within the container prints; what it says where it fails. */
function within(...words) {
  try {
    return run('exec', name, ...words);
  } catch (error) {
    return String(error.stderr || error.stdout || error).trim();
  }
}

function expect(what, found, wanted) {
  say(`${what}: ${found}`);
  if (!wanted.test(found)) throw new Error(`${what}: expected ${wanted}.`);
}

const folder = mkdtempSync(join(tmpdir(), 'clothesline-image-'));
try {
  if (built === undefined) build();
  const started = [
    ['run', '--detach', '--name', name, '--network', 'host', '--read-only', '--tmpfs', '/tmp:size=256m,mode=1777'],
    ['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--env', `PORT=${port}`, '--env', 'DEMO=1'],
    [...options('RUN_OPTIONS'), built ?? image],
  ];
  run(...started.flat());
  try {
    await ask();
  } finally {
    say(`stopped: ${run('stop', '--time', '20', name)}`);
    run('rm', '--volumes', name);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function build() {
  mkdirSync(join(folder, 'context'));
  const files = execFileSync('git', ['-C', repository, 'archive', 'HEAD'], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', join(folder, 'context')], { input: files });
  // Podman's own format knows no HEALTHCHECK.
  const format = engine === 'podman' ? ['--format', 'docker'] : [];
  const words = ['build', ...format, ...options('BUILD_OPTIONS'), ...(base ? ['--build-arg', `BASE=${base}`] : [])];
  const file = join(folder, 'context/apps/server/deploy/Dockerfile');
  const began = performance.now();
  run(...words, '--file', file, '--tag', image, join(folder, 'context'));
  say(`built in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function ask() {
  const host = `http://127.0.0.1:${port}`;
  let status = 0;
  for (let tries = 0; tries < 120 && status !== 200; tries += 1) {
    status = await fetch(`${host}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    await wait(500);
  }
  if (status !== 200) say(run('logs', name));
  expect('ready', String(status), /^200$/);
  const list = await fetch(`${host}/api/donations?limit=1`);
  expect('donations of the demo', list.headers.get('X-Total-Count') ?? '', /^80$/);
  expect('the marketplace', (await fetch(host)).headers.get('Content-Type') ?? '', /text\/html/);
  expect('user', within('id', '-u'), /^10001$/);
  expect('the root', within('sh', '-c', 'echo x > /clothesline/x'), /Read-only file system/i);
  expect('the data', within('sh', '-c', 'echo x > /data/x && rm /data/x && echo written'), /^written$/);
  expect('doctor', within('clothesline', 'doctor'), /ok|well/i);
}
