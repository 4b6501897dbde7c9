import { expect, test } from 'vitest';
import { keyAction } from './keys.js';

const key = (name: string, held: Partial<KeyboardEvent> = {}) =>
  keyAction({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('pans with arrow keys, and zooms with plus and minus', () => {
  expect(key('ArrowUp')).toEqual({ kind: 'pan', step: { x: 0, y: -80 } });
  expect(key('ArrowRight')).toEqual({ kind: 'pan', step: { x: 80, y: 0 } });
  expect(key('+')).toEqual({ kind: 'zoom', levels: 1 });
  expect(key('=')).toEqual({ kind: 'zoom', levels: 1 });
  expect(key('-')).toEqual({ kind: 'zoom', levels: -1 });
});

test('ignores browser shortcuts', () => {
  expect(key('+', { ctrlKey: true })).toBeUndefined();
  expect(key('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(key('Tab')).toBeUndefined();
});
