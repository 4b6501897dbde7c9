import {
  distanceInMiles,
  donationCategories,
  knownCategories,
  type ChatScope,
  type Donation,
  type Position,
} from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { isSimilar } from '../../search/index.js';
import type { FindQuery, Place } from '../../donations/queries.js';
import type { Donations } from '../../donations/createDonations.js';
import { bare } from '../language/language.js';
import type { PlaceName } from './placeNames.js';
import { findMiddle } from '../../donations/zipCodes.js';

export interface Where {
  place?: Place;
  name?: string;
  isListed?: boolean;
  choices?: readonly string[];
  unknown?: string;
}

export interface PlaceParts {
  donations: Pick<Donations, 'placesNamed'>;
  /** Lists the world's cities, for places without any donations. */
  list: () => Promise<PlaceList>;
  center: Position;
}

/** In miles. Places further away from the site don't count. */
const farthest = 100;

const partWords = ['inner', 'outer', 'north', 'south', 'east', 'west', 'upper', 'lower', 'old', 'new'];

/** Short names don't tolerate typos. */
const shortestSpelled = 4;

function choosePlace(found: readonly Place[], name: string): Where | undefined {
  const [only] = found;
  if (found.length === 1 && only) return { place: only, name, isListed: true };
  return found.length > 1 ? { choices: found.map((place) => place.name), name } : undefined;
}

/**
 * Finds the first known place. Names without a preposition must match completely, so "golden" doesn't find Golden Gate
 * Park. If several places match, the visitor has to choose.
 */
export async function findPlace(names: readonly PlaceName[], parts: PlaceParts): Promise<Where> {
  const zip = names.find(({ name }) => /^\d{5}$/.test(name))?.name;
  if (zip !== undefined) return findZip(zip, parts.center);
  const called = await findCalled(names, parts.donations);
  if (called) return called;
  const named = names.filter(({ isNamed }) => isNamed).map(({ name }) => name);
  if (named.length === 0) return {};
  return (
    (await findParts(named, parts.donations)) ??
    (await findMisspelled(named, parts.donations)) ??
    (await findInWorld(named, parts)) ??
    {}
  );
}

function findZip(zip: string, center: Position): Where {
  const position = findMiddle(zip);
  if (!position || distanceInMiles(center, position) > farthest) return { unknown: zip, name: zip };
  return { name: zip, place: { key: zip, name: zip, position } };
}

async function findCalled(names: readonly PlaceName[], donations: PlaceParts['donations']): Promise<Where | undefined> {
  const places = await donations.placesNamed(names.map(({ name }) => name));
  for (const { name, isNamed } of names) {
    const found = places.get(name) ?? [];
    const called = found.find(({ key }) => key === name) ?? found.find(({ key }) => key === `${name} district`);
    if (called) return { place: called, name, isListed: true };
    const where = isNamed ? choosePlace(found, name) : undefined;
    if (where) return where;
  }
  return undefined;
}

async function findParts(named: readonly string[], donations: PlaceParts['donations']): Promise<Where | undefined> {
  const wholeNames = named.slice(0, 6).flatMap((name) => partWords.map((part) => `${part} ${name}`));
  const places = await donations.placesNamed(wholeNames);
  for (const name of named) {
    const keys = partWords.map((part) => `${part} ${name}`);
    const found = keys.flatMap((key) => (places.get(key) ?? []).filter((place) => place.key === key));
    const where = choosePlace(found, name);
    if (where) return where;
  }
  return undefined;
}

/** All variants with a missing, doubled or swapped letter. */
function listSpellings(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = before + after.slice(0, 1) + letter + after.slice(1);
    return [
      before + after,
      swapped,
      ...['a', 'e', 'i', 'o', 'u', letter].map((more) => before + more + letter + after),
    ];
  });
}

const maxSpelled = 4;

/** Allows a typo in the first word, e.g. "Misson" or "Misión". */
async function findMisspelled(
  named: readonly string[],
  donations: PlaceParts['donations'],
): Promise<Where | undefined> {
  for (const name of named.filter((one) => one.length > shortestSpelled).slice(0, maxSpelled)) {
    const [first = '', ...rest] = bare(name).split(' ');
    const spellings = listSpellings(first).map((spelling) => [spelling, ...rest].join(' '));
    const found = [...(await donations.placesNamed([bare(name), ...spellings])).values()].flat();
    const district = found.find(({ key }) => key.endsWith(' district'));
    const where = district ? { place: district, name, isListed: true } : choosePlace(found, name);
    if (where) return where;
  }
  return undefined;
}

/** Only finds cities that are near the site. */
async function findInWorld(named: readonly string[], { list, center }: PlaceParts): Promise<Where | undefined> {
  const world = await list();
  for (const name of named) {
    const found = world.find(name, { limit: 8, forgives: false }).find((one) => {
      const city = one.city.toLowerCase();
      const isCalled = city === name || (name.length > 5 && isSimilar(city, name));
      return isCalled && distanceInMiles(center, one) <= farthest;
    });
    if (!found) continue;
    const { city, latitude, longitude } = found;
    return { name, place: { key: city.toLowerCase(), name: city, position: { latitude, longitude } } };
  }
  return undefined;
}

export interface Bounds {
  categories?: readonly string[];
  /** Results never leave this circle. It's also searched if no place is mentioned. */
  circle?: { place: Place; position: Position; miles: number };
}

/** Default categories. */
export const standardCategories = donationCategories(knownCategories);

const standardMiles = 5;

interface BoundsParts extends PlaceParts {
  categories: readonly string[];
}

export async function readBounds({ categories, place, radius }: ChatScope, parts: BoundsParts): Promise<Bounds> {
  const circle = place === undefined ? undefined : await findCircle(place, radius, parts);
  const asked = new Set(categories?.map((name) => name.trim().toLowerCase()));
  const known = parts.categories.filter((name) => asked.has(name.toLowerCase()));
  return { ...(known.length > 0 && { categories: known }), ...(circle && { circle }) };
}

async function findCircle(name: string, miles = standardMiles, parts: PlaceParts): Promise<Bounds['circle']> {
  const { choices, place } = await findPlace([{ name: name.trim().toLowerCase(), isNamed: true }], parts);
  return choices || !place ? undefined : { place, position: place.position, miles };
}

type Finder = Pick<Donations, 'find'>;

export function narrow<Reader extends Finder>(donations: Reader, { categories, circle }: Bounds): Reader {
  if (!categories && !circle) return donations;
  const within = circle && { position: circle.position, miles: circle.miles };
  // around the same place, the site's radius is the maximum
  const isSame = (around: FindQuery['around']) => around?.position === circle?.position;
  return {
    ...donations,
    find: (query) => donations.find({ ...query, categories, within: isSame(query.around) ? undefined : within }),
  };
}

export const isWithin = (donation: Donation, { categories, circle }: Bounds) =>
  (!categories || categories.includes(donation.category)) &&
  (!circle || distanceInMiles(circle.position, donation) <= circle.miles);
