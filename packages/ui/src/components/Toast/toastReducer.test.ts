import { expect, test } from 'vitest';
import { toastReducer, type ToastEntry, type ToastState } from './toastReducer.js';

const toast = (id: string, open = true): ToastEntry => ({ id, title: `Toast ${id}`, open });

test('add: replaces the previous toast', () => {
  const state = toastReducer([toast('1')], { type: 'add', toast: toast('2') });
  expect(state).toEqual([toast('2')]);
});

test('update: changes the content and keeps the rest', () => {
  const state = toastReducer([toast('1')], { type: 'update', id: '1', content: { title: 'Saved' } });
  expect(state).toEqual([{ id: '1', title: 'Saved', open: true }]);
});

test('update: an unknown id changes nothing', () => {
  const before: ToastState = [toast('1')];
  expect(toastReducer(before, { type: 'update', id: '9', content: { title: 'Saved' } })).toEqual(before);
});

test('dismiss: closes a toast, which stays in the list', () => {
  const state = toastReducer([toast('2'), toast('1')], { type: 'dismiss', id: '1' });
  expect(state).toEqual([toast('2'), toast('1', false)]);
});

test('dismiss without an id: closes all', () => {
  const state = toastReducer([toast('2'), toast('1')], { type: 'dismiss' });
  expect(state.map(({ open }) => open)).toEqual([false, false]);
});

test('remove: drops a dismissed toast', () => {
  expect(toastReducer([toast('1', false)], { type: 'remove', id: '1' })).toEqual([]);
});

test('remove without an id: keeps a toast that was added since', () => {
  expect(toastReducer([toast('2'), toast('1', false)], { type: 'remove' })).toEqual([toast('2')]);
});

test('does not mutate the previous state', () => {
  const before: ToastState = Object.freeze([Object.freeze(toast('1'))]);
  toastReducer(before, { type: 'dismiss' });
  expect(before[0]?.open).toBe(true);
});
