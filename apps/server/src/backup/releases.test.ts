import { describeConformance } from '@clothesline/api-client/conformance';
import { describeMembersConformance } from '@clothesline/api-client/conformance/members';
import { sql } from 'kysely';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/openStore.js';
import { clothesline, settingsOf } from '../testing/clothesline.js';
import { mailedCode } from '../testing/people.js';
import { startTestServer } from '../testing/startTestServer.js';
import { describeStores, embedded, type StoreKind } from '../testing/stores.js';

const folder = fileURLToPath(new URL('../../releases/', import.meta.url));

/** A store as an earlier release left it, brought to today's shape. */
async function restored(kind: StoreKind, file: string) {
  const place = await kind.place();
  const { code, err } = await clothesline(settingsOf(place), 'restore', folder + file, '--replace');
  if (code !== 0) throw new Error(err);
  const store = await openStore(place.at);
  return {
    store,
    async remove() {
      await store.close();
      await place.remove();
    },
  };
}

describe.each(readdirSync(folder))('The store of the release %s', (file) => {
  describeStores('Brought to today’s shape', (kind) => {
    let found: Awaited<ReturnType<typeof restored>>;
    beforeAll(async () => {
      found = await restored(kind, file);
    });
    afterAll(() => found.remove());

    it('holds what people gave and wrote, and what was decided', async () => {
      const { store } = found;
      const { donations } = await store.listDonations({ limit: 50 });
      expect(donations.map(({ title }) => title)).toEqual([
        'A coat with a photo',
        'Straw hat',
        'Denim jacket',
        'Blue parka',
        'Charcoal suit, 40R',
        'Rain boots, three pairs',
      ]);
      const acts = store.db.selectFrom('audit').select(['actor', 'action', 'kind', 'target_id', 'reason']);
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
      const requests = await store.db.selectFrom('requests').select(['donation_id', 'state']).execute();
      expect(requests).toEqual([{ donation_id: 6, state: 'waiting' }]);
      const { messages } = await store.messages('V1StGXR8_Z5jdHi6B-myT');
      expect(messages.map(({ content }) => content)[0]).toBe('Boots?');
    });

    it('finds a word without reading each donation', async () => {
      const { rows } = await found.store.db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        return sql`explain select id from donations where search_words @@ 'coat'::tsquery`.execute(transaction);
      });
      const plan = JSON.stringify(rows);
      expect(plan).toContain('Index Scan');
      expect(plan).not.toContain('Seq Scan');
    });

    describeConformance(`The server with ${kind.name}`, () => startTestServer({ store: found.store }));

    // The migrations are the same on both, and the embedded store is on every machine.
    if (kind !== embedded) return;
    describeMembersConformance(`The server with ${kind.name}`, async () => {
      const accounts = {
        secret: 'the secret of a test',
        mailer: { wake: () => {} },
        moderators: ['moderator@example.org'],
        isRequired: false,
        demo: false,
      };
      const server = await startTestServer({ accounts, store: found.store });
      return {
        ...server,
        // Passkeys need a name.
        host: `http://localhost:${server.port}`,
        codeFor: (email) => mailedCode(server, email.toLowerCase()),
        moderator: 'moderator@example.org',
      };
    });
  });
});
