import { expect, it } from 'vitest';
import { demo } from './demo.js';

const { demoDonations, picture } = demo(new Date('2026-11-20T12:00:00.000Z'));

it('lists the newest donation last, dated back from now', () => {
  const dates = demoDonations.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted());
  expect(demoDonations.at(-1)).toMatchObject({ title: 'Zebra raincoat', createdAt: '2026-11-20T10:00:00.000Z' });
});

it('has every picture that a donation names, and no other file', () => {
  const names = demoDonations.flatMap(({ images }) => images.map((image) => image.replace('/pictures/', '')));
  expect(names.length).toBe(100);
  for (const name of names) expect(picture(name)?.type).toMatch('image/svg+xml');
  expect(picture('donations.json')).toBeUndefined();
  expect(picture('../package.json')).toBeUndefined();
  expect(picture('__proto__')).toBeUndefined();
});
