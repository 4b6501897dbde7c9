import { expect, it } from 'vitest';
import { aStore } from '../testing/aStore.js';
import { startTestServer } from '../testing/startTestServer.js';

/** Requests that are timed together, and how often: a machine that is busy with something else disturbs some rounds. */
const many = 20;
const rounds = 5;

it('The page of the API is compressed once, and costs little more than a word', async () => {
  const server = await startTestServer({ store: aStore() });
  const timeOf = async (path: string) => {
    const start = performance.now();
    for (let sent = 0; sent < many; sent += 1) {
      const response = await fetch(server.host + path, { headers: { 'Accept-Encoding': 'br' } });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    return performance.now() - start;
  };
  // Compressed before it is timed.
  for (const path of ['/api/docs', '/healthz']) await timeOf(path);
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shares.push((await timeOf('/api/docs')) / (await timeOf('/healthz')));
  }
  expect(Math.min(...shares)).toBeLessThan(3);
  await server.stop();
});
