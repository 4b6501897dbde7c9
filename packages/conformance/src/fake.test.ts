import { expect, test } from 'vitest';
import { describeConformance } from './index.js';
import { createFakeBackend, fakeHost } from '@clothesline/api-client/testing';

const backend = createFakeBackend();
const before = [...backend.donations];

describeConformance(
  'The fake backend',
  () => ({
    host: fakeHost,
    fetch: backend.fetch,
    remove: (ids) => ids.forEach((id) => backend.remove(id)),
  }),
  { readsTexts: false },
);

test('the suite cleans up if it can delete', () => {
  expect(backend.calls.filter(({ endpoint }) => endpoint === 'createDonation').length).toBeGreaterThan(50);
  expect(backend.donations).toEqual(before);
  expect(backend.messages).toEqual([]);
});
