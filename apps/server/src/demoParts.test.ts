import { describe, expect, it } from 'vitest';
import { allPictureNames } from './demo/index.js';
import { demo } from './demoParts.js';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('the demo as the server takes it', () => {
  const { demoDonations, picture } = demo(now);

  it('lists the newest last, dated back from now', () => {
    const dates = demoDonations.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted());
    expect(demoDonations.at(-1)).toMatchObject({ title: 'Zebra raincoat', createdAt: '2026-11-20T10:00:00.000Z' });
  });

  it('has every picture that a donation names', () => {
    const named = demoDonations.flatMap(({ images }) => images.map((image) => image.replace('/pictures/', '')));
    expect(named.toSorted()).toEqual(allPictureNames.toSorted());
    expect(picture('zebra-raincoat-1.svg')?.type).toMatch('image/svg+xml');
    expect(picture('__proto__')).toBeUndefined();
  });

  it('gives the store nothing but a donation', () => {
    for (const donation of demoDonations) {
      expect(Object.keys(donation).toSorted()).toEqual([
        'category',
        'createdAt',
        'description',
        'images',
        'latitude',
        'locationName',
        'longitude',
        'title',
        'userId',
      ]);
    }
  });
});
