import { expect, test } from 'vitest';
import { placeOnLine } from './Line.js';

test('hangs perpendicular to the line, and lowest in the middle', () => {
  const line = { width: 240, y: 10, sag: 120 };
  expect(placeOnLine(line, 0).tilt).toBeCloseTo(63.4, 1);
  expect(placeOnLine(line, 120)).toEqual({ y: 130, tilt: 0 });
  expect(placeOnLine(line, 240).tilt).toBeCloseTo(-63.4, 1);
});
