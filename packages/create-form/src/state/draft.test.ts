import { safeStorage } from '@clothesline/api-client';
import { createMemoryStore } from '@clothesline/api-client/testing';
import { expect, test } from 'vitest';
import { createDraftKeeper, draftKey } from './draft.js';
import { emptyValues } from './formState.js';

const full = {
  ...emptyValues,
  title: 'Coat',
  images: ['https://a.test/1.jpg'],
  imageUrl: 'http',
  locationName: 'Lake Merritt',
};

const id = '1234567890';

test('returns the kept draft', () => {
  const storage = memory();
  createDraftKeeper(storage).keep({ values: full, id });
  expect(createDraftKeeper(storage).read()).toEqual({ values: full, id });
});

test('forgets the draft once nothing is typed', () => {
  const storage = memory({ [draftKey]: JSON.stringify(full) });
  const keeper = createDraftKeeper(storage);
  keeper.read();
  keeper.keep({ values: emptyValues, id });
  expect(storage.getItem(draftKey)).toBeNull();
});

test('leaves the draft of another tab where it is', () => {
  const storage = memory();
  const other = createDraftKeeper(storage);
  const keeper = createDraftKeeper(storage);
  keeper.keep({ values: { ...full, title: 'C' }, id: 'another-tab' });
  other.keep({ values: full, id });
  keeper.keep({ values: emptyValues, id: 'another-tab' });
  expect(createDraftKeeper(storage).read()).toEqual({ values: full, id });
});

test.each(['not JSON', 'null', '[]', '{}', '"text"', JSON.stringify(emptyValues)])('reads %j as no draft', (text) => {
  expect(createDraftKeeper(memory({ [draftKey]: text })).read()).toBeUndefined();
});

test('reads the valid parts of a broken draft', () => {
  const text = JSON.stringify({ title: 4, description: 'Warm', images: ['a', 3, null], locationName: {} });
  expect(createDraftKeeper(memory({ [draftKey]: text })).read()?.values).toEqual({
    ...emptyValues,
    description: 'Warm',
    images: ['a'],
  });
});

const memory = (entries: Record<string, string> = {}) => safeStorage(createMemoryStore(entries));
