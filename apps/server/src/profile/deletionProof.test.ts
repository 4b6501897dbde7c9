import { describe, expect, it } from 'vitest';
import { writeMail } from '../mail/writeMail.js';
import { aHandOver } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { deleteAccount, member, visitor } from '../testing/people.js';

describe('Deleting an account', () => {
  const { server } = aHandOver();

  it('requires proof of ownership, and mails an undo link that needs no sign-in', async () => {
    const leaving = await member(server(), 'leaves@example.org');
    const { json: listed } = await leaving.call('POST', '/api/donations', aDonation());
    const id: number = listed.id;
    expect((await leaving.call('DELETE', '/api/me', {})).status).toBe(422);
    const wrong = { proof: { password: 'a guessed password' } };
    expect((await leaving.call('DELETE', '/api/me', wrong)).status).toBe(422);
    expect((await visitor(server().host).call('GET', `/api/donations/${id}`)).status).toBe(200);
    expect((await deleteAccount(server(), leaving)).status).toBe(200);
    expect((await visitor(server().host).call('GET', `/api/donations/${id}`)).status).toBe(404);
    const { content } = await server()
      .parts.database.db.selectFrom('mails')
      .select('content')
      .where('recipient', '=', leaving.email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const told = JSON.parse(content);
    const { subject, text } = writeMail(
      { to: leaving.email, content: told },
      { product: 'Clothesline', address: 'https://x.example' },
    );
    expect(subject).toMatch(/will be deleted on \w+ \d+, \d{4}/);
    expect(text).toContain('https://x.example/not-me#');
    expect((await visitor(server().host).call('POST', '/api/auth/undo', { token: told.undo })).status).toBe(200);
    expect((await visitor(server().host).call('GET', `/api/donations/${id}`)).status).toBe(200);
    expect((await leaving.call('GET', '/api/me')).status).toBe(401);
  });
});
