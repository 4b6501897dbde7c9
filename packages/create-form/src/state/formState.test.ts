import { describe, expect, test } from 'vitest';
import { emptyValues, formReducer, initialState, type FormAction, type FormState } from './formState.js';

const after = (state: FormState, ...actions: FormAction[]) => actions.reduce(formReducer, state);
const typed = (field: 'title' | 'imageUrl', value: string): FormAction => ({ type: 'typed', field, value });

describe('images', () => {
  test('adds the entered URL and clears the field', () => {
    const { values } = after(initialState(), typed('imageUrl', ' https://a.test/1.jpg '), { type: 'imageAdded' });
    expect(values).toMatchObject({ images: ['https://a.test/1.jpg'], imageUrl: '' });
  });

  test.each(['', '   '])('adds nothing for %j', (text) => {
    const before = after(initialState(), typed('imageUrl', text));
    expect(after(before, { type: 'imageAdded' })).toBe(before);
  });

  test('accepts any text', () => {
    expect(after(initialState(), typed('imageUrl', 'a coat'), { type: 'imageAdded' }).values.images).toEqual([
      'a coat',
    ]);
  });

  test('removes only the selected one of two identical images', () => {
    const state = initialState({ values: { ...emptyValues, images: ['a', 'b', 'a'] } });
    expect(after(state, { type: 'imageRemoved', index: 2 }).values.images).toEqual(['a', 'b']);
  });
});

describe('moving an image between donations', () => {
  const images = ['a', 'b', 'c', 'd'];
  const labels = ['Coat', null, 'Hat', 'Scarf'];
  const values = { ...emptyValues, images, labels, isSeparate: true };

  test.each([
    ['leaves the title with the next image', 0, 1, ['b', 'a', 'c', 'd'], ['Coat', null, 'Hat', 'Scarf']],
    ['joins the donation above its new position', 1, 2, ['a', 'c', 'b', 'd'], ['Coat', 'Hat', null, 'Scarf']],
    ['keeps the title of a single image', 2, 3, ['a', 'b', 'd', 'c'], ['Coat', null, 'Scarf', 'Hat']],
  ])('%s', (_, from, to, moved, titles) => {
    const now = after(initialState({ values }), { type: 'imageMoved', from, to }).values;
    expect(now).toMatchObject({ images: moved, labels: titles });
  });
});

describe('sending', () => {
  const pending = after(initialState(), typed('title', 'Coat'), { type: 'sent' });

  test('ignores changes while pending', () => {
    expect(pending.status).toBe('pending');
    expect(after(pending, typed('title', 'Hat'), { type: 'imageRemoved', index: 0 }).values.title).toBe('Coat');
  });

  test('keeps everything on failure', () => {
    const failed = after(pending, { type: 'failed', issues: [{ field: 'title', message: 'No' }] });
    expect(failed).toMatchObject({
      status: 'idle',
      values: pending.values,
      serverIssues: [{ field: 'title', message: 'No' }],
    });
  });

  test('clears the form on success', () => {
    expect(after(pending, { type: 'created' })).toEqual(initialState());
  });

  test("clears a field's server issue when the field changes", () => {
    const issues = [
      { field: 'title', message: 'No' },
      { field: 'images', index: 0, message: 'Broken' },
    ] as const;
    const failed = after(pending, { type: 'failed', issues });
    expect(after(failed, typed('title', 'Hat')).serverIssues).toEqual([issues[1]]);
    expect(after(failed, { type: 'imageRemoved', index: 0 }).serverIssues).toEqual([issues[0]]);
  });
});

test('marks a draft as restored until starting over', () => {
  const draft = { ...emptyValues, title: 'Coat' };
  expect(initialState({ values: draft })).toMatchObject({ isRestored: true, values: draft });
  expect(after(initialState({ values: draft }), { type: 'startedOver' })).toEqual(initialState());
});
