import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../.storybook/docs/speed.mdx', import.meta.url));

/** Between these two the page holds what the bench wrote. */
const [begin, end] = ['{/* bench */}', '{/* end of bench */}'];

const columns = [
  'Store',
  'Donations',
  'Call',
  'Requests/s',
  'Of bare',
  'p50 ms',
  'p99 ms',
  'CPU ms/request',
  'Memory MB',
];

/**
 * Prints each row when it is measured: a run over a million takes a while.
 *
 * @param {number[]} sizes
 */
export function createReport(sizes) {
  const rows = [];
  const made = { turns: 0, disturbed: 0 };
  const load = loadavg()[0].toFixed(1);
  for (const text of [line(columns), line(columns.map(() => '---'))]) print(text);

  return {
    tell: (text) => process.stderr.write(`${text}\n`),

    /** So many turns were made of a call, and of those so many disturbed by other machines. */
    turns(count, disturbed) {
      made.turns += count;
      made.disturbed += disturbed;
    },

    note(row) {
      rows.push(row);
      const { store, size, call, rate, refused, share, shares, p50, p99, cpu, memory, start } = row;
      const cells =
        rate === undefined
          ? ['', '', '', '', '', '']
          : [rate.toFixed(0), shares ? shareText(share, shares) : '', p50, p99, cpu.toFixed(2), memory.toFixed(0)];
      const named = start === undefined ? call : `${call} ${start.toFixed(1)} s`;
      print(line([store, size, refused > 0 ? `${named}: ${refused} refused` : named, ...cells]));
    },

    end({ postgres, isWritten }) {
      const growth = [...growthOf(rows, sizes), ...goalsOf(rows, sizes)];
      for (const text of growth) print(text);
      if (!isWritten) return;
      const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'a processor'}`;
      const where = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.versions.node}, PostgreSQL ${postgres ?? '(none)'} on the same machine, load ${load} at the start; ${made.disturbed} of ${made.turns} turns were disturbed by other machines of the host.`;
      const text = readFileSync(page, 'utf8');
      const [before, rest] = text.split(begin);
      const after = rest?.split(end)[1];
      if (after === undefined) throw new Error(`${page} has no place for the tables.`);
      writeFileSync(page, `${before}${begin}\n\n${where}\n\n${summaryOf(rows, sizes).join('\n')}\n\n${end}${after}`);
    },
  };
}

/** The page's table: a row for each call, a column for each store and size. */
function summaryOf(rows, sizes) {
  const columns = ['embedded', 'PostgreSQL'].flatMap((store) => sizes.map((size) => ({ store, size })));
  const calls = new Set(
    rows.filter(({ rate, store }) => rate !== undefined && store !== 'none').map(({ call }) => call),
  );
  const cell = (row) => {
    if (!row) return '';
    if (row.rate === 0) return 'none in time';
    const rate = `${row.rate.toFixed(0)}/s`;
    const refused = row.refused > 0 ? `, ${row.refused} refused` : '';
    return row.shares ? `${rate} (${row.share.toFixed(2)} of bare)` : `${rate}, ${row.p50} ms${refused}`;
  };
  return [
    line(['Call', ...columns.map(({ store, size }) => `${store}, ${size.toLocaleString('en-US')}`)]),
    line(['---', ...columns.map(() => '---')]),
    ...[...calls].map((call) =>
      line([
        call,
        ...columns.map(({ store, size }) =>
          cell(rows.find((row) => row.store === store && row.size === size && row.call === call)),
        ),
      ]),
    ),
  ];
}

/** What a call takes with the most donations, as a multiple of what it takes with the fewest. */
function growthOf(rows, sizes) {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (least === most) return [];
  const headers = ['embedded', 'PostgreSQL'].flatMap((store) => [`${store}: time`, `${store}: CPU`]);
  const find = (store, size, call) => rows.find((row) => row.store === store && row.size === size && row.call === call);
  const calls = new Set(rows.filter(({ cpu, store }) => cpu && store !== 'none').map(({ call }) => call));
  const multiples = (call) =>
    ['embedded', 'PostgreSQL'].flatMap((store) => {
      const [few, many] = [find(store, least, call), find(store, most, call)];
      return few && many ? [(few.rate / many.rate).toFixed(1), (many.cpu / few.cpu).toFixed(1)] : ['', ''];
    });
  return [
    '',
    line([`${least} to ${most} donations`, ...headers]),
    line(['---', ...headers.map(() => '---')]),
    ...[...calls].map((call) => line([call, ...multiples(call)])),
  ];
}

/** The aims, and what these rows say of them. */
function goalsOf(rows, sizes) {
  const most = Math.max(...sizes);
  const least = Math.min(...sizes);
  const [small, middle] = [least, sizes.includes(100_000) ? 100_000 : most];
  const stores = ['embedded', 'PostgreSQL'];
  const find = (store, size, call) => rows.find((row) => row.store === store && row.size === size && row.call === call);
  const goal = (text, value, isMet) =>
    line([
      text,
      ...stores.map((store) => {
        const values = value(store).filter((one) => one !== undefined);
        if (values.length === 0) return 'not measured';
        return `${values.map((one) => one.toFixed(one < 10 ? 2 : 0)).join(' · ')}: ${values.every(isMet) ? 'met' : 'missed'}`;
      }),
    ]);
  const asked = [
    ...new Set(rows.filter(({ call, rate }) => rate && !/bare:|cached|kept/.test(call)).map(({ call }) => call)),
  ];
  const slower = (store) =>
    asked.flatMap((call) => {
      const [few, many] = [find(store, small, call), find(store, most, call)];
      return few && many ? [{ call, times: few.rate / many.rate }] : [];
    });
  return [
    '',
    line(['What was aimed at', ...stores]),
    '| --- | --- | --- |',
    goal(
      `List, get and nearby with ${middle} donations, cached: 0.3 of the bare handler's requests or more`,
      (store) =>
        ['list, 20 newest, cached', 'get, cached', 'nearby, 20, cached'].map(
          (call) => find(store, middle, call)?.share,
        ),
      (share) => share >= 0.3,
    ),
    goal(
      `A kept page of Home with ${small} donations: 0.3 of the bare handler's requests or more`,
      (store) => [find(store, small, 'page of Home, kept')?.share],
      (share) => share >= 0.3,
    ),
    goal(
      `Home, Explore and a donation rendered with ${small} donations: 30 ms of processor or less`,
      (store) => ['page of Home', 'page of Explore', 'page of a donation'].map((call) => find(store, small, call)?.cpu),
      (cpu) => cpu <= 30,
    ),
    goal(
      `Create: 500 in a second or more, with ${sizes.join(', ')} donations`,
      (store) => sizes.map((size) => find(store, size, 'create')?.rate),
      (rate) => rate >= 500,
    ),
    ...(least === most
      ? []
      : [
          line([
            `Every call that asks the store: at most twice the time with ${most} donations as with ${least}`,
            ...stores.map((store) => {
              const missed = slower(store).filter(({ times }) => times > 2);
              if (slower(store).length === 0) return 'not measured';
              return missed.length === 0
                ? 'met'
                : `missed: ${missed.map(({ call, times }) => `${call} ${times.toFixed(1)}`).join(', ')}`;
            }),
          ]),
        ]),
    goal(
      'First start with the demo: under 10 seconds',
      (store) => [find(store, 'demo', '(first start)')?.start],
      (one) => one < 10,
    ),
    goal(
      'Later starts: under 3 seconds',
      (store) => [find(store, 'demo', '(later start)')?.start],
      (one) => one < 3,
    ),
  ];
}

function shareText(share, range) {
  return `${share.toFixed(2)} (${range.map((one) => one.toFixed(2)).join(' to ')})`;
}

function line(cells) {
  return `| ${cells.join(' | ')} |`;
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
