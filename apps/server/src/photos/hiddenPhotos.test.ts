import { beforeAll, describe, expect, it } from 'vitest';
import { standardDurations as durations } from '@clothesline/api-client/hand-over';
import type { Operator } from '../operate/command-line/operator.js';
import { audit, decidePhoto } from '../operate/command-line/site.js';
import { deleteNow } from '../profile/deletion.js';
import { aHandOver, day } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { deleteAccount, member, type Member } from '../testing/people.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { sendPhoto, storePhoto } from '../testing/photos/uploads.js';
import { tidy } from '../operate/retention/tidy.js';

describe('A photo', () => {
  const { server, people, later, now } = aHandOver();
  let moderator: Member;
  beforeAll(async () => {
    moderator = await member(server(), 'moderator@example.org');
  });
  let count = 0;
  const newcomer = () => member(server(), `shown${(count += 1)}@example.org`);
  const stores = async () => (await storePhoto(server().host, await aPhoto({ width: 300 + (count += 1) }))).url;
  const status = async (url: string) => (await fetch(server().host + url)).status;
  const gives = async (donor: Member, image: string) => {
    const { json, status: answered } = await donor.call('POST', '/api/donations', aDonation({ images: [image] }));
    expect(answered).toBe(201);
    return json.id as number;
  };
  const lists = async (donor: Member, image: string) => [
    (await donor.call('POST', '/api/donations', aDonation({ images: [image] }))).status,
    (await donor.call('PATCH', '/api/me', { profileImage: image })).status,
  ];
  const decides = async (target: object, action: string, again?: number) => {
    const entry =
      again ?? (await people().ann.call('POST', '/api/reports', { reason: 'unsafe', words: '', ...target })).json.id;
    const { status: answered } = await moderator.call('POST', `/api/moderation/${entry}`, {
      action,
      reason: 'Unsafe.',
    });
    expect(answered).toBe(200);
    return entry as number;
  };
  const operator = (): Operator => ({ ...server().parts, config: { durations } as Operator['config'], now });

  it('is hidden with its donation, and cannot be used until the donation is restored', async () => {
    const author = await newcomer();
    const photo = await stores();
    const id = await gives(author, photo);
    expect(await status(photo)).toBe(200);
    const entry = await decides({ kind: 'donation', id }, 'hide');
    const hidden = await fetch(server().host + photo);
    expect([hidden.status, hidden.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(await lists(people().bob, photo)).toEqual([400, 422]);
    await decides({}, 'restore', entry);
    expect(await status(photo)).toBe(200);
  });

  it('stays visible while another donation shows it', async () => {
    const [author, other] = [await newcomer(), await newcomer()];
    const photo = await stores();
    const id = await gives(author, photo);
    await gives(other, photo);
    await decides({ kind: 'donation', id }, 'hide');
    expect(await status(photo)).toBe(200);
    await deleteNow({ database: server().parts.database, durations, now }, other.id);
    await later(2 * day);
    const { db } = server().parts.database;
    await db
      .updateTable('photos')
      .set({ stored_at: new Date(0) })
      .execute();
    await tidy(server().parts.database, { remove: async () => {} });
    expect(await status(photo)).toBe(404);
  });

  it.each(['suspended', 'deleted by its owner', 'deleted by the operator'])(
    'is hidden immediately, like the portrait, if the account is %s',
    async (how) => {
      const author = await newcomer();
      const [photo, portrait] = [await stores(), await stores()];
      await gives(author, photo);
      expect((await author.call('PATCH', '/api/me', { profileImage: portrait })).status).toBe(200);
      let entry = 0;
      if (how === 'suspended') entry = await decides({ kind: 'person', id: author.id }, 'suspend');
      else if (how === 'deleted by its owner') await deleteAccount(server(), author);
      else await deleteNow({ database: server().parts.database, durations, now }, author.id);
      expect([await status(photo), await status(portrait)]).toEqual([404, 404]);
      expect(await lists(people().bob, photo)).toEqual([400, 422]);
      expect(await lists(people().bob, portrait)).toEqual([400, 422]);
      if (how === 'deleted by the operator') return;
      if (how === 'suspended') await decides({}, 'restore', entry);
      else await author.call('POST', '/api/me/restore', {});
      expect([await status(photo), await status(portrait)]).toEqual([200, 200]);
    },
  );

  it('is removed if the operator forbids it, and rejected until allowed', async () => {
    const bytes = await aPhoto({ width: 290 });
    const { url } = await storePhoto(server().host, bytes);
    const hash = url.slice('/photos/'.length, '/photos/'.length + 64);
    await gives(await newcomer(), url);
    await decidePhoto(operator(), hash, { state: 'forbidden', reason: 'Not legal.' });
    expect(await status(url)).toBe(404);
    expect(await server().parts.photos.read(url.slice('/photos/'.length))).toBeUndefined();
    const again = await sendPhoto(server().host, bytes);
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining("isn't allowed here")]);
    expect(await lists(people().bob, url)).toEqual([400, 422]);
    await later(3 * day);
    await tidy(server().parts.database, { remove: async () => {} });
    expect((await sendPhoto(server().host, bytes)).status).toBe(422);
    await decidePhoto(operator(), hash, { state: 'allowed', reason: 'Looked at again.' });
    expect((await sendPhoto(server().host, bytes)).status).toBe(201);
    expect(await status(url)).toBe(200);
    // A donation still shows it.
    await server()
      .parts.database.db.updateTable('photos')
      .set({ stored_at: new Date(0) })
      .execute();
    const removed: string[] = [];
    await tidy(server().parts.database, { remove: async (names) => void removed.push(...names) });
    expect(removed).not.toContain(url.slice('/photos/'.length));
    expect((await audit(operator(), { limit: 10 })).text).toContain(hash);
  });

  it('can be forbidden by its hash before it is uploaded', async () => {
    const bytes = await aPhoto({ width: 291 });
    const { hash } = await server().parts.preparer.prepare(bytes, '');
    await decidePhoto(operator(), hash, { state: 'forbidden', reason: 'Not legal.' });
    expect((await sendPhoto(server().host, bytes)).status).toBe(422);
  });
});
