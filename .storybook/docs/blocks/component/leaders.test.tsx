import { expect, it } from 'vitest';
import { placeMarks, type Box } from './leaders.js';

const frame = { width: 600, height: 120 };

/** Distances between all marks, in px. */
const distances = (boxes: readonly Box[], window = frame) => {
  const marks = placeMarks(boxes, window).flatMap((leader) => (leader ? [leader.mark] : []));
  return marks.flatMap((a, at) => marks.slice(at + 1).map((b) => Math.hypot(a.left - b.left, a.top - b.top)));
};

it('places a mark outside the frame, on the side of its part', () => {
  const [leader] = placeMarks([{ left: 10, top: 50, width: 80, height: 20 }], frame);
  expect(leader).toEqual({ mark: { left: -20, top: 60 }, end: { left: 10, top: 60 } });
});

it('keeps marks of parts at the same place apart, in a small frame too', () => {
  const same = Array.from({ length: 8 }, () => ({ left: 20, top: 20, width: 40, height: 10 }));
  expect(Math.min(...distances(same))).toBeGreaterThan(24);
  expect(Math.min(...distances(same, { width: 160, height: 120 }))).toBeGreaterThan(24);
});

it('leaves out a part that is not seen', () => {
  expect(placeMarks([undefined], frame)).toEqual([undefined]);
});
