import { expect, test } from 'vitest';
import { draftKey, keepDraft, readDraft, type DraftStorage } from './draft.js';
import { emptyValues } from './formState.js';

const full = {
  ...emptyValues,
  title: 'Coat',
  images: ['https://a.test/1.jpg'],
  imageUrl: 'http',
  locationName: 'Lake Merritt',
};

test('gives back what was kept', () => {
  const storage = memory();
  keepDraft(storage, full);
  expect(readDraft(storage)).toEqual(full);
});

test('forgets the draft once nothing is typed', () => {
  const storage = memory({ [draftKey]: JSON.stringify(full) });
  keepDraft(storage, emptyValues);
  expect(storage.getItem(draftKey)).toBeNull();
});

test.each(['not JSON', 'null', '[]', '{}', '"text"', JSON.stringify(emptyValues)])('reads %j as no draft', (text) => {
  expect(readDraft(memory({ [draftKey]: text }))).toBeUndefined();
});

test('takes from a broken draft what can be used', () => {
  const text = JSON.stringify({ title: 4, description: 'Warm', images: ['a', 3, null], locationName: {} });
  expect(readDraft(memory({ [draftKey]: text }))).toEqual({ ...emptyValues, description: 'Warm', images: ['a'] });
});

test('does without a storage that throws', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readDraft(storage)).toBeUndefined();
  expect(() => keepDraft(storage, full)).not.toThrow();
  expect(() => keepDraft(storage, emptyValues)).not.toThrow();
});

function memory(entries: Record<string, string> = {}): DraftStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
