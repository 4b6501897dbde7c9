import { donationsSchema } from '@clothesline/api-client/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { aDonation } from './donations.js';
import { startServerProcess } from './startServerProcess.js';
import { isFull } from './stores.js';

/** Milliseconds until the kill, varied per round. */
const writingTime = (round: number) => 60 + ((round * 37) % 240);

/** Number of kills (`ROUNDS`). */
export const rounds = Number(process.env.ROUNDS ?? (isFull ? 6 : 1));

export interface KillRounds {
  settings: Record<string, string>;
  /** Called just before the kill. */
  before?: (round: number) => void;
  between?: (round: number) => Promise<void>;
}

export interface Outcome {
  acknowledged: number;
  lost: string[];
  twice: number;
}

/**
 * In each round, starts the server, writes from three clients, and kills it. Every confirmed write must exist exactly
 * once.
 */
export async function killRounds({
  settings,
  before = () => {},
  between = async () => {},
}: KillRounds): Promise<Outcome> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(settings);
    const writing = new AbortController();
    const begun = Promise.withResolvers<void>();
    const writers = [0, 1, 2].map(async (writer) => {
      for (let count = 0; !writing.signal.aborted; count += 1) {
        const title = `Coat ${round}.${writer}.${count}`;
        const body = JSON.stringify({ ...aDonation(), title });
        const headers = { 'Content-Type': 'application/json' };
        const response = await fetch(`${server.host}/api/donations`, { method: 'POST', headers, body }).catch(
          () => null,
        );
        if (response?.status !== 201) break;
        acknowledged.push(title);
        begun.resolve();
      }
    });
    // the first write may be slow
    await Promise.race([begun.promise, Promise.all(writers)]);
    await wait(writingTime(round));
    before(round);
    expect(await server.end('SIGKILL')).toBe(null);
    writing.abort();
    await Promise.all(writers);
    await between(round);
  }
  const server = await startServerProcess(settings);
  const known = await titles(server.host);
  expect(await server.end('SIGTERM')).toBe(0);
  const isKnown = new Set(known);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !isKnown.has(title)),
    twice: known.length - isKnown.size,
  };
}

async function titles(host: string): Promise<string[]> {
  const found: string[] = [];
  let total = 0;
  let next: string | undefined = '/api/donations?limit=200';
  while (next) {
    const response: Response = await fetch(host + next);
    total = Number(response.headers.get('X-Total-Count'));
    found.push(...donationsSchema.parse(await response.json()).map(({ title }) => title));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]?.replace(host, '');
  }
  expect(found).toHaveLength(total);
  return found;
}
