import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../observe/createLog.js';
import { openDatabase } from '../openDatabase.js';
import type { Database } from '../store/database.js';
import { makePlace, type StorePlace } from '../testing/stores.js';
import { createMailer } from './createMailer.js';
import { checkMail } from '../operate/command-line/doctor/checkServices.js';
import { createMailTransport, type MailTransport } from './createTransport.js';
import { enqueueMail } from './outbox.js';

const lines: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

const from = 'Clothesline <noreply@clothes.example>';
const secret = 'the secret of a test';
const site = { product: 'Clothesline', address: 'https://clothes.example' };

describe('Mails', () => {
  let place: StorePlace;
  let database: Database;
  let time = Date.parse('2026-11-20T10:00:00Z');
  const now = () => new Date(time);
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place.at);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const write = (to: string) => enqueueMail(database.db, { to, content: { kind: 'code', code: '123456' } }, now());

  it('are sent once, even by concurrent servers', async () => {
    const sent: string[] = [];
    const transport: MailTransport = async ({ to }) => void sent.push(to);
    const recipients = Array.from({ length: 25 }, (_, number) => `p${number}@example.org`);
    for (const to of recipients) await write(to);
    const mailers = Array.from({ length: 9 }, () => createMailer({ database, transport, log, now }));
    // Opens connections first, otherwise one server finishes before the next starts.
    await Promise.all(mailers.map(() => database.check()));
    await Promise.all(mailers.map((mailer) => mailer.deliver()));
    time += 10 * 86_400_000;
    await Promise.all(mailers.map((mailer) => mailer.deliver()));
    expect(sent.toSorted()).toEqual(recipients.toSorted());
  });

  it('are retried with increasing delays and the same id, then dropped', async () => {
    const tries: { at: number; id: string }[] = [];
    const refused = Object.assign(new Error('550 unknown: p@example.org'), { code: 'EENVELOPE', responseCode: 550 });
    let isAway = true;
    const transport: MailTransport = async ({ messageId }) => {
      tries.push({ at: time, id: messageId });
      if (isAway) throw refused;
    };
    await write('p@example.org');
    const mailer = createMailer({ database, transport, log, now });
    const start = time;
    for (let minute = 0; minute <= 8; minute += 1) {
      time = start + minute * 60_000;
      isAway = minute < 7;
      await mailer.deliver();
    }
    expect(tries.map(({ at }) => (at - start) / 60_000)).toEqual([0, 1, 3, 7]);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    const rows = await database.db.selectFrom('mails').select('content').execute();
    expect(JSON.stringify(rows)).not.toContain('123456');
    expect(lines.join('')).not.toContain('p@example.org');
    expect(lines.join('')).toContain('"code":"EENVELOPE","status":550');
  });

  it('are dropped if their code expired, such as after a restore', async () => {
    const sent: string[] = [];
    const transport: MailTransport = async ({ to }) => void sent.push(to);
    await write('late@example.org');
    await enqueueMail(database.db, { to: 'told@example.org', content: { kind: 'changed', what: 'email' } }, now());
    time += 600_000;
    await createMailer({ database, transport, log, now }).deliver();
    expect(sent).toEqual(['told@example.org']);
    expect(
      await database.db.selectFrom('mails').where('recipient', '=', 'late@example.org').selectAll().execute(),
    ).toEqual([]);
  });

  it('are written to files and logged without a mail server', async () => {
    const dir = join(await mkdtemp(join(tmpdir(), 'mails-')), 'mail');
    try {
      const transport = createMailTransport({ smtpUrl: undefined, from, site, secret, dir, log });
      await write('file@example.org');
      await createMailer({ database, transport, log, now }).deliver();
      const [name = '', ...more] = await readdir(dir);
      expect(more).toEqual([]);
      expect(name).toMatch(/\.eml$/);
      const text = await readFile(join(dir, name), 'utf8');
      expect(text).toMatch(/^From: Clothesline <noreply@clothes.example>$/m);
      expect(text).toMatch(/^To: file@example.org$/m);
      expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(text).toMatch(/^Message-ID: <[\w-]+@clothes\.example>$/m);
      expect(text).not.toContain('List-Unsubscribe');
      expect(text).toMatch(/^Subject: 123456 is your Clothesline code$/m);
      expect(text).toContain('text/plain');
      expect(text).toContain('text/html');
      expect((await stat(join(dir, name))).mode & 0o077).toBe(0);
      expect(lines.at(-1)).toContain(name);
      expect(lines.at(-1)).not.toContain('file@example.org');
    } finally {
      await rm(join(dir, '..'), { recursive: true });
    }
  });

  it('are sent to the configured mail server', async () => {
    const inbox = await fakeSmtp();
    try {
      const transport = createMailTransport({ smtpUrl: inbox.url, from, site, secret, dir: '/nowhere', log });
      await write('smtp@example.org');
      await createMailer({ database, transport, log, now }).deliver();
      expect(inbox.received).toHaveLength(1);
      expect(inbox.received[0]).toMatch(/^To: smtp@example.org\r$/m);
      expect(inbox.recipients).toEqual(['<smtp@example.org>']);
      const unset = { smtpUrl: inbox.url, mailDir: '/nowhere', mailFrom: 'Clothesline <noreply@localhost>' };
      expect(await checkMail(unset)).toMatchObject({ state: 'advice', mend: expect.stringContaining('Set MAIL_FROM') });
    } finally {
      inbox.close();
    }
  });

  it.each([
    ['550 5.1.1 no such user', 1],
    ['553 mailbox name not allowed', 1],
    ['450 4.2.1 try again later', 3],
  ])('to a recipient rejected with %s are attempted %i times', async (answer, tries) => {
    const inbox = await fakeSmtp(answer);
    try {
      const mailer = createMailer({
        database,
        transport: createMailTransport({ smtpUrl: inbox.url, from, site, secret, dir: '/nowhere', log }),
        log,
        now,
      });
      const search = JSON.stringify({ search: 'coat' });
      await sql`insert into alerts (email, search, pace, created_at, due_at) values ('gone@example.org', ${search}, 'now', now(), now())`.execute(
        database.db,
      );
      for (let round = 0; round < 3; round += 1) {
        const content = { kind: 'alert' as const, token: 'a', alerts: [] };
        await enqueueMail(database.db, { to: 'gone@example.org', content }, now());
      }
      for (let round = 0; round < 3; round += 1) {
        await mailer.deliver();
        time += 600_000;
      }
      expect(inbox.recipients).toHaveLength(3 * tries);
      const left = await database.db
        .selectFrom('alerts')
        .select('id')
        .where('email', '=', 'gone@example.org')
        .execute();
      expect(left).toHaveLength(tries === 1 ? 0 : 1);
    } finally {
      await database.db.deleteFrom('mails').where('recipient', '=', 'gone@example.org').execute();
      await database.db.deleteFrom('alerts').execute();
      inbox.close();
    }
  });

  it('require TLS, except for localhost or if the URL allows it', async () => {
    const inbox = await fakeSmtp();
    try {
      // Also this machine, but not recognizable as localhost.
      const smtpUrl = inbox.url.replace('smtp://127.0.0.1', 'smtp://ann:secret@0.0.0.0');
      const deliver = (url: string) =>
        createMailTransport({ smtpUrl: url, from, site, secret, dir: '/nowhere', log, timeout: 500 })(mail);
      const mail = {
        id: 1,
        to: 'a@example.org',
        content: '{"kind":"changed","what":"email"}',
        messageId: '<1@x>',
        createdAt: now(),
      };
      await expect(deliver(smtpUrl)).rejects.toThrow(/TLS/);
      expect([inbox.received, inbox.recipients, inbox.heard.join('')]).toEqual([
        [],
        [],
        expect.not.stringContaining('AUTH'),
      ]);
      await deliver(`${smtpUrl}?requireTLS=false`);
      expect([inbox.received.length, inbox.heard.join('')]).toEqual([1, expect.stringContaining('AUTH')]);
    } finally {
      inbox.close();
    }
  });

  it('time out if the mail server does not respond', async () => {
    const silent = createServer(() => {}).listen(0);
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const smtpUrl = `smtp://localhost:${port}`;
    try {
      const start = performance.now();
      const transport = createMailTransport({ smtpUrl, from, site, secret, dir: '/nowhere', log, timeout: 200 });
      await write('silent@example.org');
      await createMailer({ database, transport, log, now }).deliver();
      expect(await checkMail({ smtpUrl, mailDir: '/nowhere', mailFrom: from }, 200)).toMatchObject({
        state: 'problem',
      });
      expect(performance.now() - start).toBeLessThan(5000);
    } finally {
      silent.close();
    }
  });
});

/** A minimal mail server. */
async function fakeSmtp(answerRecipient = '250 fine') {
  const received: string[] = [];
  const recipients: string[] = [];
  const heard: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard.push(chunk);
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = undefined;
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) data = '';
        const [, recipient] = /^RCPT TO:(\S+)/i.exec(line) ?? [];
        if (recipient) recipients.push(recipient);
        const isTls = /^STARTTLS/i.test(line);
        const isHello = /^EHLO/i.test(line);
        socket.write(
          isHello
            ? '250 AUTH PLAIN\r\n'
            : isTls
              ? '502 no TLS here\r\n'
              : data === ''
                ? '354 go on\r\n'
                : recipient
                  ? `${answerRecipient}\r\n`
                  : '250 fine\r\n',
        );
        if (/^QUIT/i.test(line)) socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, recipients, heard, close: () => server.close() };
}
