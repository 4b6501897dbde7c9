import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import type { FindQuery, Finds, Place, Store } from '../store/store.js';
import { stemOf, tokensOf } from '@clothesline/api-client/search';
import type { FindIntent, Intent, PlaceName } from './intent.js';
import { assistantMessages as say } from './messages.js';

/** The most donations that an answer names. */
const shown = 3;

/** Finds that are counted, and of which the nearest are named where a place is asked for. */
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
  const words = name === undefined ? intent.words : withoutWords(intent.words, name);
  const miles = place && intent.miles;
  const where = placeWords(place, miles);
  const what = say.quoted(words);
  const find = (options: Where = {}) => store.findDonations({ ...options, words: words.join(' '), limit: considered });
  const here: Where = !place
    ? {}
    : miles === undefined
      ? { place: place.key }
      : { around: { position: place.position, miles } };

  if (words.length === 0 && !place && !intent.isSure) return say.unknown;
  const lines = ({ donations, isAll }: Finds) =>
    listed(byDistance(donations, miles === undefined ? undefined : place), place, isAll);
  const nearMe = intent.isNearMe && !place ? `${say.nearMe}\n\n` : '';

  const found = await find(here);
  if (found.donations.length > 0 && found.instead === undefined) {
    const head = words.length > 0 ? say.found(what, where) : say.newest(where);
    return `${nearMe}${head}\n${lines(found)}`;
  }
  const wide = place && words.length > 0 ? await find() : undefined;
  if (wide && wide.donations.length > 0 && wide.instead === undefined) {
    return `${say.foundWide(what, where)}\n${listed(byDistance(wide.donations, place), place, wide.isAll)}`;
  }
  if (!intent.isSure) return say.unknown;
  if (found.donations.length > 0) return `${nearMe}${say.foundLoosely(what, where)}\n${lines(found)}`;
  return words.length === 0 ? say.nothingListed : `${nearMe}${say.nothing(what, where)}`;
}

type Where = Pick<FindQuery, 'place' | 'around'>;

/** The first name that a place has. Without a preposition before it only a whole name counts: "golden" alone is no park. */
async function placeOf(names: readonly PlaceName[], store: AssistantStore): Promise<{ place?: Place; name?: string }> {
  const places = await store.placesNamed(names.map(({ name }) => name));
  for (const { name, isNamed } of names) {
    const place = places.get(name);
    if (place && (isNamed || place.key === name || place.key === `${name} district`)) return { place, name };
  }
  return {};
}

/** The words that are no part of the place's name. */
function withoutWords(words: readonly string[], name: string): string[] {
  const named = new Set(tokensOf(name).map(stemOf));
  return words.filter((word) => !named.has(stemOf(word)));
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
