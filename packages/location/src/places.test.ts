import { defaultLocation } from '@clothesline/api-client/contract';
import { describe, expect, it } from 'vitest';
import { list } from './list.js';
import { placeReadings } from './placeReadings.js';
import { createWorldList } from './world.js';

const world = createWorldList();
const names = (found: readonly { city: string; region: string }[]) =>
  found.map(({ city, region }) => `${city}, ${region}`);

describe.each([
  ['the browser’s list', list],
  ['the server’s list', world],
])('%s', (_, places) => {
  const best = (words: string) => names(places.find(words, { limit: 1 }))[0];

  it.each([
    ['san fran', 'San Francisco, CA'],
    ['SAN FRANCISCO, CA', 'San Francisco, CA'],
    ['oakl', 'Oakland, CA'],
    ['new york', 'New York City, NY'],
    ['portland', 'Portland, OR'],
    ['portland me', 'Portland, ME'],
    ['Portland, Maine', 'Portland, ME'],
    ['portland maine', 'Portland, ME'],
    ['springfield illinois', 'Springfield, IL'],
    ['brooklyn', 'Brooklyn, NY'],
  ])('finds %s', (words, place) => {
    expect(best(words)).toBe(place);
  });

  it.each([
    ['St. Louis', 'St. Louis, MO'],
    ['st louis', 'St. Louis, MO'],
    ['saint louis', 'St. Louis, MO'],
    ['Saint Paul', 'Saint Paul, MN'],
    ['st paul', 'Saint Paul, MN'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['mt vernon ny', 'Mount Vernon, NY'],
  ])('matches abbreviations: %s', (words, place) => {
    expect(best(words)).toBe(place);
  });

  it.each([
    ['canon city', 'Cañon City, CO'],
    ['Cañon City', 'Cañon City, CO'],
    ['San José', 'San Jose, CA'],
    ["Coeur d'Alene", "Coeur d'Alene, ID"],
    ['coeur d’alene', "Coeur d'Alene, ID"],
    ['winston salem', 'Winston-Salem, NC'],
  ])('ignores accents and punctuation: %s', (words, place) => {
    expect(best(words)).toBe(place);
  });

  it.each([
    ['San Fransisco', 'San Francisco, CA'],
    ['Sam Francisco', 'San Francisco, CA'],
    ['Okland', 'Oakland, CA'],
    ['Chicgao', 'Chicago, IL'],
    ['Pitsburgh', 'Pittsburgh, PA'],
    ['Seatttle', 'Seattle, WA'],
    ['bernel heights', 'Bernal Heights, San Francisco'],
  ])('tolerates a typo: %s', (words, place) => {
    expect(best(words)).toBe(place);
  });

  it('finds neighborhoods of San Francisco', () => {
    expect(names(places.find('mission'))).toContain('Mission District, San Francisco');
    expect(best('noe valley')).toBe('Noe Valley, San Francisco');
    expect(best('haight')).toBe('Haight-Ashbury, San Francisco');
  });

  it.each([
    ['mission', 'Mission District, San Francisco'],
    ['the mission', 'Mission District, San Francisco'],
    ['misson', 'Mission District, San Francisco'],
    ['berkley', 'Berkeley, CA'],
    ['richmond', 'Richmond, CA'],
    ['sunset', 'Inner Sunset, San Francisco'],
    ['oakland', 'Oakland, CA'],
    ['portland', 'Portland, OR'],
    ['seattle', 'Seattle, WA'],
  ])('finds %s near San Francisco first: %s', (words, place) => {
    expect(names(places.find(words, { near: defaultLocation }))[0]).toBe(place);
  });

  it.each(['Portland, OR', 'Portland، OR', 'Portland，OR', 'Portland、OR'])(
    'splits at commas of any script: %s',
    (words) => {
      expect(best(words)).toBe('Portland, OR');
      expect(placeReadings(words)[1]).toEqual({ name: 'OR', before: 'Portland' });
    },
  );

  it('returns San Francisco as in the spec', () => {
    expect(places.find('san francisco', { limit: 1 })).toEqual([defaultLocation]);
  });

  it.each(['', ' ', ',', '...', 'qqqqqq', 'x'.repeat(500), 'a b c d e f g h i j k'])(
    'finds nothing for %j',
    (words) => {
      expect(places.find(words)).toEqual([]);
    },
  );

  it('returns at most the requested number, without duplicates', () => {
    const found = names(places.find('san', { limit: 20 }));
    expect(found.length).toBe(20);
    expect(new Set(found).size).toBe(20);
  });

  it.each([
    ['the Outer Sunset', 37.7534, -122.4941, 'San Francisco, CA'],
    ['the Mission', 37.76, -122.415, 'San Francisco, CA'],
    ['downtown Oakland', 37.8044, -122.2712, 'Oakland, CA'],
    ['central Daly City', 37.6879, -122.4702, 'Daly City, CA'],
    ['the Loop', 41.8819, -87.6278, 'Chicago, IL'],
    ['Capitol Hill in Denver', 39.7337, -104.9799, 'Denver, CO'],
    ['East Los Angeles', 34.0614, -118.2365, 'Los Angeles, CA'],
    ['Capitol Hill in Seattle', 47.6253, -122.3222, 'Seattle, WA'],
  ])('names the city of %s', (_place, latitude, longitude, name) => {
    const place = places.nearest({ latitude, longitude });
    expect(place && names([place])).toEqual([name]);
  });

  it('returns nothing in the middle of the ocean', () => {
    expect(places.nearest({ latitude: -48.9, longitude: -123.4 })).toBeUndefined();
  });
});

describe('the browser’s list', () => {
  it('contains no cities abroad', () => {
    expect(list.nearest({ latitude: 52.52, longitude: 13.4 })).toBeUndefined();
  });
});

describe('the server’s list', () => {
  it.each([
    ['cordoba', ['Córdoba, Argentina', 'Córdoba, Spain']],
    ['Malmo', ['Malmö, Sweden']],
    ['lodz', ['Łódź, Poland']],
    ['toronto canada', ['Toronto, Canada']],
    ['saint etienne', ['Saint-Étienne, France']],
    ['san jose costa rica', ['San José, Costa Rica']],
  ])('finds %s', (words, places) => {
    expect(names(world.find(words))).toEqual(expect.arrayContaining(places));
  });

  it('names cities abroad, even across the 180th meridian', () => {
    expect(world.nearest({ latitude: 52.52, longitude: 13.4 })?.city).toBe('Berlin');
    expect(world.nearest({ latitude: -18.14, longitude: 178.44 })?.region).toBe('Fiji');
  });
});
