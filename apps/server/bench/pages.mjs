/*
 * `npx node apps/server/bench/pages.mjs` measures how much a client that floods the server with page requests slows
 * down others. Quiet and busy periods alternate. AT_ONCE sets the number of concurrent requests (default 45), and
 * GIVE_UP aborts each after this many ms (default never). Needs a build.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './process.mjs';

const atOnce = Number(process.env.AT_ONCE ?? 45);
const giveUp = Number(process.env.GIVE_UP ?? 0);
const rounds = 4;
const probes = 40;

/**
 * Returns the ms until the response is complete. Different local addresses count as different networks.
 * @param {string} host @param {string} path @param {string} localAddress @param {AbortSignal} [signal]
 * @returns {Promise<{ took: number, text: string }>}
 */
const get = (host, path, localAddress, signal) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { Accept: 'text/html' };
    request(host + path, { localAddress, headers, agent: false, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', reject).on('end', () => resolve({ took: performance.now() - began, text }));
    })
      .on('error', reject)
      .end();
  });

/** @param {readonly number[]} times */
const summary = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) };
};

async function flood(host) {
  let asked = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (;;) {
        const signal = giveUp > 0 ? AbortSignal.timeout(giveUp) : undefined;
        await get(host, `/explore?search=coat+${process.pid}x${(asked += 1)}&page=3`, '127.0.0.9', signal).then(
          () => process.send?.('answered'),
          () => process.send?.('given up'),
        );
      }
    }),
  );
}
if (process.argv[2]) await flood(process.argv[2]);

const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-pages-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
let asked = 0;
const counts = { answered: 0, 'given up': 0 };

/** @param {{ calls: number[], pages: number[], whole: number }} into */
async function probe(into) {
  for (let count = 0; count < probes; count += 1) {
    into.calls.push((await get(server.host, '/api/categories', '127.0.0.2')).took);
    if (count % 8 === 0) {
      const { took, text } = await get(server.host, `/explore?search=wool+${(asked += 1)}y`, '127.0.0.3');
      into.pages.push(took);
      into.whole += Number(/<h1/.test(text));
    }
    await wait(40);
  }
}

const quiet = { calls: [], pages: [], whole: 0 };
const busy = { calls: [], pages: [], whole: 0 };
let after = 0;
try {
  await probe({ calls: [], pages: [], whole: 0 });
  for (let round = 0; round < rounds; round += 1) {
    await probe(quiet);
    const client = fork(import.meta.filename, [server.host]);
    client.on('message', (/** @type {keyof typeof counts} */ what) => (counts[what] += 1));
    await once(client, 'message');
    await probe(busy);
    client.kill('SIGKILL');
    await once(client, 'exit');
    const before = server.cpuSeconds();
    await wait(2000);
    after = Math.max(after, server.cpuSeconds() - before);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
const [callsQuiet, callsBusy] = [summary(quiet.calls), summary(busy.calls)];
const [pagesQuiet, pagesBusy] = [summary(quiet.pages), summary(busy.pages)];
process.stdout.write(
  `${JSON.stringify(
    {
      atOnce,
      giveUp,
      pagesOfTheClient: counts,
      callsQuiet,
      callsBusy,
      callsRatio: callsBusy.median / callsQuiet.median,
      pagesQuiet,
      pagesBusy,
      pagesRatio: pagesBusy.median / pagesQuiet.median,
      wholePages: `${quiet.whole} of ${quiet.pages.length} quiet, ${busy.whole} of ${busy.pages.length} busy`,
      processorSecondsAfter: after,
    },
    undefined,
    2,
  )}\n`,
);
