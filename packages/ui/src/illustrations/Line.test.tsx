import { expect, test } from 'vitest';
import { placeOnLine } from './Line.js';

test('hangs at right angles to the line, however steep, and lowest in its middle', () => {
  const line = { width: 240, y: 10, sag: 120 };
  expect(placeOnLine(line, 0).tilt).toBeCloseTo(63.4, 1);
  expect(placeOnLine(line, 120)).toEqual({ y: 130, tilt: 0 });
  expect(placeOnLine(line, 240).tilt).toBeCloseTo(-63.4, 1);
});
