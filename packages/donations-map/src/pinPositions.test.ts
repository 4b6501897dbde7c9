import { expect, test } from 'vitest';
import { pinPositions } from './pinPositions.js';

/** The smallest map: a 320 px wide phone, minus the card's padding, at the placeholder's height. */
const smallest = { inline: 280, block: 380 };
const pin = { inline: 40, block: 44 };

test('pins do not overlap on the smallest map', () => {
  const points = pinPositions.map(({ inline, block }) => ({
    x: (inline / 100) * smallest.inline,
    y: (block / 100) * smallest.block,
  }));
  const overlapping = points.flatMap((a, index) =>
    points.slice(index + 1).filter((b) => Math.abs(a.x - b.x) < pin.inline && Math.abs(a.y - b.y) < pin.block),
  );
  expect(overlapping).toEqual([]);
});

test('each pin is fully inside the map', () => {
  for (const { inline, block } of pinPositions) {
    const x = (inline / 100) * smallest.inline;
    expect(x - pin.inline / 2).toBeGreaterThanOrEqual(0);
    expect(x + pin.inline / 2).toBeLessThanOrEqual(smallest.inline);
    expect((block / 100) * smallest.block - pin.block).toBeGreaterThanOrEqual(0);
  }
});
