import { expect, it } from 'vitest';
import { aHandOver } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { member } from '../testing/people.js';

const { server, people } = aHandOver();

it('removes a hidden donation from every feed until it is restored', async () => {
  const { ann, donor } = people();
  const moderator = await member(server(), 'moderator@example.org');
  const { json: donation } = await donor.call('POST', '/api/donations', aDonation({ title: 'Umber anorak' }));
  const showing = async () =>
    Promise.all(
      ['atom', 'json', 'geojson'].map(async (format) => {
        const response = await fetch(`${server().host}/donations.${format}?search=umber`);
        expect(response.headers.get('Cache-Control') ?? '').not.toMatch(/max-age=[1-9]/);
        return (await response.text()).includes('Umber anorak');
      }),
    );
  expect(await showing()).toEqual([true, true, true]);
  const report = { kind: 'donation', id: donation.id, reason: 'unsafe' };
  const { json: entry } = await ann.call('POST', '/api/reports', report);
  const decide = async (action: string) =>
    moderator.call('POST', `/api/moderation/${entry.id}`, { action, reason: 'It is not safe.' });
  expect((await decide('hide')).status).toBe(200);
  expect(await showing()).toEqual([false, false, false]);
  expect((await decide('restore')).status).toBe(200);
  expect(await showing()).toEqual([true, true, true]);
});
