import { describe, expect, it } from 'vitest';
import { aHandOver, secretPlace } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { visitor, type Answer, type Member } from '../testing/people.js';

describe('A hand-over in lists and exports', () => {
  const { server, people, asks, promises } = aHandOver();

  it('lists promised donations last, and omits given and withdrawn ones', async () => {
    const { donor } = people();
    const newest = async () => {
      const { json } = await donor.call('POST', '/api/donations', aDonation({ category: 'Seasonal' }));
      return json.id as number;
    };
    const [first, second, third, fourth] = [await newest(), await newest(), await newest(), await newest()];
    await donor.call('POST', `/api/donations/${fourth}/given`, {});
    await donor.call('POST', `/api/donations/${second}/withdraw`, {});
    const { db } = server().parts.database;
    await db.updateTable('donations').set({ status: 'promised' }).where('id', '=', third).execute();
    const pages = async (query: string) => {
      const ids: number[] = [];
      for (let next: string | undefined = `/api/donations?category=Seasonal&limit=1${query}`; next;) {
        const { json, headers }: Answer = await visitor(server().host).call('GET', next);
        ids.push(...json.map(({ id }: { id: number }) => id));
        next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1];
      }
      return ids.slice(0, 4);
    };
    expect((await pages('')).filter((id) => id >= first)).toEqual([first, third]);
    expect(await pages('&sort=newest')).toEqual(expect.arrayContaining([third, first]));
    expect(await pages('&sort=newest')).not.toContain(fourth);
    expect(await pages('&sort=newest')).not.toContain(second);
    const { donations } = (await visitor(server().host).call('GET', `/api/people/${donor.id}`)).json;
    const shown = new Set(donations.map(({ id }: { id: number }) => id));
    expect([first, second, third, fourth].map((id) => shown.has(id))).toEqual([true, false, true, false]);
  });

  it('is included in both people’s exports, as each sees it', async () => {
    const { donor, ann, bob } = people();
    const id = await asks(ann);
    await promises(id);
    await ann.call('POST', `/api/requests/${id}/messages`, { content: 'Said by Ann' });
    const exported = async (one: Member) => (await one.call('GET', '/api/me/export')).json;
    const [ofDonor, ofAnn, ofBob] = [await exported(donor), await exported(ann), await exported(bob)];
    const request = (json: Answer['json']) => json.requests.find((one: { id: number }) => one.id === id);
    expect(request(ofDonor).code.split(' ')).toHaveLength(3);
    expect(request(ofAnn)).toMatchObject({ place: secretPlace });
    expect(request(ofAnn).code).toBeUndefined();
    expect(request(ofBob)).toBeUndefined();
    expect(JSON.stringify(ofAnn.messages)).toContain('Said by Ann');
    expect(JSON.stringify([ofDonor, ofBob])).not.toContain('Said by Ann');
  });
});
