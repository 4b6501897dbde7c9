/*
 * `npx node apps/server/bench/growth.mjs` estimates the capacity of several layouts, based on the figures on the
 * "Citus" page and the assumptions below. `-- --write` updates the "Growth" page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = (name) => fileURLToPath(new URL(`../docs/${name}.md`, import.meta.url));

const assumed = {
  visits: { value: 8, text: 'visits per person and month' },
  peak: { value: 5, text: 'times the average load at peak' },
  busy: { value: 0.6, text: 'of the CPU capacity is used at peak; the rest is headroom' },
  memory: { value: 4, text: 'GB of memory per CPU core' },
  inMemory: { value: 0.5, text: 'of a database is in memory, so that indexes are not read from disk' },
  photos: { value: 2, text: 'photos per donation' },
  photo: { value: 250, text: 'KB per photo in its three widths' },
  processor: { value: 15, text: 'dollars per month and CPU core, including memory' },
  disk: { value: 0.1, text: 'dollars per month and GB of disk' },
  bucket: { value: 0.02, text: 'dollars per month and GB of photo storage' },
};

const visit = {
  list: 2,
  category: 1,
  get: 3,
  nearby: 1,
  'search, common': 0.5,
  'search, rare': 0.5,
  create: 0.05,
  chat: 0.2,
};

/** These calls have to query every machine that stores donations. */
const asksAll = new Set(['list', 'category', 'nearby', 'search, common', 'search, rare', 'chat']);
const writes = new Set(['create', 'chat']);

/** CPU cores per machine. */
const machine = { server: 4, database: 8 };

/** @typedef {{ name: string, servers: number, replicas: number, workers: number }} Layout @type {Layout[]} */
const layouts = [
  { name: 'one server', servers: 1, replicas: 0, workers: 0 },
  { name: 'four servers', servers: 4, replicas: 0, workers: 0 },
  { name: 'four servers, two replicas', servers: 4, replicas: 2, workers: 0 },
  { name: 'Citus, 2 workers', servers: 4, replicas: 0, workers: 2 },
  { name: 'Citus, 32 workers', servers: 4, replicas: 0, workers: 32 },
];

const measured = readMeasured();
const rows = layouts.map(carries);
const table = [
  '| | Requests per second | People | Donations | Photos | Dollars per month |',
  '| --- | --: | --: | --: | --: | --: |',
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
].join('\n');
const assumptions = Object.values(assumed)
  .map(({ value, text }) => `- ${value} ${text}`)
  .join('\n');
const mix = `- per visit ${Object.entries(visit)
  .map(([call, times]) => `${times} × ${call}`)
  .join('; ')}`;
process.stdout.write(`${assumptions}\n${mix}\n\n${table}\n`);
if (process.argv.includes('--write')) {
  const written = [
    ['assumptions', `${assumptions}\n${mix}`],
    ['carries', table],
  ].reduce(
    (text, [name, block]) => {
      const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
      if (!text.includes(begin) || !text.includes(end)) throw new Error(`The page has no place for ${name}.`);
      return `${text.split(begin)[0]}${begin}\n\n${block}\n\n${end}${text.split(end)[1]}`;
    },
    readFileSync(page('growth'), 'utf8'),
  );
  writeFileSync(page('growth'), written);
}

/** Reads the CPU time per call (in ms) and the bytes per donation from the "Citus" page. */
function readMeasured() {
  const text = readFileSync(page('citus'), 'utf8');
  const calls = new Map(
    text
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 11 && cells[1] in visit)
      .map(([, call, , , , ...cpu]) => [call, cpu.slice(0, 5).map(Number)]),
  );
  const bytes = Number(/donation takes (\d+) bytes on disk/.exec(text)?.[1]);
  if (calls.size !== Object.keys(visit).length || !(bytes > 0)) throw new Error('The page "Citus" lacks figures.');
  return { calls, bytes };
}

function ofVisit(cost) {
  return Object.entries(visit).reduce((sum, [call, times]) => sum + times * cost(call, measured.calls.get(call)), 0);
}

/** @param {Layout} layout */
function carries({ name, servers, replicas, workers }) {
  const isCitus = workers > 0;
  // each worker adds shards to query, so the coordinator has more to do
  const wider = workers / 2;
  const parts = isCitus
    ? [
        { processors: servers * machine.server, of: (_, [, , server]) => server },
        {
          processors: machine.database,
          of: (call, [, , , coordinator]) => coordinator * (asksAll.has(call) ? wider : 1),
        },
        {
          processors: workers * machine.database,
          of: (call, [, , , , all]) => all * (asksAll.has(call) ? wider : 1),
        },
      ]
    : [
        { processors: servers * machine.server, of: (_, [server]) => server },
        {
          processors: machine.database,
          of: (call, [, database]) => (writes.has(call) || replicas === 0 ? database : 0),
        },
        ...(replicas > 0
          ? [
              {
                processors: replicas * machine.database,
                of: (call, [, database]) => (writes.has(call) ? 0 : database),
              },
            ]
          : []),
      ];
  const visits = Math.min(...parts.map(({ processors, of }) => (processors * 1000 * assumed.busy.value) / ofVisit(of)));
  const requests = visits * Object.values(visit).reduce((sum, times) => sum + times, 0);
  const people = (visits * 30 * 86_400) / assumed.peak.value / assumed.visits.value;
  const memory = machine.database * assumed.memory.value * 1e9;
  const holders = Math.max(1, workers);
  const donations = (holders * memory) / assumed.inMemory.value / measured.bytes;
  const photos = donations * assumed.photos.value;
  const databases = 1 + replicas + workers;
  const money =
    (servers * machine.server + databases * machine.database) * assumed.processor.value +
    ((donations * measured.bytes * 2 * (isCitus ? 1 : 1 + replicas)) / 1e9) * assumed.disk.value +
    ((photos * assumed.photo.value) / 1e6) * assumed.bucket.value;
  return [name, ...[requests, people, donations, photos, money].map(rounded)];
}

function rounded(number) {
  const step = 10 ** (Math.floor(Math.log10(number)) - 1);
  return (Math.round(number / step) * step).toLocaleString('en-US', { maximumFractionDigits: 0 });
}
