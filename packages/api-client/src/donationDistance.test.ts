import { describe, expect, it } from 'vitest';
import { defaultLocation } from './contract/position.js';
import { donationDistance } from './donationDistance.js';

const bernalHeights = { latitude: 37.7434, longitude: -122.4157 };

describe('donationDistance', () => {
  it('rounds the response’s distance to a tenth of a mile', () => {
    expect(donationDistance({ ...bernalHeights, distance: 1.26 }, defaultLocation)).toBe(1.3);
    expect(donationDistance({ ...bernalHeights, distance: 1.26 }, undefined)).toBe(1.3);
  });

  it.each([undefined, null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'computes the distance if the response has %s',
    (distance) => {
      expect(donationDistance({ ...bernalHeights, distance }, defaultLocation)).toBe(2.2);
    },
  );

  it('omits an unknown distance instead of returning 0', () => {
    expect(donationDistance({ ...bernalHeights, distance: 0 }, undefined)).toBeUndefined();
    expect(donationDistance(bernalHeights, undefined)).toBeUndefined();
    expect(donationDistance(bernalHeights, { latitude: Number.NaN, longitude: 0 })).toBeUndefined();
  });

  it('returns 0 if the donation is at the location', () => {
    expect(donationDistance({ ...bernalHeights, distance: 0 }, bernalHeights)).toBe(0);
  });
});
