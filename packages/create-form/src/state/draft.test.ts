import { safeStorage } from '@clothesline/api-client';
import { createMemoryStore } from '@clothesline/api-client/testing';
import { expect, test } from 'vitest';
import { createDraft, draftKey } from './draft.js';
import { emptyValues } from './formState.js';

const full = {
  ...emptyValues,
  title: 'Coat',
  images: ['https://a.test/1.jpg'],
  imageUrl: 'http',
  locationName: 'Lake Merritt',
};

test('returns the stored draft', () => {
  const storage = memory();
  createDraft(storage).keep(full, false);
  expect(createDraft(storage).restored).toMatchObject({ values: full });
});

test('deletes the draft once it is empty', () => {
  const storage = memory({ [draftKey]: JSON.stringify(full) });
  createDraft(storage).keep(emptyValues, false);
  expect(storage.getItem(draftKey)).toBeNull();
});

test('leaves the draft of another tab unchanged', () => {
  const storage = memory();
  const other = createDraft(storage);
  const draft = createDraft(storage);
  draft.keep({ ...full, title: 'C' }, false);
  other.keep(full, false);
  draft.keep(emptyValues, false);
  expect(createDraft(storage).restored).toMatchObject({ values: full });
});

test.each(['not JSON', 'null', '[]', '{}', '"text"', JSON.stringify(emptyValues)])('ignores the draft %j', (text) => {
  expect(createDraft(memory({ [draftKey]: text })).restored).toBeUndefined();
});

test('restores the valid parts of a corrupt draft', () => {
  const text = JSON.stringify({ title: 4, description: 'Warm', images: ['a', 3, null], locationName: {} });
  expect(createDraft(memory({ [draftKey]: text })).restored?.values).toEqual({
    ...emptyValues,
    description: 'Warm',
    images: ['a'],
  });
});

const memory = (entries: Record<string, string> = {}) => safeStorage(createMemoryStore(entries));
