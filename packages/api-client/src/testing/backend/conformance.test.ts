import { expect, test } from 'vitest';
import { describeConformance } from '../../conformance/index.js';
import { createFakeBackend } from './createFakeBackend.js';
import { fakeHost } from './engine.js';

const backend = createFakeBackend();
const before = [...backend.donations];

describeConformance('The fake backend', () => ({
  host: fakeHost,
  fetch: backend.fetch,
  remove: (ids) => ids.forEach((id) => backend.remove(id)),
}));

test('the suite leaves nothing where it can delete', () => {
  expect(backend.calls.filter(({ endpoint }) => endpoint === 'createDonation').length).toBeGreaterThan(50);
  expect(backend.donations).toEqual(before);
  expect(backend.messages).toEqual([]);
});
