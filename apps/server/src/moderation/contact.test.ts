import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteNow } from '../profile/deletion.js';
import { aHandOver } from '../testing/aHandOver.js';
import { member, visitor, type Member } from '../testing/people.js';

describe('Messages from visitors', () => {
  const { server, people, donation } = aHandOver();
  const anybody = () => visitor(server().host);
  let moderator: Member;
  beforeAll(async () => {
    moderator = await member(server(), 'moderator@example.org');
  });

  it('are shown to moderators and mailed', async () => {
    const sent = { email: 'visitor@example.org', words: 'Where are you on Sundays?' };
    expect((await anybody().call('POST', '/api/contact', sent)).status).toBe(201);
    const { json: entries } = await moderator.call('GET', '/api/moderation');
    const entry = entries.find((one: { kind: string }) => one.kind === 'contact');
    expect(entry).toMatchObject({ words: [`${sent.words}\n${sent.email}`], state: 'open' });
    const act = (action: string) =>
      moderator.call('POST', `/api/moderation/${entry.id}`, { action, reason: 'Answered.' });
    expect((await act('hide')).status).toBe(409);
    expect((await act('dismiss')).status).toBe(200);
    const mails = await server().parts.database.db.selectFrom('mails').select(['recipient', 'content']).execute();
    expect(mails.filter(({ content }) => content.includes('"contact"'))).toMatchObject([
      { recipient: moderator.email },
    ]);
  });

  it('are mailed individually up to a limit, then as a digest, and are listed after reports', async () => {
    const { ann } = people();
    for (let count = 0; count < 35; count += 1) {
      const sent = { email: 'flood@example.org', words: `Flood of messages ${count}` };
      expect((await anybody().call('POST', '/api/contact', sent)).status).toBe(201);
    }
    const id = (await ann.call('POST', '/api/reports', { kind: 'donation', id: donation(), reason: 'unsafe' })).json.id;
    const { json } = await moderator.call('GET', '/api/moderation');
    expect(json[0]).toMatchObject({ id, kind: 'donation', state: 'open' });
    const { db } = server().parts.database;
    const mails = await db.selectFrom('mails').select('content').where('recipient', '=', moderator.email).execute();
    const contents = mails.map(({ content }) => JSON.parse(content));
    const single = contents.filter(({ kind, email }) => kind === 'contact' && email === 'flood@example.org').length;
    expect(single).toBeLessThanOrEqual(30);
    expect(contents.filter(({ kind }) => kind === 'contact digest')).toEqual([
      { kind: 'contact digest', count: 35 - single },
    ]);
  });

  it('are deleted with their author’s account, whether sent signed in or out', async () => {
    const writer = await member(server(), 'writer@example.org');
    const words = (text: string) => ({ email: writer.email, words: text });
    expect((await writer.call('POST', '/api/contact', words('Words of somebody who leaves'))).status).toBe(201);
    expect((await anybody().call('POST', '/api/contact', words('The same person, signed out'))).status).toBe(201);
    const { database, durations } = server().parts;
    await deleteNow({ database, durations, now: () => new Date() }, writer.id);
    const { rows } = await sql<{ words: string }>`select words from reports`.execute(database.db);
    expect(rows.filter(({ words: kept }) => kept.includes(writer.email))).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('somebody who leaves');
  });
});
