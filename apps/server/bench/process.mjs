import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { pack } from 'tar-stream';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const commandLine = fileURLToPath(new URL('../bin/clothesline.mjs', import.meta.url));
const bare = fileURLToPath(new URL('./bare.mjs', import.meta.url));

/** Linux defaults: clock ticks per second, and page size in bytes. */
const ticks = 100;
const page = 4096;

/** CPU time stolen by the hypervisor since boot in seconds, or 0 if unknown */
export function stolenSeconds() {
  return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/)[8] ?? 0) / ticks;
}

export function listChildren(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => Number(statOf(one)[1]) === pid);
}

export function listProcessTree(pid) {
  return [pid, ...listChildren(pid).flatMap(listProcessTree)];
}

/** Also counts children that have already exited. @param {number} pid */
export function readCpuSeconds(pid) {
  const [own, system, children, ofSystem] = statOf(pid).slice(11, 15).map(Number);
  return ((own ?? 0) + (system ?? 0) + (children ?? 0) + (ofSystem ?? 0)) / ticks;
}

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  } catch {
    return [];
  }
}

/** @typedef {{ host: string, pid: number, cpuSeconds(): number, megabytes(): number, startedIn: number, stop(): Promise<void> }} Measured */

/**
 * @param {Record<string, string>} settings
 * @param {{ main?: string | undefined, onSpawn?: (pid: number) => void }} [options] `main` is the program to run.
 * `onSpawn` is called before the server is ready
 */
export function startServer(settings, { main: program = main, onSpawn } = {}) {
  return start(
    [program],
    {
      LOG_LEVEL: 'info',
      DEMO: '0',
      ACCOUNTS: 'open',
      // leave the limits enabled (counting requests costs queries) but set them out of reach
      CREATE_LIMIT: '999999/second',
      CHAT_LIMIT: '999999/second',
      PORT: '0',
      ...settings,
    },
    undefined,
    onSpawn,
  );
}

/** @param {Buffer} body */
export function startBare(body) {
  return start([bare], {}, body);
}

/**
 * Fills the database by restoring a backup that contains these rows.
 * @param {Record<string, string>} settings
 * @param {Iterable<{ table: string, row: Record<string, unknown> }>} rows
 */
export async function restoreRows(settings, rows) {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-bench-'));
  const file = join(folder, 'rows.tar');
  const archive = pack();
  const written = pipeline(archive, createWriteStream(file));
  let sums = '';
  /** @param {string} name @param {string} text */
  const write = (name, text) =>
    new Promise((resolve) => {
      sums += `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;
      archive.entry({ name, size: Buffer.byteLength(text) }, resolve).end(text);
    });
  const head = { format: 'clothesline-backup', schema: '050-baseline', createdAt: new Date().toISOString() };
  await write('backup.json', JSON.stringify(head));
  /** @type {{ table: string, row: Record<string, unknown> }[]} */
  let waiting = [];
  let number = 0;
  const flush = async () => {
    const [first] = waiting;
    if (!first) return;
    const columns = Object.keys(first.row);
    const lines = waiting.map(({ row }) => columns.map((column) => copied(row[column])).join('\t'));
    number += 1;
    await write(
      `tables/${first.table}/${String(number).padStart(5, '0')}.tsv`,
      `${[columns.join('\t'), ...lines].join('\n')}\n`,
    );
    waiting = [];
  };
  for (const each of rows) {
    if (each.table !== waiting[0]?.table || waiting.length === 10_000) await flush();
    waiting.push(each);
  }
  await flush();
  await write('SHA256SUMS', sums);
  archive.finalize();
  await written;
  const child = spawn(process.execPath, [commandLine, 'restore', file], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(`The restore ended with ${code}.`);
}

/** Escapes a value for PostgreSQL's COPY text format. @param {unknown} value */
function copied(value) {
  const text = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value);
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}

/**
 * @param {string[]} words
 * @param {Record<string, string>} settings
 * @param {Buffer} [input]
 * @param {(pid: number) => void} [onSpawn]
 * @returns {Promise<Measured>}
 */
async function start(words, settings, input, onSpawn = () => {}) {
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...settings },
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdin?.end(input);
  onSpawn(child.pid ?? 0);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const port = await new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (!line.includes('"ready"')) return;
      resolve(JSON.parse(line).port);
      lines.close();
      child.stdout.resume();
    });
    void ended.then((code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  return {
    host: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    cpuSeconds: () => listProcessTree(child.pid).reduce((sum, pid) => sum + readCpuSeconds(pid), 0),
    megabytes: () => (Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * page) / 1_000_000,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
