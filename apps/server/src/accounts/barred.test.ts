import { describe, expect, it } from 'vitest';
import { aHandOver, day } from '../testing/aHandOver.js';
import { deleteAccount, freshCode, mailedCode, member, visitor } from '../testing/people.js';
import { normalMailbox } from './barred.js';
import { tidy } from '../operate/retention/tidy.js';

it.each([
  ['ann@example.org', 'ann@example.org'],
  ['ann+coats+2@example.org', 'ann@example.org'],
  ['+ann@example.org', '+ann@example.org'],
  // Only Gmail ignores dots.
  ['a.n.n@example.org', 'a.n.n@example.org'],
  ['a.n.n+1@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['a.nn@mygmail.com', 'a.nn@mygmail.com'],
])('normalizes %s to %s', (email, mailbox) => {
  expect(normalMailbox(email)).toBe(mailbox);
});

describe('The mailbox of a suspended account', () => {
  const { server, people, later } = aHandOver();

  async function suspends(email: string) {
    const { ann } = people();
    const [rude, moderator] = [await member(server(), email), await member(server(), 'moderator@example.org')];
    const { json } = await ann.call('POST', '/api/reports', { kind: 'person', id: rude.id, reason: 'rude' });
    const act = (action: string) => moderator.call('POST', `/api/moderation/${json.id}`, { action, reason: 'Threats' });
    expect((await act('suspend')).status).toBe(200);
    return { rude, act };
  }
  async function signIn(email: string): Promise<number> {
    const otp = await freshCode(server(), email);
    return (await visitor(server().host).call('POST', '/api/auth/sign-in/email-otp', { email, otp })).status;
  }
  async function listingToken(email: string): Promise<number> {
    const one = visitor(server().host);
    await one.call('POST', '/api/listing-token/code', { email });
    return (await one.call('POST', '/api/listing-token', { email, code: await mailedCode(server(), email) })).status;
  }

  it('cannot create an account under any alias, even after the account is deleted', async () => {
    const { rude } = await suspends('r.ude+1@gmail.com');
    const others = ['rude@gmail.com', 'r.u.d.e+2@googlemail.com'];
    expect(await signIn(rude.email)).toBe(200);
    for (const email of others) expect([await signIn(email), await listingToken(email)]).toEqual([403, 403]);
    expect((await deleteAccount(server(), rude)).status).toBe(200);
    await later(8 * day);
    for (const email of [rude.email, ...others]) {
      expect([await signIn(email), await listingToken(email)], email).toEqual([403, 403]);
    }
    expect(await signIn('rude@example.org')).toBe(200);
    const { db } = server().parts.database;
    const rows = await db.selectFrom('barred_mailboxes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('rude');
  });

  it('can create an account again once the suspension is lifted or its record has expired', async () => {
    const { act } = await suspends('back@example.org');
    expect(await signIn('back+1@example.org')).toBe(403);
    expect((await act('restore')).status).toBe(200);
    expect(await signIn('back+1@example.org')).toBe(200);
    await suspends('later@example.org');
    const { database } = server().parts;
    await database.db
      .updateTable('barred_mailboxes')
      .set({ barred_at: new Date(0) })
      .execute();
    await tidy(database, { remove: async () => {} });
    expect(await signIn('later+1@example.org')).toBe(200);
  });
});
