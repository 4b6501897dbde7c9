import { expect, it } from 'vitest';
import { aHandOver } from '../testing/aHandOver.js';
import { visitor } from '../testing/people.js';
import { aDonation } from '../testing/donations.js';

const { server } = aHandOver();
it('keeps the brand', async () => {
  const anybody = visitor(server().host);
  const made = await anybody.call('POST', '/api/donations', aDonation({ brand: 'Patagonia' }));
  expect(made.status, JSON.stringify(made.json)).toBe(201);
  const { json } = await anybody.call('GET', `/api/donations/${made.json.id}`);
  expect(json.brand).toBe('Patagonia');
  const list = await anybody.call('GET', '/api/donations?limit=1');
  expect(list.json[0].brand).toBe('Patagonia');
  expect((await anybody.call('POST', '/api/donations', aDonation({ brand: 'x'.repeat(61) }))).status).toBe(400);
});
