import { describe, expect, it } from 'vitest';
import { createDonationSchemaFor, donationCategories, knownCategories } from '@clothesline/api-client/contract';
import { allPictureNames, demoDonations, drawDemoPicture, pictureName, pictureNames } from './index.js';
import { neighborhoods } from './neighborhoods.js';
import { readSvg } from './testing/readSvg.js';

const pictures = new Map(allPictureNames.map((name) => [name, drawDemoPicture(name) ?? '']));
const categories = donationCategories(knownCategories);

function milesBetween([lat1, lng1]: readonly [number, number], [lat2, lng2]: readonly [number, number]): number {
  const radians = Math.PI / 180;
  const x = (lng2 - lng1) * radians * Math.cos(((lat1 + lat2) / 2) * radians);
  return Math.hypot(x, (lat2 - lat1) * radians) * 3958.8;
}

describe('the donations of the demo', () => {
  it('are at least 72, with titles of their own', () => {
    expect(demoDonations.length).toBeGreaterThanOrEqual(72);
    expect(new Set(demoDonations.map(({ title }) => title)).size).toBe(demoDonations.length);
  });

  it.each(categories)('has at least seven in %s', (category) => {
    expect(demoDonations.filter((donation) => donation.category === category).length).toBeGreaterThanOrEqual(7);
  });

  it.each(demoDonations.map((donation) => [donation.title, donation] as const))(
    'lists "%s" as the contract asks',
    (_, donation) => {
      const images = pictureNames(donation).map((name) => `https://clothesline.example/pictures/${name}`);
      expect(createDonationSchemaFor(knownCategories).safeParse({ ...donation, images })).toMatchObject({
        success: true,
      });
    },
  );

  it('come from fourteen donors, the sample user with five or more', () => {
    const donors = demoDonations.map(({ userId }) => userId);
    expect([...new Set(donors)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(donors.filter((userId) => userId === 1).length).toBeGreaterThanOrEqual(5);
  });

  it.each(demoDonations.map((donation) => [donation.title, donation] as const))(
    'puts "%s" into the neighborhood it names',
    (_, { latitude, longitude, locationName }) => {
      expect(latitude).toBeGreaterThan(37.7);
      expect(latitude).toBeLessThan(37.812);
      expect(longitude).toBeGreaterThan(-122.515);
      expect(longitude).toBeLessThan(-122.355);
      const named = Object.entries(neighborhoods).find(([name]) => locationName === `${name}, San Francisco`);
      expect(milesBetween(named?.[1] ?? [0, 0], [latitude, longitude])).toBeLessThan(1.2);
    },
  );

  it('spread over many neighborhoods, none at the same point', () => {
    expect(new Set(demoDonations.map(({ locationName }) => locationName)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(demoDonations.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(
      demoDonations.length,
    );
  });

  it('are the newest first, each posted at an hour of its own', () => {
    const hours = demoDonations.map(({ postedHoursAgo }) => postedHoursAgo);
    expect(hours).toEqual([...new Set(hours)].toSorted((a, b) => a - b));
    expect(hours[0]).toBeGreaterThan(0);
  });

  it('hold what the screens are tried with: right-to-left, Spanish, an emoji, a long text', () => {
    const texts = demoDonations.map(({ title, description }) => `${title} ${description}`);
    expect(texts.some((text) => /[\u0590-\u06ff]/.test(text))).toBe(true);
    expect(texts.some((text) => /\bVestido\b/.test(text))).toBe(true);
    expect(texts.some((text) => /\p{Extended_Pictographic}/u.test(text))).toBe(true);
    expect(texts.some((text) => text.length > 350)).toBe(true);
    expect(demoDonations.find(({ title }) => title === 'Zebra raincoat')).toMatchObject({
      category: 'Seasonal',
      locationName: 'Bernal Heights, San Francisco',
    });
  });

  it('tell nothing private', () => {
    for (const { title, description } of demoDonations) {
      expect(`${title} ${description}`).not.toMatch(
        /@|https?:|\b\d{3}[-. ]\d{3,4}\b|\b\d+ [A-Z]\w+ (Street|St|Avenue|Ave)\b/,
      );
    }
  });
});

describe('the pictures of the demo', () => {
  it('are one or more for each donation, under names that tell them apart', () => {
    const names = demoDonations.flatMap(pictureNames);
    expect(demoDonations.every((donation) => pictureNames(donation).length > 0)).toBe(true);
    expect(names).toEqual([...new Set(names)]);
    expect(names.toSorted()).toEqual([...pictures.keys()].toSorted());
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-\d\.svg$/);
  });

  it('have names that stay', () => {
    expect(pictureName({ title: 'Zebra raincoat' }, 0)).toBe('zebra-raincoat-1.svg');
    expect(pictures.has('zebra-raincoat-1.svg')).toBe(true);
    expect(pictures.has('yellow-childrens-raincoat-1.svg')).toBe(true);
  });

  it('show something else each', () => {
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  it('are the same at every start', () => {
    for (const [name, picture] of pictures) expect(drawDemoPicture(name)).toBe(picture);
  });

  it('use at least 24 silhouettes', () => {
    const silhouettes = demoDonations.flatMap(({ pictures: specs }) =>
      specs.flatMap(({ pieces }) => pieces.map((piece) => `${piece.garment} ${'style' in piece ? piece.style : ''}`)),
    );
    expect(new Set(silhouettes).size).toBeGreaterThanOrEqual(24);
  });
});

describe.each([...pictures])('%s', (_, svg) => {
  const elements = readSvg(svg);

  it('is a picture of 4:3 without a number gone wrong', () => {
    expect(elements[0]).toMatchObject({
      name: 'svg',
      attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 800 600' },
    });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('weighs at most 12 KB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
  });

  it('holds drawing only: no script, no style, no text, nothing from elsewhere', () => {
    const allowed =
      /^(svg|defs|g|path|circle|ellipse|rect|use|pattern|clipPath|filter|feTurbulence|feColorMatrix|feGaussianBlur)$/;
    expect(elements.map(({ name }) => name).filter((name) => !allowed.test(name))).toEqual([]);
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([name]) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(attributes.filter(([name, value]) => name !== 'xmlns' && /:|\/\//.test(value))).toEqual([]);
  });

  it('refers to nothing that it does not hold, and names nothing twice', () => {
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(references.filter((id) => id && !ids.includes(id))).toEqual([]);
  });
});
