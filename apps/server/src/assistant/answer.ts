import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import type { Place, Store } from '../store/store.js';
import type { FindIntent, Intent, PlaceName, Term } from './intent.js';
import { assistantMessages as say } from './messages.js';
import { ranked } from './rank.js';
import { singular, tokensOf } from './tokens.js';

/** The most donations that an answer names. */
const shown = 3;

/** The newest finds, from which the best are named. */
const considered = 60;

export type AssistantStore = Pick<Store, 'findDonations' | 'placesNamed'>;

/** Puts an answer into words, from what is listed at this moment. */
export async function answer(intent: Intent, store: AssistantStore, product: string): Promise<string> {
  switch (intent.kind) {
    case 'greeting':
      return say.greeting(product);
    case 'topic':
      return say.topics(product)[intent.topic];
    case 'unknown':
      return say.unknown;
    case 'find':
      return answerFind(intent, store);
  }
}

async function answerFind(intent: FindIntent, store: AssistantStore): Promise<string> {
  const { place, name } = await placeOf(intent.places, store);
  const terms = name === undefined ? intent.terms : withoutWords(intent.terms, name);
  const miles = place && intent.miles;
  const where = placeWords(place, miles);
  const what = say.quoted(terms.map(({ label }) => label));
  const find = async (wanted: readonly Term[], options: Where = {}) => {
    const { donations, isAll } = await store.findDonations({ ...options, terms: wanted, limit: considered });
    return { found: ranked(donations, wanted), isAll: isAll && donations.length < considered };
  };
  const here: Where = !place
    ? {}
    : miles === undefined
      ? { place: place.key }
      : { around: { position: place.position, miles } };

  if (terms.length === 0 && !place && !intent.isSure) return say.unknown;
  const lines = ({ found, isAll }: Found) =>
    listed(byDistance(found, miles === undefined ? undefined : place), place, isAll);
  const nearMe = intent.isNearMe && !place ? `${say.nearMe}\n\n` : '';

  const exact = await find(terms, here);
  if (exact.found.length > 0) {
    const head = terms.length > 0 ? say.found(what, where) : say.newest(where);
    return `${nearMe}${head}\n${lines(exact)}`;
  }
  const wide = place && terms.length > 0 ? await find(terms) : none;
  if (wide.found.length > 0) {
    return `${say.foundWide(what, where)}\n${listed(byDistance(wide.found, place), place, wide.isAll)}`;
  }
  const loose = terms.length > 1 ? await find([eitherOf(terms)], here) : none;
  if (loose.found.length > 0 && intent.isSure) return `${nearMe}${say.foundLoosely(what, where)}\n${lines(loose)}`;
  if (!intent.isSure) return say.unknown;
  return terms.length === 0 ? say.nothingListed : `${nearMe}${say.nothing(what, where)}`;
}

interface Found {
  /** The best first. */
  found: readonly Donation[];
  /** Whether there are no more than these. */
  isAll: boolean;
}

const none: Found = { found: [], isAll: true };

type Where = { place?: string; around?: { position: Place['position']; miles: number } };

/** The first name that a place has. Without a preposition before it only a whole name counts: "golden" alone is no park. */
async function placeOf(names: readonly PlaceName[], store: AssistantStore): Promise<{ place?: Place; name?: string }> {
  const places = await store.placesNamed(names.map(({ name }) => name));
  for (const { name, isNamed } of names) {
    const place = places.get(name);
    if (place && (isNamed || place.key === name || place.key === `${name} district`)) return { place, name };
  }
  return {};
}

/** The terms that are no part of the place's name. */
function withoutWords(terms: readonly Term[], name: string): Term[] {
  const words = new Set(tokensOf(name).map(singular));
  return terms.filter(({ label }) => !words.has(singular(label)));
}

function eitherOf(terms: readonly Term[]): Term {
  return {
    label: terms.map(({ label }) => label).join(' '),
    words: terms.flatMap(({ words }) => words),
    categories: terms.flatMap(({ categories }) => categories),
  };
}

function placeWords(place: Place | undefined, miles: number | undefined): string {
  if (!place) return '';
  return miles === undefined ? say.inPlace(place.name) : say.within(String(toTenthOfMile(miles)), place.name);
}

/** The nearest to a place first, where there is one. */
function byDistance(donations: readonly Donation[], place: Place | undefined): readonly Donation[] {
  if (!place) return donations;
  return donations.toSorted(
    (one, other) => distanceInMiles(place.position, one) - distanceInMiles(place.position, other),
  );
}

function listed(donations: readonly Donation[], place: Place | undefined, isAll: boolean): string {
  const lines = donations.slice(0, shown).map((donation) => {
    const miles = place && toTenthOfMile(distanceInMiles(place.position, donation));
    const isThere = place && donation.locationName.toLowerCase().includes(place.key);
    const away = place && miles !== undefined && !isThere ? ` (${say.awayFrom(miles.toFixed(1), place.name)})` : '';
    return say.line(oneLine(donation.title), oneLine(donation.locationName) + away, `/donations/${donation.id}`);
  });
  const count = isAll ? String(donations.length) : `${donations.length}+`;
  return [...lines, ...(donations.length > shown ? [say.more(count)] : [])].join('\n');
}

/** Characters that change the direction of the text after them, which is the assistant's own. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Titles are people's own words: none of them makes a line of its own, or turns the rest of the line around. */
function oneLine(text: string): string {
  return text.replaceAll(directions, '').replaceAll(/\s+/g, ' ').trim();
}
