/*
 * `npx node apps/server/bench/shards.mjs`: puts the server's tables on four partitions each, by the columns that a distributed PostgreSQL
 * would spread them over machines by, makes every call, and tells from PostgreSQL's own record of the plans which
 * statements kept to one of the four and which asked them all. `-- --write` puts the table into the guide's page.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { commonWord, exportLines, positionNear, rareWord, twoLetters } from './donations.mjs';
import { startPostgres } from './postgres.mjs';
import { importLines, startServer } from './process.mjs';

const page = fileURLToPath(new URL('../docs/scale.md', import.meta.url));
const [begin, end] = ['<!-- shards -->', '<!-- end of shards -->'];

const shards = 4;
const size = 20_000;

/** Each table that is spread, by which of its columns, and its key, which has to hold that column. */
const spread = [
  { table: 'donations', by: 'point_id', key: 'point_id, id', more: ['create index on donations (id desc)'] },
  { table: 'messages', by: 'session_id', key: 'session_id, id', more: [] },
  { table: 'photos', by: 'hash', key: 'hash', more: [] },
  { table: 'write_keys', by: 'key', key: 'key', more: [] },
  { table: 'allowances', by: 'key', key: 'key', more: [] },
];

const json = { 'Content-Type': 'application/json' };
const [{ lat, lng }] = [positionNear(3)];
const donation = {
  title: 'A coat',
  description: 'Warm.',
  category: 'Women',
  images: ['https://pictures.example.org/1.jpg'],
};
const place = { userId: 1, latitude: 37.7749, longitude: -122.4194, locationName: 'San Francisco, CA', distance: 0 };
/** A PNG of one pixel. */
const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

const message = { role: 'user', content: 'a warm coat in the Castro', sessionId: 'shards-session-000001' };

/** @type {[string, string, RequestInit?][]} */
const calls = [
  ['newest list', '/api/donations?limit=20'],
  ['category', '/api/donations?limit=20&category=Footwear'],
  ['search, rare', `/api/donations?limit=20&search=${rareWord}`],
  ['search, common', `/api/donations?limit=20&search=${commonWord}`],
  ['search, two letters', `/api/donations?limit=20&search=${twoLetters}`],
  ['nearby', `/api/donations/nearby?lat=${lat}&lng=${lng}&limit=20`],
  ['get', '/api/donations/77'],
  [
    'create',
    '/api/donations',
    {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': 'shards-1' },
      body: JSON.stringify({ ...donation, ...place }),
    },
  ],
  ['photo: upload', '/api/photos', { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: pixel }],
  [
    'chat: send',
    '/api/chat',
    { method: 'POST', headers: json, body: JSON.stringify({ ...message, timestamp: '2026-11-01T12:00:00.000Z' }) },
  ],
  ['chat: history', `/api/chat/${message.sessionId}`],
];

const folder = mkdtempSync(join(tmpdir(), 'clothesline-shards-'));
const postgres = await startPostgres(folder, {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: join(folder, 'postgres'),
  log_filename: 'plans',
});
if (!postgres) throw new Error('PostgreSQL is not installed here.');
const rows = [];
try {
  postgres.make('shards');
  const settings = { DATABASE_URL: postgres.url('shards'), DATA_DIR: folder, CACHE_MEGABYTES: '0' };
  await importLines(settings, exportLines(size));
  postgres.run('shards', ...spread.flatMap(spreading), 'analyze');
  const server = await startServer({ ...settings, CREATE_LIMIT: '60/hour', CHAT_LIMIT: '30/minute' });
  for (const [call, path, init] of calls) {
    const before = plans().length;
    const answer = await fetch(server.host + path, init);
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    await answer.text();
    // The record is written by a process of its own.
    await wait(500);
    rows.push(...told(call, plans().slice(before)));
  }
  await server.stop();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
const table = [
  `| Call | Asks | Of ${shards} shards |`,
  '| --- | --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
].join('\n');
process.stdout.write(`${table}\n`);
if (process.argv.includes('--write')) {
  const [before, rest] = readFileSync(page, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${page} has no place for the table.`);
  writeFileSync(page, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}

/** The same table, spread: its rows, its indexes, what numbers its rows and what counts them. */
function spreading({ table, by, key, more }) {
  return [
    `alter table ${table} rename to whole_${table}`,
    `create table ${table} (like whole_${table} including defaults) partition by hash (${by})`,
    ...Array.from(
      { length: shards },
      (_, shard) =>
        `create table ${table}_${shard} partition of ${table} for values with (modulus ${shards}, remainder ${shard})`,
    ),
    `insert into ${table} select * from whole_${table}`,
    // Numbers come from one sequence: a column that numbers itself cannot be spread.
    ...(key.endsWith(' id')
      ? [
          `create sequence ${table}_numbers`,
          `select setval('${table}_numbers', coalesce(max(id), 0) + 1) from whole_${table}`,
          `alter table ${table} alter column id set default nextval('${table}_numbers')`,
        ]
      : []),
    `do $$ declare one record; begin
      for one in select indexdef from pg_indexes where tablename = 'whole_${table}'
        and indexname not in (select conname from pg_constraint) loop
        execute regexp_replace(replace(one.indexdef, 'whole_${table}', '${table}'), ' INDEX \\S+ ON ', ' INDEX ON ');
      end loop;
      for one in select pg_get_triggerdef(oid) as made from pg_trigger
        where tgrelid = 'whole_${table}'::regclass and not tgisinternal loop
        execute replace(one.made, 'whole_${table}', '${table}');
      end loop;
    end $$`,
    `drop table whole_${table}`,
    `alter table ${table} add primary key (${key})`,
    ...more,
  ];
}

/** Every plan that PostgreSQL wrote down until now. */
function plans() {
  const at = join(folder, 'postgres');
  const name = readdirSync(at).find((file) => file === 'plans.json');
  return readFileSync(join(at, name ?? ''), 'utf8')
    .split('\n')
    .filter((text) => text.includes(' plan:\\n'))
    .flatMap((text) => {
      try {
        return [JSON.parse(JSON.parse(text).message.split(' plan:\n')[1])];
      } catch {
        return [];
      }
    });
}

/** What each statement of a call asked, the same ones once. */
function told(call, found) {
  const lines = found.flatMap((plan) => {
    /** @type {Map<string, { shards: Set<string>, looks: number, reads: number, isWritten: boolean }>} */
    const asked = new Map();
    visit(plan.Plan, 1, asked);
    return [...asked].map(([table, one]) => [call, table, wordsFor(one)]);
  });
  return [...new Map(lines.map((one) => [one.join(), one])).values()];
}

function wordsFor({ shards: names, looks, reads, isWritten }) {
  if (isWritten && names.size === 0) return 'one: a row is written where it belongs';
  if (names.size === 1) return 'one';
  if (reads <= looks) return `one for each of ${looks} looks, ${names.size} of ${shards} together`;
  return names.size === shards ? 'all, and one merge' : `${names.size}`;
}

/** What was never run was left out by the choice of shards. @param {number} looks how often what is above was run */
function visit(node, looks, asked) {
  const loops = node['Actual Loops'];
  if (loops === 0) return;
  const name = node['Relation Name'] ?? '';
  const { table } = spread.find((one) => one.table === name || new RegExp(`^${one.table}_\\d$`).test(name)) ?? {};
  if (table) {
    const one = asked.get(table) ?? { shards: new Set(), looks: 0, reads: 0, isWritten: false };
    if (node['Node Type'] === 'ModifyTable') one.isWritten = true;
    else {
      one.shards.add(name);
      one.looks = Math.max(one.looks, looks);
      one.reads += loops;
    }
    asked.set(table, one);
  }
  for (const child of node.Plans ?? []) visit(child, loops, asked);
}
