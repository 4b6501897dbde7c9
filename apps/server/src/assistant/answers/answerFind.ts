import { toTenthOfMile } from '@clothesline/api-client/contract';
import { isSimilar, stemOf, tokensOf } from '@clothesline/api-client/search';
import type { Place } from '../../store/store.js';
import { cachedFinds, type AssistantStore } from '../search/cachedFinds.js';
import { namedIn } from '../messages/cards.js';
import type { Conversation } from '../conversation/conversation.js';
import type { FindIntent } from '../understand/intent.js';
import type { Language } from '../language/language.js';
import { lineOf, quotable } from '../messages/lines.js';
import {
  almostFitting,
  byDistance,
  closest,
  eachOnce,
  isFitting,
  look,
  shown,
  type Around,
  type Item,
} from '../search/look.js';
import { messagesIn, type Messages } from '../messages/messages.js';
import { asCalled } from '../wishes/occasions.js';
import { placeOf } from '../search/places.js';
import { withoutRepeats } from '../wishes/repeats.js';
import { boundsOf, narrowed, type Bounds } from '../search/scope.js';
import { assumedMiles } from '../understand/where.js';
import { asMeant, isEmptyWish, isSureWish, type Wish } from '../wishes/wish.js';
import { withContact, type AnswerParts } from './answerParts.js';

/** Miles around a place that nothing is listed at. */
const placeMiles = 5;

/** The same of a ZIP code. */
const zipMiles = 2;

/** The most places that are looked at one by one. */
const mostPlaces = 3;

/** The most donations that are counted: not all that there are were looked through. */
const mostCounted = 40;

/** Looks at each of the places that may be meant, elsewhere where none of them has anything, and shows nothing twice. */
async function answerEach(
  intent: FindIntent,
  before: Conversation,
  parts: AnswerParts,
  isHere = true,
): Promise<string> {
  const { eachPlace = [], ...find } = intent;
  const answers: string[] = [];
  for (const place of eachPlace.slice(0, mostPlaces)) {
    const places = [{ name: place.toLowerCase(), isNamed: true }];
    const hidden = answers.flatMap(namedIn);
    answers.push(await answerFind({ ...find, places }, before, { ...parts, hidden, most: shown / 2, isHere }));
  }
  const isFound = answers.some((answer) => namedIn(answer).length > 0);
  return isFound || !isHere ? answers.join('\n\n') : answerEach(intent, before, parts, false);
}

/** What was found for each wish, or where there is nothing, what comes close. */
export async function answerFind(intent: FindIntent, before: Conversation, parts: AnswerParts): Promise<string> {
  const all = cachedFinds(parts.store);
  const say = messagesIn(parts.language);
  const placeParts = { store: all, list: parts.places, center: parts.center, categories: parts.categories };
  const [where, bounds] = await Promise.all([
    placeOf(intent.places, placeParts),
    boundsOf(parts.scope ?? {}, placeParts),
  ]);
  if (intent.eachPlace && (where.choices || !where.place)) return answerEach(intent, before, parts);
  // Who goes on is not asked again what is meant: each is shown.
  if (where.choices && intent.isCarried) return answerEach({ ...intent, eachPlace: where.choices }, before, parts);
  if (where.choices) return say.whichPlace(where.choices);
  if (where.unknownZip !== undefined) return say.unknownZip(where.unknownZip);
  const { name, isListed } = where;
  const store = narrowed(all, bounds);
  const place = where.place ?? bounds.circle?.place;
  const named = name === undefined ? [] : [name, ...(where.others ?? []), ...misspelledIn(intent, where.place)];
  const wishes = withoutRepeats(intent.wishes.map((wish) => asMeant(named.reduce(withoutPlace, wish))));
  const isSure = intent.isSure || wishes.some(isSureWish);
  const unknownPlace = where.place ? undefined : unknownPlaceIn(intent);
  if (unknownPlace !== undefined) {
    const unknown = say.unknownPlace(quotable(unknownPlace));
    const rest = wishes.map((wish) => withoutPlace(wish, unknownPlace));
    if (!rest.some(isSureWish) || intent.others === 'closer') return unknown;
    const anywhere = { ...intent, wishes: rest, places: [], placeSaid: undefined, miles: undefined };
    return `${unknown}\n\n${await answerFind(anywhere, before, parts)}`;
  }
  if (!where.place && !isSure && wishes.every(isEmptyWish)) return withContact(say.unknown, parts);
  if (intent.others === 'closer' && !place) return say.nearMe;
  const said = where.place ? milesAround(intent, { place: where.place, isListed }) : milesWithin(intent, bounds);
  const miles = intent.others === 'closer' ? (said ?? assumedMiles) / 2 : said;
  const isAll = !where.place && miles === bounds.circle?.miles;
  const around = { place, miles, isAll };
  const hidden = new Set([
    ...((intent.others ?? 'closer') !== 'closer' ? before.allShown : []),
    ...(parts.hidden ?? []),
  ]);
  const each = Math.max(1, Math.floor((parts.most ?? shown) / wishes.length));
  const answers = await Promise.all(
    wishes.map(async (wish) => answerWish(wish, { ...parts, around, store, hidden, intent, isSure, most: each })),
  );
  const nearMe = intent.isNearMe && !where.place ? `${say.nearMe}\n\n` : '';
  return nearMe + answers.join('\n\n');
}

/** The name of a place that is surely one, or that "near" stands before where nothing else is asked for. */
function unknownPlaceIn({ places, placeSaid, wishes, miles, isNearMe }: FindIntent): string | undefined {
  if (isNearMe) return undefined;
  const isAll = miles !== undefined && wishes.every((wish) => !isSureWish(wish));
  return placeSaid ?? (isAll ? places.find(({ isNamed }) => isNamed)?.name : undefined);
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

/** The other words of the place, however they are written: "Noe Vally". */
function misspelledIn({ wishes }: FindIntent, place: Place | undefined): string[] {
  const words = tokensOf(place?.name ?? '');
  return wishes.flatMap(({ unknown }) =>
    unknown.filter((word) => words.some((one) => one === word || isSimilar(word, one))),
  );
}

function withoutPlace(wish: Wish, name: string): Wish {
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
  hasContact: boolean;
  isHere?: boolean;
}

async function answerWish(
  wish: Wish,
  { around, store, hidden, intent, isSure, most, language, hasContact, isHere = false }: WishParts,
): Promise<string> {
  const { place, isAll } = around;
  const say = messagesIn(language);
  const what = say.wish(asCalled(wish));
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
    const plainTitle = isEmptyWish(wish) ? (place ? say.listedAt(at) : say.newest) : head(what, at);
    const count = fits.length > mostCounted ? say.moreThan(mostCounted) : String(fits.length);
    const title = intent.isCounted ? say.counted(count, what, at) : plainTitle;
    if (fits.length > most) return `${title}\n${list(fits, around)}\n${say.more}`;
    const unseen = found.filter(({ donation }) => !hidden.has(donation.id));
    const close = wish.things.length > 0 ? almostFitting(unseen, most - fits.length) : [];
    const also = close.length > 0 ? `\n\n${say.alsoClose}\n${list(close, around)}` : '';
    return `${title}\n${list(fits, around)}${also}`;
  }
  if (fitting.length > 0) {
    const close = almostFitting(
      found.filter(({ donation }) => !hidden.has(donation.id)),
      most,
    );
    return `${say.noMore(what, at)}${close.length > 0 ? `\n\n${say.alsoClose}\n${list(close, around)}` : ''}`;
  }
  const elsewhere = place && !isAll && !isHere ? await look(wish, { place: undefined, miles: undefined }, store) : [];
  const wide = byDistance(elsewhere.filter(isFitting), { place, miles: 0 });
  const others = wide.filter(({ donation }) => !hidden.has(donation.id));
  if (others.length > 0) return `${say.foundWide(what, at)}\n${list(others, around)}`;
  if (wide.length > 0) return say.noMore(what, at);
  if (!isSure) return withContact(say.unknown, { language, hasContact });
  const isThere = ({ donation }: Item) => found.some((item) => item.donation.id === donation.id);
  const all = eachOnce([...found, ...elsewhere]).filter(({ misses }) => misses.length === 1 && misses[0] === 'word');
  const wordless = all.some(isThere) ? all.filter(isThere) : all;
  const rest = { ...wish, unknown: [] };
  if (wordless.length > 0 && isSureWish(rest)) {
    const fitRest = byDistance(wordless, { place, miles: place ? 0 : undefined }).map((item) => ({
      ...item,
      misses: [],
    }));
    return `${say.except(wish.unknown, say.wish(asCalled(rest)), wordless.every(isThere) ? at : '')}\n${list(fitRest, around)}`;
  }
  const nearest = closest([...elsewhere, ...found]);
  const near = nearest.filter(({ donation }) => !hidden.has(donation.id));
  if (near.length > 0) return `${say.foundLoosely(what, near.every(isThere) ? at : '')}\n${list(near, around)}`;
  if (nearest.length > 0) return say.noMore(what, at);
  return isEmptyWish(wish) ? say.nothingListed : say.nothing(what, at);
}

function placeWords({ place, miles }: Pick<Around, 'place' | 'miles'>, say: Messages): string {
  if (!place) return '';
  return miles === undefined ? say.inPlace(place.name) : say.within(String(toTenthOfMile(miles)), place.name);
}
