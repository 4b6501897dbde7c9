import type { KeyValueStore } from '@clothesline/api-client';
import { createBlockedStore, createMemoryStore } from '@clothesline/api-client/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { savedKey } from './savedStore.js';
import { SavedDonationsProvider, useSavedDonations } from './useSavedDonations.js';

beforeEach(() => localStorage.clear());

function Saver({ id, storage, name = 'Saved' }: { id: number; storage?: KeyValueStore; name?: string }) {
  const { entries, isSaved, toggle } = useSavedDonations({ storage });
  return (
    <>
      <button aria-pressed={isSaved(id)} onClick={() => toggle(id)}>
        {`Save ${id}`}
      </button>
      <output aria-label={name}>{entries.map((entry) => entry.id).join(' ')}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = (name = 'Saved') => screen.getByRole('status', { name }).textContent;

test('stores saved donations on the device, newest first', async () => {
  const { unmount } = render(
    <>
      <Saver id={3} name="first" />
      <Saver id={9} name="second" />
    </>,
  );
  await press('Save 3');
  await press('Save 9');
  unmount();
  render(<Saver id={3} />);
  expect(saved()).toBe('9 3');
  await press('Save 3');
  expect(JSON.parse(localStorage.getItem(savedKey) ?? '')).toEqual([
    { id: 9, savedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
});

test('keeps several components in sync', async () => {
  render(
    <>
      <Saver id={3} name="first" />
      <Saver id={4} name="second" />
    </>,
  );
  await press('Save 3');
  await press('Save 4');
  expect(saved('first')).toBe('4 3');
  expect(saved('second')).toBe('4 3');
});

test('syncs with other tabs', () => {
  render(<Saver id={3} />);
  act(() => {
    const text = JSON.stringify([{ id: 3, savedAt: '2026-03-01T10:00:00.000Z' }]);
    localStorage.setItem(savedKey, text);
    dispatchEvent(new StorageEvent('storage', { key: savedKey, newValue: text }));
  });
  expect(screen.getByRole('button', { name: 'Save 3', pressed: true })).toBeTruthy();
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(screen.getByRole('button', { name: 'Save 3', pressed: false })).toBeTruthy();
});

test('works if storage is blocked', async () => {
  const blocked = createBlockedStore();
  render(
    <>
      <Saver id={3} storage={blocked} name="first" />
      <Saver id={4} storage={blocked} name="second" />
    </>,
  );
  await press('Save 3');
  await press('Save 4');
  expect(saved('first')).toBe('4 3');
  expect(saved('second')).toBe('4 3');
  await press('Save 3');
  expect(saved('first')).toBe('4');
});

test('keeps saved donations between screens under one provider if storage is blocked', async () => {
  const blocked = createBlockedStore();
  const page = (screenName: string) => (
    <SavedDonationsProvider storage={blocked}>
      <Saver key={screenName} id={3} />
    </SavedDonationsProvider>
  );
  const { rerender } = render(page('explore'));
  await press('Save 3');
  rerender(page('saved'));
  expect(saved()).toBe('3');
});

test('ignores corrupt storage', async () => {
  const storage = createMemoryStore({ [savedKey]: '{"broken' });
  render(<Saver id={3} storage={storage} />);
  expect(saved()).toBe('');
  await press('Save 3');
  expect(saved()).toBe('3');
});
