import { defaultStatus, type Donation } from '@clothesline/api-client/contract';
import type { FindQuery, Place } from '../../store/store.js';
import { isAge, isChild, isEmpty, type Wish } from '../wish/wish.js';
import type { AssistantStore } from './cachedFinds.js';
import { judge, type Judgement } from './judge.js';

export interface Item extends Judgement {
  donation: Donation;
}

/** Beyond this distance from the wish, a donation does not come close. */
export const farthest = 4;

/** Donations of one search that are judged. */
const considered = 60;

/** The most things that are searched for one by one. */
const mostThings = 3;

/** The place at which donations are looked for; everywhere if it is missing. */
export interface Around {
  place?: Place | undefined;
  miles?: number | undefined;
}

/** Tenths of a mile are shown: "1.0 mi" is within a mile. */
const rounding = 0.05;

function placeQuery({ place, miles }: Around): Partial<FindQuery> {
  if (!place) return {};
  return miles === undefined ? { place: place.key } : { around: { position: place.position, miles: miles + rounding } };
}

/** The available donations that fit a wish, or nearly so, the best first. */
export async function look(wish: Wish, around: Around, store: AssistantStore): Promise<Item[]> {
  const at = placeQuery(around);
  const found = new Map<number, Donation>();
  const find = async (words: readonly string[], isExact: boolean) => {
    const { donations } = await store.findDonations({ words: words.join(' '), isExact, limit: considered, ...at });
    for (const donation of donations) found.set(donation.id, donation);
  };
  for (const words of listSearches(wish)) {
    await find(words, true);
    if (found.size >= considered) break;
  }
  if (found.size === 0 && wish.things.length === 0 && !isEmpty(wish)) {
    await find([...wish.whom, ...wish.details, ...wish.colors], false);
  }
  return [...found.values()]
    .filter(({ status }) => status === defaultStatus)
    .flatMap((donation) => {
      const judgement = judge(donation, wish);
      return judgement ? [{ ...judgement, donation }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance);
}

/** The word by which donations for a wearer are searched: those for a child seldom say for which. */
function searchedWearer({ whom, sizes }: Wish): readonly string[] {
  const isForChild = whom.some(isChild) || (whom.length === 0 && sizes.some(isAge));
  return isForChild ? [whom.find((name) => /^(?:bab|newborn|toddler)/.test(name)) ?? 'kids'] : whom;
}

/** A size as the words of a search have it. */
const sizeWords = (size: string) =>
  size
    .replace(/^([\d-]+)y$/, 'age $1')
    .replace(/^([\d-]+)m$/, '$1 months')
    .replace(/^(?=\w+$)(?!age)/, 'size ');

/** The searches for one thing: with all that is said of it, then with less and less. */
function searchThing(thing: string, wish: Wish): (readonly string[])[] {
  const { whom, sizes, colors, details, others } = wish;
  const wearer = searchedWearer(wish);
  const looks = [...colors, ...details];
  const narrow = sizes.map((size) => [thing, ...whom, ...looks, sizeWords(size)]);
  return [
    ...narrow,
    ...(others.length > 0 ? [[thing, ...others]] : []),
    ...(looks.length > 0 || whom.length > 0 ? [[thing, ...whom, ...looks]] : []),
    ...(looks.length > 0
      ? [
          [thing, ...wearer, ...looks],
          [thing, ...looks],
        ]
      : []),
    [thing, ...wearer],
    [thing],
  ];
}

/** The words of each search, the narrowest first: all of the wish, then what it is mainly about. The rest is judged. */
function listSearches(wish: Wish): (readonly string[])[] {
  const { things, colors, details, sizes, others } = wish;
  const wearer = searchedWearer(wish);
  const looks = [...colors, ...details];
  if (things.length > 0) return things.slice(0, mostThings).flatMap((thing) => searchThing(thing, wish));
  const ofLooks = looks.length > 0 ? [looks, ...looks.map((one) => [one])] : [];
  const ofRest = ofLooks.length > 0 ? ofLooks : [sizes.length > 0 ? sizes : others];
  const searches = wearer.length > 0 ? [[...wearer, ...looks], ...ofLooks, wearer] : ofRest;
  const isNamed = others.length > 0 && wearer.length + looks.length > 0;
  return isNamed ? [[...wearer, ...others], ...searches] : searches;
}
