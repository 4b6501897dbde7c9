/*
 * `npx node apps/server/bench/pages.mjs`: how much longer the calls and pages of others take while one client asks for
 * rendered pages, each another search. Quiet and busy times alternate, so that both meet the same machine. AT_ONCE is
 * the number of pages that the client asks for at once; 45 otherwise. Needs a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './process.mjs';

const atOnce = Number(process.env.AT_ONCE ?? 45);
const rounds = 4;
const probes = 40;

/**
 * Milliseconds until the whole response. Each address is a network of its own.
 * @param {string} host @param {string} path @param {string} localAddress
 * @returns {Promise<{ took: number, text: string }>}
 */
const get = (host, path, localAddress) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { Accept: 'text/html' };
    request(host + path, { localAddress, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve({ took: performance.now() - began, text }));
    })
      .on('error', reject)
      .end();
  });

/** @param {readonly number[]} times */
const summary = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) };
};

const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-pages-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
let asked = 0;
let answered = 0;
const pageText = () => `/explore?search=coat+${(asked += 1)}x&page=3`;

/** @param {{ calls: number[], pages: number[], whole: number }} into */
async function probe(into) {
  for (let count = 0; count < probes; count += 1) {
    into.calls.push((await get(server.host, '/api/categories', '127.0.0.2')).took);
    if (count % 8 === 0) {
      const { took, text } = await get(server.host, `/explore?search=wool+${(asked += 1)}y`, '127.0.0.3');
      into.pages.push(took);
      into.whole += Number(/<h1/.test(text));
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

const quiet = { calls: [], pages: [], whole: 0 };
const busy = { calls: [], pages: [], whole: 0 };
let after = 0;
try {
  await probe({ calls: [], pages: [], whole: 0 });
  for (let round = 0; round < rounds; round += 1) {
    await probe(quiet);
    const client = { isOver: false };
    const asking = Array.from({ length: atOnce }, async () => {
      while (!client.isOver) {
        const { text } = await get(server.host, pageText(), '127.0.0.9');
        answered += Number(text.includes('<html'));
      }
    });
    await probe(busy);
    client.isOver = true;
    await Promise.all(asking);
    const before = server.cpuSeconds();
    await new Promise((resolve) => setTimeout(resolve, 2000));
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
      pagesOfTheClient: answered,
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
