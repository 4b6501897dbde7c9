import { donationsSchema } from '@clothesline/api-client/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aDonation } from './testing/donations.js';
import { startServerProcess } from './testing/startServerProcess.js';
import { copyOfEmptyStore } from './testing/storeTemplate.js';

/** Each round writes, is killed in the middle of it, and looks for all that was acknowledged. */
const rounds = 5;

/** Milliseconds of writing before the kill; another moment in each round. */
const writingTime = (round: number) => 150 + round * 70;

it('keeps every donation that it acknowledged, whenever it is killed', { timeout: 180_000 }, async () => {
  const folder = await copyOfEmptyStore();
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(folder.path);
    const known = await titles(server.host);
    expect(known).toEqual(expect.arrayContaining(acknowledged));
    const writing = new AbortController();
    const writers = [0, 1, 2].map(async (writer) => {
      for (let count = 0; !writing.signal.aborted; count += 1) {
        const title = `Coat ${round}.${writer}.${count}`;
        const body = JSON.stringify({ ...aDonation(), title });
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`${server.host}/api/donations`, { method: 'POST', headers, body }).catch(() => null);
        if (answer?.status === 201) acknowledged.push(title);
      }
    });
    await wait(writingTime(round));
    expect(await server.end('SIGKILL')).toBe(null);
    writing.abort();
    await Promise.all(writers);
  }
  const server = await startServerProcess(folder.path);
  const known = await titles(server.host);
  expect(await server.end('SIGTERM')).toBe(0);
  await folder.remove();
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(known).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(known).size).toBe(known.length);
});

/** Every title that the server lists, page after page. */
async function titles(host: string): Promise<string[]> {
  const found: string[] = [];
  let next: string | undefined = '/api/donations?limit=200';
  while (next) {
    const answer: Response = await fetch(host + next);
    found.push(...donationsSchema.parse(await answer.json()).map(({ title }) => title));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1]?.replace(host, '');
  }
  return found;
}
