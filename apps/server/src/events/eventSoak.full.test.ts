import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { member, type Member } from '../testing/people.js';
import { startTestServer } from '../testing/startTestServer.js';

/** Seconds per store. Longer: `TEST_FULL=1 EVENT_SECONDS=300 npx vitest run --project server eventSoak`. */
const seconds = Number(process.env.EVENT_SECONDS ?? 5);

/** Minimum number of rounds on slow machines. */
const fewestRounds = 3;

/** Streams per account and round; half are reset, the others closed. */
const ofEach = 10;

describe('Repeatedly opened and closed change streams', () => {
  it(
    'do not leak streams, connections, or listeners',
    async () => {
      const server = await startTestServer({}, { events: { times: { heartbeat: 50 } } });
      const { database, events } = server.parts;
      const warnings: string[] = [];
      const onWarning = ({ name, message }: Error) => void warnings.push(`${name}: ${message}`);
      process.on('warning', onWarning);
      try {
        const names = Array.from({ length: 4 }, (_, index) => `reader-${index}@example.org`);
        const readers: Member[] = [];
        for (const name of names) readers.push(await member(server, name));
        await play(readers);
        const first = await atRest();
        const end = Date.now() + seconds * 1000;
        let rounds = 0;
        for (; Date.now() < end || rounds < fewestRounds; rounds += 1) await play(readers);
        const last = await atRest();
        // Keep-alive connections of `fetch` may close in the meantime.
        expect(last.sockets).toBeLessThanOrEqual(first.sockets);
        expect(last.running).toBe(0);
        expect(warnings).toEqual([]);
        // New readers are still served.
        const socket = await opened(readers[0] as Member);
        await expect.poll(events.streams).toBe(1);
        socket.destroy();
      } finally {
        process.off('warning', onWarning);
        await server.stop();
      }

      /** Opens all streams, sends each an event, and resets or closes it. */
      async function play(readers: readonly Member[]): Promise<void> {
        const sockets = await Promise.all(
          readers.flatMap((reader) => Array.from({ length: ofEach }, () => opened(reader))),
        );
        expect(events.streams()).toBe(sockets.length);
        await database.db
          .insertInto('notices')
          .values(
            readers.map(({ id }) => ({
              user_id: id,
              kind: 'asked' as const,
              text: '',
              donation_id: null,
              request_id: null,
              created_at: new Date(),
              read_at: null,
            })),
          )
          .execute();
        for (const [index, socket] of sockets.entries()) {
          if (index % 2 === 0) socket.resetAndDestroy();
          else socket.end();
        }
        await expect.poll(events.streams, { interval: 5 }).toBe(0);
        for (const socket of sockets) socket.destroy();
      }

      function opened({ cookies }: Member): Promise<Socket> {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        return new Promise((resolve, reject) => {
          const socket = connect(server.port, '127.0.0.1');
          socket.once('error', reject);
          socket.once('data', (data: Buffer) => {
            if (!data.toString().startsWith('HTTP/1.1 200')) return reject(new Error(data.toString().slice(0, 40)));
            socket
              .off('error', reject)
              .on('error', () => {})
              .resume();
            resolve(socket);
          });
          socket.write(`GET /api/events HTTP/1.1\r\nHost: here\r\nCookie: ${cookie}\r\n\r\n`);
        });
      }

      /** Counts open resources once all streams are closed. */
      async function atRest() {
        await expect.poll(events.streams).toBe(0);
        /** Includes both ends of each connection, and excludes those to the database. */
        const sockets = () =>
          process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length -
          database.pool().connections;
        // Sockets close a little later than their streams.
        let last = -1;
        while (last !== sockets()) {
          last = sockets();
          await wait(200);
        }
        return { sockets: last, running: server.running() };
      }
    },
    seconds * 1000 + 60_000,
  );
});
