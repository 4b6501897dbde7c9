import { expect, it } from 'vitest';
import { aHandOver, secretPlace } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { visitor, type Answer, type Member } from '../testing/people.js';
import { describeStores } from '../testing/stores.js';

describeStores('A hand-over in lists and exports', (kind) => {
  const { server, people, asks, promises } = aHandOver(kind);

  it('comes after what is available in a list, page after page, and in its place where the newest are asked for', async () => {
    const { donor } = people();
    const newest = async () => {
      const { json } = await donor.call('POST', '/api/donations', aDonation({ category: 'Seasonal' }));
      return json.id as number;
    };
    const [first, second, third, fourth] = [await newest(), await newest(), await newest(), await newest()];
    await donor.call('POST', `/api/donations/${fourth}/given`, {});
    await donor.call('POST', `/api/donations/${second}/withdraw`, {});
    const pages = async (query: string) => {
      const ids: number[] = [];
      for (let next: string | undefined = `/api/donations?category=Seasonal&limit=1${query}`; next;) {
        const { json, headers }: Answer = await visitor(server().host).call('GET', next);
        ids.push(...json.map(({ id }: { id: number }) => id));
        next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1];
      }
      return ids.slice(0, 4);
    };
    expect(await pages('')).toEqual([third, first, fourth, second]);
    expect(await pages('&sort=newest')).toEqual([fourth, third, second, first]);
  });

  it('is in what both take with them, each as they see it', async () => {
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
