import { toTenthOfMile } from '@clothesline/api-client/contract';
import { splitWords } from '../../search/index.js';
import { nearMiles } from '../places/placeNames.js';
import { findPlace, narrow, readBounds, type Bounds, type PlaceParts, type Where } from '../places/places.js';
import { compareSize } from '../search/judge.js';
import {
  cacheFinds,
  farthest,
  look,
  findSimilarItems,
  type Around,
  type DonationReader,
  type Item,
} from '../search/look.js';
import type { Search } from '../talk/conversation.js';
import { isEmpty, type Wish } from '../wish/wish.js';
import { quotable, writeLine } from './lines.js';
import {
  askWhich,
  describeWish,
  plainAnswer,
  searchSuggestions,
  type Answer,
  type AnswerParts,
  type Say,
} from './say.js';

const most = { shown: 4, close: 2, near: 3 };

interface Found {
  search: Search;
  wish: Wish;
  where: Where;
  around: Around;
  what: string;
  at: string;
  isBare: boolean;
  donations: DonationReader;
  /** Already shown. */
  hidden: ReadonlySet<number>;
  say: Say;
}

/** Returns `undefined` unless the message is clearly a search for donations. */
export async function answerFind(
  search: Search,
  seen: readonly number[],
  parts: AnswerParts,
): Promise<Answer | undefined> {
  const { say } = parts;
  const donations = cacheFinds(parts.donations);
  const placeParts = { donations, list: parts.places, center: parts.center, categories: parts.categories };
  const [where, bounds] = await Promise.all([findLayer(search, placeParts), readBounds(parts.scope ?? {}, placeParts)]);
  if (!where) return undefined;
  const wish = withoutPlace(search.wish, [where.name, where.place?.name, search.placeSaid]);
  const unknown = nameUnknown(search, where);
  const asked = askPlace(search, where, isEmpty(wish) ? unknown : undefined, say);
  if (asked) return asked;
  const isBare = isEmpty(wish) && wish.others.length === 0;
  if (!search.isSure && isBare && !where.place && !search.isHere) return undefined;
  const around = chooseAround(search, where, bounds.circle);
  const answer = await answerFound({
    search,
    wish,
    where,
    around,
    what: isBare ? '' : quotable(describeWish(wish, say)),
    at: describePlace(around, say),
    isBare,
    donations: narrow(donations, bounds),
    hidden: new Set(search.others === undefined || search.others === 'closer' ? [] : seen),
    say,
  });
  if (!answer || unknown === undefined) return answer;
  return { ...answer, text: `${say('unknownPlaceBeside', { name: unknown })}\n\n${answer.text}` };
}

function nameUnknown({ placeSaid }: Search, { place, choices, unknown }: Where): string | undefined {
  if (unknown !== undefined) return unknown;
  return !place && !choices && placeSaid !== undefined && isUnknown(placeSaid) ? quotable(placeSaid) : undefined;
}

function askPlace(
  { others, places }: Search,
  { place, name, choices }: Where,
  unknown: string | undefined,
  say: Say,
): Answer | undefined {
  if (choices) return askWhich(choices, name, say);
  if (unknown !== undefined) {
    return plainAnswer(say('unknownPlace', { name: unknown }), places.length > 0 ? [say('button.anywhere')] : []);
  }
  return others === 'closer' && !place ? plainAnswer(say('nearMe')) : undefined;
}

function describePlace({ place, miles }: Around, say: Say): string {
  if (!place) return '';
  return miles === undefined
    ? say('in', { place: place.name })
    : say('within', { miles: String(toTenthOfMile(miles)), place: place.name });
}

/** The worst match we still show if there's nothing better. */
const farthestAlone = 6;

/** Whether the item is still of the same kind and differs in at most a single property. */
const isClose = ({ misses }: Item, { things }: Wish) =>
  !(things.length === 0 && (misses.includes('detail') || misses.includes('color'))) &&
  misses.filter((miss) => !miss.endsWith('Unsaid')).length <= (misses.includes('whomUnsaid') ? 0 : 1);

/** Whether the size differs in the wrong direction, e.g. a smaller item when the visitor wants something bigger. */
function isOtherWay({ donation }: Item, { wish, others }: Search): boolean {
  const fit = compareSize(donation, wish.sizes, wish.whom);
  return (others === 'bigger' && fit === 'smaller') || (others === 'smaller' && fit === 'larger');
}

/** The sizes use different systems but fit about the same. */
const isFit = ({ misses }: Item) => misses.every((miss) => miss === 'sizeAbout');

async function answerFound(found: Found): Promise<Answer | undefined> {
  const { search, wish, where, around, at, isBare, donations, hidden } = found;
  const isWanted = (item: Item) => isClose(item, wish) && !isOtherWay(item, search);
  const items = (await look(wish, around, donations)).filter(isWanted);
  const isNew = ({ donation }: Item) => !hidden.has(donation.id);
  // nothing was found for unknown words
  if (isEmpty(wish) && !isBare && items.length === 0) {
    return search.isSure || wish.others.length <= 2 ? listItems(found, 'nothing') : undefined;
  }
  const fits = items.filter(isFit).filter(isNew);
  const close = items.filter((item) => !isFit(item) && isNew(item) && item.distance <= farthest);
  const hasMore = fits.length > most.shown;
  if (fits.length > 0) {
    const also = hasMore ? [] : close.slice(0, Math.min(most.close, most.shown - fits.length));
    return listItems(found, isBare && at === '' ? 'newest' : 'found', fits.slice(0, most.shown), { also, hasMore });
  }
  if (items.some(isFit)) return listItems(found, 'noMore');
  const wide = where.place ? (await look(wish, {}, donations)).filter(isWanted) : [];
  const away = wide.filter((item) => isNew(item) && item.distance <= farthest);
  const elsewhere = away.some(isFit) ? away.filter(isFit) : close.length === 0 ? away : [];
  if (elsewhere.length > 0) {
    const nearest = sortByDistance(elsewhere, where).slice(0, most.shown);
    return listItems({ ...found, around: { place: where.place } }, 'elsewhere', nearest);
  }
  if (close.length > 0) return listItems(found, 'onlyClose', close.slice(0, most.shown));
  const far = [items, wide].map((all) => all.filter((item) => isNew(item) && item.distance <= farthestAlone));
  const near =
    far.find(({ length }) => length > 0) ??
    (await findSimilarItems(wish, donations)).filter((item) => isNew(item) && !item.misses.includes('whomUnsaid'));
  if (near.length > 0) {
    const everywhere = { ...found, around: { place: where.place } };
    return listItems(items.includes(near[0] as Item) ? found : everywhere, 'onlyClose', near.slice(0, most.near));
  }
  return listItems(found, items.length > 0 && hidden.size > 0 ? 'noMore' : 'nothing');
}

function listItems(
  { search, where, around: { place }, what, at, say }: Found,
  sentence: string,
  items: readonly Item[] = [],
  { also = [], hasMore = false }: { also?: readonly Item[]; hasMore?: boolean } = {},
): Answer {
  const write = ({ donation, misses }: Item) => writeLine(donation, { place, misses, say });
  const [lines, others] = [items.map(write), also.map(write)];
  const title = say(sentence, { what, where: at });
  const blocks = [
    ...(search.isHere && !where.place ? [say('nearMe')] : []),
    [title, ...lines.map(({ line }) => line), ...(hasMore ? [say('more')] : [])].join('\n'),
    ...(others.length > 0 ? [[say('close'), ...others.map(({ line }) => line)].join('\n')] : []),
  ];
  const donations = [...lines, ...others].map(({ item }) => item);
  return {
    ...plainAnswer(blocks.join('\n\n'), searchSuggestions(search, donations.length, hasMore, say)),
    donations,
    isList: donations.length > 0,
    one: lines.length === 1 ? donations[0]?.id : undefined,
    placeName: where.name,
  };
}

/** The most recently mentioned place. Returns `undefined` if it's unknown and the message contains nothing else. */
async function findLayer({ places, isPlaceOnly }: Search, parts: PlaceParts): Promise<Where | undefined> {
  for (const [at, names] of places.entries()) {
    const where = names.length > 0 ? await findPlace(names, parts) : {};
    if (where.place || where.choices || where.unknown !== undefined) return where;
    if (at === 0 && isPlaceOnly) return undefined;
  }
  return {};
}

/** Searches the requested area, or the surroundings of the place if it has no donations itself. */
function chooseAround({ miles, others }: Search, { place, isListed }: Where, circle: Bounds['circle']): Around {
  if (!place) return circle ? { place: circle.place, miles: Math.min(miles ?? circle.miles, circle.miles) } : {};
  const said = miles ?? (isListed === true ? undefined : nearMiles);
  return { place, miles: others === 'closer' ? (said ?? nearMiles) / 2 : said };
}

function sortByDistance(items: readonly Item[], { place }: Where): readonly Item[] {
  if (!place) return items;
  const { latitude, longitude } = place.position;
  const away = ({ donation }: Item) => Math.hypot(donation.latitude - latitude, donation.longitude - longitude);
  return items.toSorted((one, other) => away(one) - away(other));
}

const ownPlace = /^(?:my|mi|the|el|la|school|work|home|downtown|center|centro|city|town|here|escuela|trabajo|casa)\b/i;

/** "My office" and the like aren't place names. */
const isUnknown = (name: string) => name.length > 2 && !ownPlace.test(name);

function withoutPlace(wish: Wish, names: readonly (string | undefined)[]): Wish {
  const placeWords = new Set(names.flatMap((name) => splitWords(name ?? '')));
  const rest = (words: readonly string[]) =>
    words.filter((word) => !splitWords(word).every((token) => placeWords.has(token)));
  const { things, colors, details, others } = wish;
  return { ...wish, things: rest(things), colors: rest(colors), details: rest(details), others: rest(others) };
}
