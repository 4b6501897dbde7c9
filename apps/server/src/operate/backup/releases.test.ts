import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releases, restoreRelease } from '../../testing/restoreRelease.js';
import { createChats } from '../../assistant/messages.js';
import { createStoredDonations } from '../../testing/donations.js';

describe.each(releases)('The restored backup of %s', (file) => {
  let release: Awaited<ReturnType<typeof restoreRelease>>;
  beforeAll(async () => {
    release = await restoreRelease(file);
  });
  afterAll(() => release.remove());

  it('contains people’s content and moderators’ decisions', async () => {
    const { database } = release;
    const { donations } = await createStoredDonations(database).list({ limit: 50 });
    expect(donations.map(({ title }) => title)).toEqual([
      'A coat with a photo',
      'Straw hat',
      'Denim jacket',
      'Blue parka',
      'Charcoal suit, 40R',
      'Rain boots, three pairs',
    ]);
    const acts = database.db.selectFrom('audit').select(['actor', 'action', 'kind', 'target_id', 'reason']);
    expect(await acts.orderBy('id').execute()).toEqual([
      { actor: 'moderator@example.org', action: 'hide', kind: 'donation', target_id: 7, reason: 'Spam' },
      {
        actor: 'operator',
        action: 'restore',
        kind: null,
        target_id: null,
        reason: expect.stringMatching(/^The backup/),
      },
    ]);
    const requests = await database.db.selectFrom('requests').select(['donation_id', 'state']).execute();
    expect(requests).toEqual([{ donation_id: 6, state: 'waiting' }]);
    const { messages } = await createChats(database).read('V1StGXR8_Z5jdHi6B-myT');
    expect(messages.map(({ content }) => content)[0]).toBe('Boots?');
  });

  it('finds a word with an index scan', async () => {
    const { rows } = await release.database.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql`explain select id from donations where search_words @@ 'coat'::tsquery`.execute(transaction);
    });
    const plan = JSON.stringify(rows);
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Seq Scan');
  });
});
