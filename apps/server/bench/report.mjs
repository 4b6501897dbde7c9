import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../.storybook/docs/speed.mdx', import.meta.url));

const [begin, end] = ['{/* bench */}', '{/* end of bench */}'];

const columns = ['Donations', 'Call', 'Requests/s', 'Of bare', 'p50 ms', 'p99 ms', 'CPU ms/request', 'Memory MB'];

export function createReport(sizes) {
  const rows = [];
  const made = { turns: 0, disturbed: 0 };
  const load = loadavg()[0].toFixed(1);
  for (const text of [line(columns), line(columns.map(() => '---'))]) print(text);

  return {
    tell: (text) => process.stderr.write(`${text}\n`),

    turns(count, disturbed) {
      made.turns += count;
      made.disturbed += disturbed;
    },

    note(row) {
      rows.push(row);
      const { size, call, rate, refused, share, shares, p50, p99, cpu, memory, start } = row;
      const cells =
        rate === undefined
          ? ['', '', '', '', '', '']
          : [rate.toFixed(0), shares ? shareText(share, shares) : '', p50, p99, cpu.toFixed(2), memory.toFixed(0)];
      const named = start === undefined ? call : `${call} ${start.toFixed(1)} s`;
      print(line([size, refused > 0 ? `${named}: ${refused} refused` : named, ...cells]));
    },

    end({ isWritten }) {
      const growth = [...growthOf(rows, sizes), ...goalsOf(rows, sizes)];
      for (const text of growth) print(text);
      if (!isWritten) return;
      const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'a processor'}`;
      const where = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.versions.node}, load ${load} at the start; ${made.disturbed} of ${made.turns} turns were disturbed by other machines on the host.`;
      const text = readFileSync(page, 'utf8');
      const [before, rest] = text.split(begin);
      const after = rest?.split(end)[1];
      if (after === undefined) throw new Error(`${page} has no place for the tables.`);
      writeFileSync(page, `${before}${begin}\n\n${where}\n\n${summaryOf(rows, sizes).join('\n')}\n\n${end}${after}`);
    },
  };
}

function summaryOf(rows, sizes) {
  const calls = new Set(rows.filter(({ rate, isBare }) => rate !== undefined && !isBare).map(({ call }) => call));
  const cell = (row) => {
    if (!row) return '';
    if (row.rate === 0) return 'none in time';
    const rate = `${row.rate.toFixed(0)}/s`;
    const refused = row.refused > 0 ? `, ${row.refused} refused` : '';
    return row.shares ? `${rate} (${row.share.toFixed(2)} of bare)` : `${rate}, ${row.p50} ms${refused}`;
  };
  return [
    line(['Call', ...sizes.map((size) => `${size.toLocaleString('en-US')} donations`)]),
    line(['---', ...sizes.map(() => '---')]),
    ...[...calls].map((call) => line([call, ...sizes.map((size) => cell(findRow(rows, size, call)))])),
  ];
}

function growthOf(rows, sizes) {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (least === most) return [];
  const headers = ['time', 'CPU', 'p97.5'];
  const calls = new Set(rows.filter(({ cpu, isBare }) => cpu && !isBare).map(({ call }) => call));
  const multiples = (call) => {
    const [few, many] = [findRow(rows, least, call), findRow(rows, most, call)];
    if (!few || !many) return headers.map(() => '');
    return [few.rate / many.rate, many.cpu / few.cpu, many.slow / few.slow].map((times) => times.toFixed(1));
  };
  return [
    '',
    line([`${least} to ${most} donations`, ...headers]),
    line(['---', ...headers.map(() => '---')]),
    ...[...calls].map((call) => line([call, ...multiples(call)])),
  ];
}

function goalsOf(rows, sizes) {
  const most = Math.max(...sizes);
  const least = Math.min(...sizes);
  const [small, middle] = [least, sizes.includes(100_000) ? 100_000 : most];
  const find = (size, call) => findRow(rows, size, call);
  const goal = (text, found, isMet) => {
    const values = found.filter((one) => one !== undefined);
    const texts = values.map((one) => one.toFixed(one < 10 ? 2 : 0)).join(' · ');
    return line([text, values.length === 0 ? 'not measured' : `${texts}: ${values.every(isMet) ? 'met' : 'missed'}`]);
  };
  const asked = [
    ...new Set(rows.filter(({ call, rate }) => rate && !/bare:|cached|kept/.test(call)).map(({ call }) => call)),
  ];
  const slower = asked.flatMap((call) => {
    const [few, many] = [find(small, call), find(most, call)];
    return few && many ? [{ call, times: few.rate / many.rate }] : [];
  });
  const missed = slower.filter(({ times }) => times > 2).map(({ call, times }) => `${call} ${times.toFixed(1)}`);
  return [
    '',
    line(['What was aimed at', '']),
    '| --- | --- |',
    goal(
      `List, get and nearby with ${middle} donations, cached: 0.3 of the bare handler's requests or more`,
      ['list, 20 newest, cached', 'get, cached', 'nearby, 20, cached'].map((call) => find(middle, call)?.share),
      (share) => share >= 0.3,
    ),
    goal(
      `A kept page of Home with ${small} donations: 0.3 of the bare handler's requests or more`,
      [find(small, 'page of Home, kept')?.share],
      (share) => share >= 0.3,
    ),
    goal(
      `Home, Explore and a donation rendered with ${small} donations: 30 ms of processor or less`,
      ['page of Home', 'page of Explore', 'page of a donation'].map((call) => find(small, call)?.cpu),
      (cpu) => cpu <= 30,
    ),
    goal(
      `Create: 500 in a second or more, with ${sizes.join(', ')} donations`,
      sizes.map((size) => find(size, 'create')?.rate),
      (rate) => rate >= 500,
    ),
    ...(least === most
      ? []
      : [
          line([
            `Every call that asks the store: at most twice the time with ${most} donations as with ${least}`,
            slower.length === 0 ? 'not measured' : missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`,
          ]),
        ]),
    goal('First start with the demo: under 10 seconds', [find('demo', '(first start)')?.start], (one) => one < 10),
    goal('Later starts: under 3 seconds', [find('demo', '(later start)')?.start], (one) => one < 3),
  ];
}

function findRow(rows, size, call) {
  return rows.find((row) => row.size === size && row.call === call && !row.isBare);
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
