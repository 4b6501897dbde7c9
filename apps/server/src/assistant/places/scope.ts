import {
  distanceInMiles,
  donationCategories,
  knownCategories,
  type ChatScope,
  type Donation,
  type Position,
} from '@clothesline/api-client/contract';
import type { FindQuery, Place } from '../../store/store.js';
import type { AssistantStore } from '../search/cachedFinds.js';
import { findPlace, type PlaceParts } from './places.js';

/** What every search of a conversation is narrowed to. */
export interface Bounds {
  categories?: readonly string[];
  /** Where one looks who names no place, and what everything is within. */
  circle?: { place: Place; position: Position; miles: number };
}

/** What donations are where a site says nothing else. */
export const standardCategories = donationCategories(knownCategories);

/** Miles around a place of which no radius is said. */
const standardMiles = 5;

export interface BoundsParts extends PlaceParts {
  /** Those that donations have. */
  categories: readonly string[];
}

/** The bounds that a site asks for; none where it asks for none, or for what is no place and no category. */
export async function boundsOf({ categories, place, radius }: ChatScope, parts: BoundsParts): Promise<Bounds> {
  const circle = place === undefined ? undefined : await circleOf(place, radius, parts);
  const asked = new Set(categories?.map((name) => name.trim().toLowerCase()));
  const known = parts.categories.filter((name) => asked.has(name.toLowerCase()));
  return {
    ...(known.length > 0 && { categories: known }),
    ...(circle && { circle }),
  };
}

async function circleOf(name: string, miles = standardMiles, parts: PlaceParts): Promise<Bounds['circle']> {
  const where = await findPlace([{ name: name.trim().toLowerCase(), isNamed: true }], parts);
  if (where.choices || !where.place) return undefined;
  return { place: where.place, position: where.place.position, miles };
}

/** The store of which all finds are within the bounds. */
export function narrowed(store: AssistantStore, { categories, circle }: Bounds): AssistantStore {
  if (!categories && !circle) return store;
  const within = circle && { position: circle.position, miles: circle.miles };
  // Around the same place one never looks farther.
  const isIn = (around: FindQuery['around']) => around?.position === circle?.position;
  return {
    ...store,
    findDonations: (query) =>
      store.findDonations({ ...query, categories, within: isIn(query.around) ? undefined : within }),
  };
}

/** Whether a donation is within the bounds. */
export function isWithin(donation: Donation, { categories, circle }: Bounds): boolean {
  return (
    (!categories || categories.includes(donation.category)) &&
    (!circle || distanceInMiles(circle.position, donation) <= circle.miles)
  );
}
