import { distanceInMiles, type Position } from '@clothesline/api-client/contract';
import { entryOf, stemOf } from '@clothesline/api-client/search';
import type { PlaceList } from '@clothesline/location';
import type { Place, Store } from '../../store/store.js';
import type { PlaceName } from '../understand/intent.js';
import { Spelling } from '../language/spelling.js';
import { isUsualWord } from '../language/usualWords.js';
import { positionOfZip } from './zipCodes.js';

/** Where somebody looks: a place, whether or not something is listed at it; several of which they have to choose one; or none that is known. */
export type Where =
  | {
      place?: Place;
      name?: string;
      /** Names of other places in the words: "Noe Valley or Castro". */
      others?: readonly string[];
      isListed?: boolean;
      choices?: undefined;
      unknownZip?: string;
    }
  | { choices: readonly string[] };

export interface PlaceParts {
  store: Pick<Store, 'placesNamed' | 'findDonations'>;
  /** The places of the world, for those at which nothing is listed. */
  list: () => Promise<PlaceList>;
  /** Where the site is. */
  center: Position;
}

/** Farther from the site, a place is hardly meant; in miles. */
const farthest = 100;

/**
 * The first name that a place has. Without a preposition before it only a whole name counts: "golden" alone is no park.
 * A name that several places begin with ("mission") is none of them, unless one is called just so.
 */
export async function placeOf(names: readonly PlaceName[], { store, list, center }: PlaceParts): Promise<Where> {
  const zip = names.find(({ name }) => /^\d{5}$/.test(name))?.name;
  if (zip !== undefined) return placeOfZip(zip, center);
  const places = await store.placesNamed(names.map(({ name }) => name));
  const named = names.filter(({ isNamed }) => isNamed);
  for (const { name, isNamed } of names) {
    const found = places.get(name) ?? [];
    const called = found.find(({ key }) => key === name);
    if (called) {
      const others = [...places.keys()].filter((other) => isCalled(places, other));
      return { place: called, name, others, isListed: true };
    }
    const isDistrict = found.some(({ key }) => key === `${name} district`);
    if (!isNamed && !isDistrict) continue;
    const [only] = found;
    if (only && found.length === 1) return { place: only, name, isListed: true };
    if (found.length > 1) return nearlyCalled(found, names) ?? { choices: found.map((place) => place.name) };
  }
  if (named.length === 0) return {};
  const parts = await partsNamed(named, store);
  if (parts.choices || parts.place) return parts;
  const world = await list();
  for (const { name } of named) {
    const found = world
      .find(name, { forgives: false })
      .find((one) => one.city.toLowerCase() === name && distanceInMiles(center, one) <= farthest);
    if (found) {
      const { latitude, longitude } = found;
      return { name, place: { key: name, name: found.city, position: { latitude, longitude } } };
    }
  }
  return misspelled(named, { store, list, center });
}

/** The shortest name in which wrong letters are looked past. */
const shortestName = 5;

/** Donations of which the places are compared. */
const compared = 60;

/** The place that is written nearly so: "Misson", "Glen Prak". The search finds what has its words, or words like these. */
async function misspelled(names: readonly PlaceName[], parts: PlaceParts): Promise<Where> {
  const wrong = names
    .map(({ name }) => name)
    .filter((name) => name.length >= shortestName && (name.includes(' ') || !isKnownWord(name)))
    .slice(0, mostNamed);
  for (const name of wrong) {
    const { donations } = await parts.store.findDonations({ words: name, isExact: false, limit: compared });
    const keys = donations.map(({ locationName }) => locationName.split(',', 1)[0]?.trim().toLowerCase() ?? '');
    const known = new Map(
      keys
        .flatMap((key) => [key, key.replace(/ district$/, ''), key.split(/[ -]/, 1)[0] ?? key])
        .filter((one) => one.length >= shortestName && !qualifiers.includes(one))
        .map((one) => [joined(one), one]),
    );
    const meant = known.get(new Spelling(known.keys()).meantBy(joined(name)) ?? '');
    if (meant === undefined) continue;
    const where = await placeOf([{ name: meant, isNamed: true }], parts);
    if (where.choices) return where;
    if (where.place) return { ...where, name };
  }
  return {};
}

const joined = (name: string) => name.replaceAll(/[^\p{L}]/gu, '');

const isKnownWord = (word: string) => isUsualWord(word) || entryOf(stemOf(word)) !== undefined;

function isCalled(places: ReadonlyMap<string, readonly Place[]>, name: string): boolean {
  return places.get(name)?.some(({ key }) => key === name) ?? false;
}

/** The one of several places that is written nearly so: "Mission Distrct". */
function nearlyCalled(places: readonly Place[], names: readonly PlaceName[]): Where | undefined {
  const byName = new Map(places.map((place) => [joined(place.key), place]));
  const spelling = new Spelling(byName.keys());
  for (const { name } of names.filter((one) => one.name.includes(' '))) {
    const place = byName.get(spelling.meantBy(joined(name)) ?? '');
    if (place) return { place, name, isListed: true };
  }
  return undefined;
}

function placeOfZip(zip: string, center: Position): Where {
  const position = positionOfZip(zip);
  if (!position || distanceInMiles(center, position) > farthest) return { unknownZip: zip };
  return { name: zip, place: { key: zip, name: zip, position } };
}

const qualifiers = ['inner', 'outer', 'north', 'south', 'east', 'west', 'upper', 'lower', 'old', 'new'];

/** The longest list of names for which parts are looked for. */
const mostNamed = 6;

/** Where the parts of a place have names of their own: "the Sunset" is the Inner or the Outer Sunset. */
async function partsNamed(names: readonly PlaceName[], store: Pick<Store, 'placesNamed'>): Promise<Where> {
  const asked = names
    .slice(0, mostNamed)
    .flatMap(({ name }) => qualifiers.map((word) => ({ name, part: `${word} ${name}` })));
  const places = await store.placesNamed(asked.map(({ part }) => part));
  for (const { name } of names) {
    const found = asked.flatMap((one) =>
      one.name === name ? (places.get(one.part) ?? []).filter(({ key }) => key === one.part) : [],
    );
    const [only] = found;
    if (only && found.length === 1) return { place: only, name: only.key, isListed: true };
    if (found.length > 1) return { choices: found.map((place) => place.name) };
  }
  return {};
}
