import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { rounds } from '../testing/killRounds.js';
import { visitor, type Answer, type Visitor } from '../testing/people.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { makePlace } from '../testing/stores.js';

const reason = 'My children need warm coats.';

/** Milliseconds before the kill, varied per round. */
const actingTime = (round: number) => 150 + ((round * 137) % 400);

/** Signs in with the code from the newest mail file. */
async function signIn(host: string, dataDir: string, email: string): Promise<Visitor> {
  const one = visitor(host);
  await one.call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const dir = join(dataDir, 'mail');
  for (;;) {
    const names = await readdir(dir).catch(() => []);
    const mails = await Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(dir, name), 'utf8')),
    );
    const [, otp] = /^Subject: (\d{6}) /m.exec(mails.find((mail) => mail.includes(`To: ${email}\n`)) ?? '') ?? [];
    if (otp) {
      await done(one.call('POST', '/api/auth/sign-in/email-otp', { email, otp }));
      return one;
    }
    await wait(50);
  }
}

/** Resolves with the acknowledged result, or rejects. */
async function done(called: Promise<Answer>): Promise<Answer['json']> {
  const { status, json } = await called;
  if (status >= 300) throw new Error(`Not done: ${status}`);
  return json;
}

describe('Hand-overs while the server is repeatedly killed', () => {
  it('do not lose or repeat acknowledged writes', async () => {
    const place = await makePlace();
    const { dataDir, databaseUrl } = place.at;
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), LOG_LEVEL: 'info' };
    try {
      let server = await startServerProcess(settings);
      const names = ['donor', 'a', 'b', 'c'];
      const cookies = await Promise.all(
        names.map(async (name) => (await signIn(server.host, dataDir, `${name}@example.org`)).cookies),
      );
      const here = (index: number) => {
        const one = visitor(server.host);
        for (const [name, value] of cookies[index] ?? []) one.cookies.set(name, value);
        return one;
      };
      /** The last acknowledged state of each request, and all acknowledged messages. */
      const states = new Map<number, string>();
      const said: string[] = [];
      const ended = new Set<number>();

      for (let round = 0; round < rounds; round += 1) {
        const over = new AbortController();
        const begun = Promise.withResolvers<void>();
        const play = async (asker: number) => {
          for (let count = 0; !over.signal.aborted; count += 1) {
            const name = `${round}-${asker}-${count}`;
            const listed = await done(here(0).call('POST', '/api/donations', aDonation()));
            const from = new Date(Date.now() + 3_600_000).toISOString();
            const time = { from, to: new Date(Date.now() + 7_200_000).toISOString() };
            const sent = { reason, times: [time] };
            const { id } = await done(here(asker).call('POST', `/api/donations/${listed.id}/requests`, sent));
            states.set(id, 'waiting');
            const key = { 'Idempotency-Key': `message-${name}` };
            await done(here(asker).call('POST', `/api/requests/${id}/messages`, { content: name }, key));
            said.push(name);
            await done(here(0).call('POST', `/api/requests/${id}/promise`, { place: 'The corner', ...time }));
            states.set(id, 'promised');
            await done(here(0).call('POST', `/api/requests/${id}/received`, {}));
            states.set(id, 'received');
            ended.add(id);
            begun.resolve();
          }
        };
        const playing = [1, 2, 3].map((asker) => play(asker).catch(() => {}));
        // Starts with the first completed hand-over, which may be slow on busy machines.
        await Promise.race([begun.promise, Promise.all(playing)]);
        await wait(actingTime(round));
        expect(await server.end('SIGKILL')).toBe(null);
        over.abort();
        await Promise.all(playing);
        server = await startServerProcess(settings);
      }

      const order = ['waiting', 'promised', 'received'];
      expect(ended.size).toBeGreaterThan(0);
      const heard: string[] = [];
      for (const [id, state] of states) {
        const { json } = await here(0).call('GET', `/api/requests/${id}`);
        expect(order.indexOf(json.state), `${id}: ${json.state} after ${state}`).toBeGreaterThanOrEqual(
          order.indexOf(state),
        );
        const lines = json.messages.filter((one: { authorId: number | null }) => one.authorId === null);
        expect(lines, `steps of ${id}`).toHaveLength(order.indexOf(json.state));
        heard.push(
          ...json.messages.flatMap((one: { authorId: number | null; content: string }) =>
            one.authorId === null ? [] : one.content,
          ),
        );
        const { json: donation } = await here(0).call('GET', `/api/donations/${json.donationId}`);
        expect(donation.status).toBe(
          { waiting: 'available', promised: 'promised', received: 'given' }[json.state as string],
        );
      }
      expect(said.filter((name) => !heard.includes(name))).toEqual([]);
      expect(new Set(heard).size).toBe(heard.length);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await place.remove();
    }
  }, 300_000);
});
