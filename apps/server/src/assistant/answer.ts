import {
  defaultStatus,
  distanceInMiles,
  toTenthOfMile,
  type ChatScope,
  type Donation,
  type Position,
} from '@clothesline/api-client/contract';
import { stemOf, tokensOf } from '@clothesline/api-client/search';
import type { PlaceList } from '@clothesline/location';
import type { Place } from '../store/store.js';
import { answerAbout } from './answerAbout.js';
import type { Conversation } from './conversation.js';
import { meritOf, missesOf, type Miss } from './fits.js';
import type { FindIntent, Intent } from './intent.js';
import type { HelpLine } from '../config/helpLines.js';
import { cachedFinds, type AssistantStore } from './cachedFinds.js';
import { lineOf, quotable } from './lines.js';
import type { Language } from './language.js';
import { messagesIn, type Messages } from './messages.js';
import { placeOf } from './places.js';
import { boundsOf, narrowed, type Bounds } from './scope.js';
import { nearMiles } from './where.js';
import { asMeant, isEmptyWish, isSureWish, type Wish } from './wish.js';

/** The most donations that an answer names, in all. */
const shown = 4;

/** Finds that are looked through for those that fit. */
const considered = 60;

/** Miles around a place that nothing is listed at. */
const placeMiles = 5;

/** The same of a ZIP code. */
const zipMiles = 2;

export type { AssistantStore } from './cachedFinds.js';

export interface AnswerParts {
  store: AssistantStore;
  /** The name of the site in its answers. */
  product: string;
  places: () => Promise<PlaceList>;
  /** Where the site is. */
  center: Position;
  helpLines: readonly HelpLine[];
  /** In which it answers. */
  language: Language;
  /** Whether a model words the answers. */
  isWorded?: boolean | undefined;
  scope?: ChatScope | undefined;
  /** What donations can be. */
  categories: readonly string[];
}

/** Puts an answer into words, from what is listed at this moment. */
export async function answer(intent: Intent, before: Conversation, parts: AnswerParts): Promise<string> {
  const say = messagesIn(parts.language);
  switch (intent.kind) {
    case 'greeting':
      return say.greeting(parts.product);
    case 'topic': {
      const text = say.topics(parts.product)[intent.topic];
      return intent.topic === 'privacy' && parts.isWorded ? `${text} ${say.worded}` : text;
    }
    case 'unknown':
      return say.unknown;
    case 'care': {
      const help = say.care(parts.helpLines.map(({ name, number }) => say.helpLine(name, number)));
      return [help, intent.find ? await answerFind(intent.find, before, parts) : say.careMore].join('\n\n');
    }
    case 'about':
      return answerAbout(intent, before, { store: parts.store, say });
    case 'find':
      return answerFind(intent, before, parts);
  }
}

/** Where donations are looked for. */
interface Around {
  place: Place | undefined;
  /** In miles; undefined where only the place itself is meant. */
  miles: number | undefined;
  /** Whether that is all that there is within the bounds. */
  isAll: boolean;
}

async function answerFind(intent: FindIntent, before: Conversation, parts: AnswerParts): Promise<string> {
  const all = cachedFinds(parts.store);
  const say = messagesIn(parts.language);
  const placeParts = { store: all, list: parts.places, center: parts.center, categories: parts.categories };
  const [where, bounds] = await Promise.all([
    placeOf(intent.places, placeParts),
    boundsOf(parts.scope ?? {}, placeParts),
  ]);
  if (where.choices) return say.whichPlace(where.choices);
  if (where.unknownZip !== undefined) return say.unknownZip(where.unknownZip);
  const { name, isListed } = where;
  const store = narrowed(all, bounds);
  const place = where.place ?? bounds.circle?.place;
  const wishes = intent.wishes.map((wish) => asMeant(withoutPlace(wish, name)));
  const isSure = intent.isSure || wishes.some(isSureWish);
  const unknownPlace = where.place ? undefined : unknownPlaceIn(intent);
  if (unknownPlace !== undefined) return say.unknownPlace(quotable(unknownPlace));
  if (!where.place && !isSure && wishes.every(isEmptyWish)) return say.unknown;
  if (intent.others === 'closer' && !place) return say.nearMe;
  const said = where.place ? milesAround(intent, { place: where.place, isListed }) : milesWithin(intent, bounds);
  const miles = intent.others === 'closer' ? (said ?? nearMiles) / 2 : said;
  const isAll = !where.place && miles === bounds.circle?.miles;
  const around = { place, miles, isAll };
  const hidden = intent.others === 'more' ? new Set(before.allShown) : new Set<number>();
  const each = Math.max(1, Math.floor(shown / wishes.length));
  const answers = await Promise.all(
    wishes.map(async (wish) =>
      answerWish(wish, { around, store, hidden, intent, isSure, most: each, language: parts.language }),
    ),
  );
  const nearMe = intent.isNearMe && !where.place ? `${say.nearMe}\n\n` : '';
  return nearMe + answers.join('\n\n');
}

/** The name of a place that "near" stands before, and nothing else is asked for. */
function unknownPlaceIn({ places, wishes, miles, isNearMe }: FindIntent): string | undefined {
  const isAll = miles !== undefined && !isNearMe && wishes.every((wish) => !isSureWish(wish));
  return isAll ? places.find(({ isNamed }) => isNamed)?.name : undefined;
}

/** How far around a place that was named one looks; undefined where only the place itself is meant. */
function milesAround(
  { miles }: FindIntent,
  { place, isListed = false }: { place: Place; isListed?: boolean | undefined },
) {
  if (miles !== undefined || isListed) return miles;
  return place.key === place.name ? zipMiles : placeMiles;
}

/** How far around the middle of the bounds one looks: never beyond them. */
function milesWithin({ miles }: FindIntent, { circle }: Bounds): number | undefined {
  return circle && Math.min(miles ?? circle.miles, circle.miles);
}

function withoutPlace(wish: Wish, name: string | undefined): Wish {
  if (name === undefined) return wish;
  const named = new Set(tokensOf(name).map(stemOf));
  const others = (names: Wish['colors']) => names.filter(({ stem }) => !named.has(stem));
  return {
    ...wish,
    unknown: wish.unknown.filter((word) => !named.has(stemOf(word))),
    // "North Beach" is not for the beach.
    colors: others(wish.colors),
    materials: others(wish.materials),
    purposes: others(wish.purposes),
  };
}

interface WishParts {
  around: Around;
  store: AssistantStore;
  /** Ids that are not shown again. */
  hidden: ReadonlySet<number>;
  intent: FindIntent;
  isSure: boolean;
  most: number;
  language: Language;
}

async function answerWish(
  wish: Wish,
  { around, store, hidden, intent, isSure, most, language }: WishParts,
): Promise<string> {
  const { place, isAll } = around;
  const say = messagesIn(language);
  const what = say.wish(wish);
  const at = placeWords(around, say);
  const found = await look(wish, around, store);
  const fitting = byDistance(found.filter(isFitting), around);
  const fits = fitting.filter(({ donation }) => !hidden.has(donation.id));
  const head = intent.isCarried ? say.foundAfter : say.found;
  const list = (items: readonly Item[], from: Around) =>
    items
      .slice(0, most)
      .map(({ donation, misses }) => lineOf(donation, { place: from.place, misses, say }))
      .join('\n');

  if (fits.length > 0) {
    const title = isEmptyWish(wish) ? say.newest(at) : head(what, at);
    const more = fits.length > most ? `\n${say.more}` : '';
    return `${title}\n${list(fits, around)}${more}`;
  }
  if (fitting.length > 0) return say.noMore(what, at);
  const elsewhere = place && !isAll ? await look(wish, { place: undefined, miles: undefined }, store) : [];
  const wide = byDistance(elsewhere.filter(isFitting), { place, miles: 0 });
  if (wide.length > 0) return `${say.foundWide(what, at)}\n${list(wide, around)}`;
  if (!isSure) return say.unknown;
  const others = [...found, ...elsewhere].filter(({ misses }) => misses.length === 1 && misses[0] === 'word');
  const rest = { ...wish, unknown: [] };
  if (others.length > 0 && isSureWish(rest)) {
    const fitRest = byDistance(others, { place, miles: place ? 0 : undefined }).map((item) => ({
      ...item,
      misses: [],
    }));
    return `${say.except(wish.unknown, say.wish(rest), at)}\n${list(fitRest, around)}`;
  }
  const near = [...new Map([...elsewhere, ...found].map((item) => [item.donation.id, item])).values()]
    .filter((item) => weightOf(item) <= farthest)
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .slice(0, mostNear);
  if (near.length > 0) return `${say.foundLoosely(what, at)}\n${list(near, around)}`;
  return isEmptyWish(wish) ? say.nothingListed : say.nothing(what, at);
}

interface Item {
  donation: Donation;
  misses: readonly Miss[];
  merit: number;
}

/** How far something is from what is wished for, by each of its misses. */
const weights: Readonly<Record<Miss, number>> = {
  thing: 9,
  audience: 9,
  word: 3,
  size: 2,
  relative: 2,
  audienceUnsaid: 2,
  sizeUnsaid: 1,
  sizeAbout: 0,
  color: 1,
  material: 1,
  purpose: 1,
};

/** Beyond, something does not come close. */
const farthest = 3;

/** The most that come close and are named. */
const mostNear = 2;

/** A size of another system that is about the same is said, and is no reason against it. */
const isFitting = ({ misses }: Item) => misses.every((miss) => miss === 'sizeAbout');

const weightOf = ({ misses }: Item) => misses.reduce((sum, miss) => sum + weights[miss], 0);

/** What is available and was found by all words of the wish; where that is little, by what it is mainly about; else by some of them. */
async function look(
  wish: Wish,
  { place, miles }: Pick<Around, 'place' | 'miles'>,
  store: AssistantStore,
): Promise<Item[]> {
  const at = !place ? {} : miles === undefined ? { place: place.key } : { around: { position: place.position, miles } };
  const find = async (words: readonly string[], isExact: boolean) => {
    const { donations } = await store.findDonations({ ...at, words: words.join(' '), isExact, limit: considered });
    return donations
      .filter(({ status }) => status === defaultStatus)
      .map((donation): Item => ({ donation, misses: missesOf(donation, wish), merit: meritOf(donation, wish) }));
  };
  const { things, audience, colors, materials, purposes, sizes, unknown } = wish;
  const said = (names: readonly { word: string }[]) => names.map(({ word }) => word);
  const all = [...said([...things, ...audience, ...colors, ...materials, ...purposes]), ...sizes, ...unknown];
  const found = await find(all, true);
  const isEnough = found.filter(isFitting).length >= shown;
  // What it is about alone: the rest is judged here.
  const parts =
    things.length > 0
      ? [[...said(things), ...unknown], said(things)]
      : [said(purposes), said(audience), said([...colors, ...materials]), unknown, sizes];
  // At a place: what its words do not say, such as for whom, its sizes may.
  if (place && things.length === 0) parts.push([]);
  const asked = new Set([all.join(' ')]);
  for (const part of isEnough ? [] : parts) {
    const words = part.join(' ');
    if (asked.has(words) || (part.length === 0 && !place)) continue;
    asked.add(words);
    found.push(...(await find(part, true)));
  }
  if (found.length === 0) found.push(...(await find(all, false)));
  const each = new Map(found.map((item) => [item.donation.id, item]));
  return [...each.values()].toSorted(
    (one, other) => other.merit - one.merit || one.misses.length - other.misses.length,
  );
}

function placeWords({ place, miles }: Pick<Around, 'place' | 'miles'>, say: Messages): string {
  if (!place) return '';
  return miles === undefined ? say.inPlace(place.name) : say.within(String(toTenthOfMile(miles)), place.name);
}

/** What fits best first; of that, the nearest to a place where one looks around it. */
function byDistance(items: readonly Item[], { place, miles }: Pick<Around, 'place' | 'miles'>): readonly Item[] {
  if (!place || miles === undefined) return items;
  const away = ({ donation }: Item) => distanceInMiles(place.position, donation);
  return items.toSorted((one, other) => other.merit - one.merit || away(one) - away(other));
}
