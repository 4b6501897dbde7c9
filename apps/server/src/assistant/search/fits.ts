import type { Donation } from '@clothesline/api-client/contract';
import { entryOf, wordsOfSize, type Entry } from '@clothesline/api-client/search';
import { amongGrown } from '../wishes/grown.js';
import type { Name } from '../language/names.js';
import { isOccasion } from '../wishes/occasions.js';
import { joinedStemFor, stemFor } from '../language/stems.js';
import { isEmptyWish, type Wish } from '../wishes/wish.js';
import { isAge, sizesOf } from '../wishes/wishSizes.js';
import { factsOf, type Facts } from './facts.js';
import { lookMiss, materialsOf, saysAny } from './looks.js';
import { sizeMiss } from './sizeMiss.js';
import {
  babyWords,
  boyWords,
  girlsThings,
  girlWords,
  isForKids,
  isForMen,
  isForOther,
  isForWomen,
  says,
  stems,
} from './wearers.js';

/** Why a donation is not what is wished for. */
export type Miss =
  | 'thing'
  /** It is such a thing nearly: a jacket for a coat. */
  | 'relative'
  /** It is for somebody else, or does not say for whom. */
  | 'audience'
  | 'audienceUnsaid'
  /** It has another size, or names none. */
  | 'size'
  | 'sizeUnsaid'
  /** It names a size of another system that is about the same. */
  | 'sizeAbout'
  /** It has another color, or names none. */
  | 'color'
  | 'colorUnsaid'
  | 'material'
  | 'materialUnsaid'
  | 'purpose'
  | 'word'
  /** It is or has what was refused. */
  | 'unwanted'
  /** It is written in a script of which the assistant reads little: it may well be what is wished for. */
  | 'unread';

/** What keeps a donation from being what is wished for; nothing where it fits. */
export function missesOf(donation: Donation, wish: Wish): Miss[] {
  const facts = factsOf(donation);
  return missesIn(facts, isForKids(facts) ? wish : (amongGrown(wish) ?? wish));
}

function missesIn(facts: Facts, wish: Wish): Miss[] {
  // "5 months pregnant" is no baby's age.
  const sizes = wish.audience.some(isMaternity) ? sizesOf(wish).filter((size) => !isAge(size)) : sizesOf(wish);
  const misses: (Miss | undefined)[] = [
    thingMiss(facts, wish.things),
    ...wish.audience.map((name) => audienceMiss(facts, name)),
    wish.audience.length > 0 && facts.title.has(maternity) && !wish.audience.some(isMaternity) ? 'audience' : undefined,
    // A size in years is a child's.
    wish.audience.length === 0 && sizes.some(isAge) ? kidsMiss(facts) : undefined,
    wish.audience.length === 0 && wish.purposes.some(isForGrown) && isForKids(facts) ? 'audience' : undefined,
    sizeMiss(facts, sizes, wish),
    sizes.length === 0 ? otherSizeMiss(facts, wish) : undefined,
    // Who names a size, and no age, asks for something to wear.
    isOfSizeAlone(wish) && sizes.some((size) => !isAge(size)) && isSizeless(facts) ? 'thing' : undefined,
    // "Blue or green": one of them.
    colorMisses[lookMiss(facts, wish.colors) ?? 'none'],
    ...wish.unwanted.map((name) => unwantedMiss(facts, name)),
    ...materialsOf(wish).map((names) => materialMisses[lookMiss(facts, names) ?? 'none']),
    wish.purposes.some((name) => isNeeded(name, wish) && !isFor(facts, name)) ? 'purpose' : undefined,
    // Running leggings are no pants for work, and hiking boots no shoes for it.
    isForSport(facts) && wish.purposes.some(isForGrown) ? 'purpose' : undefined,
    wordMiss(facts, wish),
  ];
  // A European size is of the foot, whoever has it.
  const isItsSize = sizes.length > 0 && !misses.some((miss) => miss === 'size' || miss === 'sizeUnsaid');
  const isAnybodys = isItsSize && facts.sizes.some((size) => size.startsWith('EU'));
  const missing = [...new Set(misses.filter((miss) => miss !== undefined))].filter(
    (miss) => miss !== 'audienceUnsaid' || !isAnybodys,
  );
  return facts.isUnread ? [...new Set(missing.map((miss) => (unsaid.has(miss) ? 'unread' : miss)))] : missing;
}

const colorMisses = { other: 'color', unsaid: 'colorUnsaid', none: undefined } as const;
const materialMisses = { other: 'material', unsaid: 'materialUnsaid', none: undefined } as const;

/** What nobody can say of a text who does not read it. */
const unsaid = new Set<Miss>([
  'audienceUnsaid',
  'sizeUnsaid',
  'color',
  'colorUnsaid',
  'material',
  'materialUnsaid',
  'purpose',
  'word',
]);

/** Seasons and weathers: a straw hat is no warm one. */
const weathers = ['winter', 'warm', 'snow', 'rain', 'summer'].map(stemFor);

/** What somebody feels, who is glad of any jacket. */
const felt = new Set(['cold', 'freezing', 'chilly'].map(stemFor));

/** A category that is no thing: "accessories". */
const isWide = ({ entry }: Name) => entry.categories.length > 0 && entry.kinds.length === entry.names.length;

/** Of a thing that was named, what it is for is seldom said, but for the weather; it is needed where it was asked for by itself. */
function isNeeded({ stem, entry, isAsked = false }: Name, { things }: Wish): boolean {
  return isAsked || things.every(isWide) || (!felt.has(stem) && weathers.some((one) => entry.names.includes(one)));
}

const grownPurposes = new Set(
  ['work', 'interview', 'graduation', 'professional', 'formal', 'court', 'waiter', 'construction', 'evening'].map(
    stemFor,
  ),
);

/** What nobody asks for a child who names none. */
export const isForGrown = ({ entry }: Name) => entry.names.some((stem) => grownPurposes.has(stem));

function unwantedMiss(facts: Facts, { stem, entry, isPlain = false }: Name): Miss | undefined {
  if (isPlain) return saysPlainly(facts, stem) ? 'unwanted' : undefined;
  if (entry.facet === 'audience') return isForKids(facts) ? 'audience' : undefined;
  if (entry.facet === 'thing') {
    return facts.title.has(stem) || isOfKind(facts, [stem, ...entry.kinds], entry) ? 'thing' : undefined;
  }
  return saysAny(facts.texts, entry) ? 'unwanted' : undefined;
}

/** Parts of which a thing is sure to have one, by the thing. */
const partOf = new Map([[stemFor('hood'), stemFor('hoodie')]]);

/** Whether it has words that are in no vocabulary, and does not say "no" before them: "still no holes". */
function saysPlainly({ title, texts, text }: Facts, stems: string): boolean {
  const all = stems.split(' ');
  const isDenied =
    all.length === 1 &&
    new RegExp(String.raw`\b(?:no|without|never|not a|not any|prefers?) (?:\w+ )?${stems}`).test(text);
  return (all.every((stem) => texts.has(stem)) && !isDenied) || title.has(partOf.get(stems) ?? '');
}

/** Words that are in no vocabulary are looked for as they are; where nothing else is asked for, in the title. */
function wordMiss({ title, texts }: Facts, wish: Wish): Miss | undefined {
  const stems = wish.unknown.map((words) => joinedStemFor(words.split(' ')));
  if (stems.some((stem) => !texts.has(stem) && !title.has(partOf.get(stem) ?? ''))) return 'word';
  const isAll = stems.length > 0 && isEmptyWish({ ...wish, unknown: [] });
  return isAll && !stems.some((stem) => title.has(stem)) ? 'word' : undefined;
}

/** What a child's thing is less where no child is named: it comes behind others that are as good. */
const childless = -10;

/**
 * How much of what is good to have, and not asked for in each donation, it has: what the thing is for, more where its own
 * words say so.
 */
export function meritOf(donation: Donation, { purposes, things, audience, sizes }: Wish): number {
  const facts = factsOf(donation);
  // Who says nobody asks for a grown person.
  const isForChild = things.length > 0 && audience.length + sizes.length === 0 && isForKids(facts) ? childless : 0;
  const serving = purposes.filter((name) => isFor(facts, name, things)).length;
  const isHinted = purposes.some(({ entry }) => isHintedAt(facts, entry));
  return isForChild + serving + (isHinted ? 1 : 0) + purposes.filter((name) => saysFor(facts, name, things)).length;
}

/** Whether it is the very thing that is wished for, not one of its kinds. */
export function isVery(donation: Donation, { things }: Wish): boolean {
  const { titleThings, besides } = factsOf(donation);
  const main = titleThings.filter((name) => !besides.has(name));
  return things.some(({ entry }) => main.some((name) => isVeryThing(name, entry)));
}

/** Whether a name is the thing itself, and no kind of it with a name of its own: "wool coat", but no raincoat. */
function isVeryThing({ stem, word }: Name, { names }: Entry): boolean {
  return names.includes(stem) || (!word.startsWith('t ') && names.includes(stemFor(word.split(' ').at(-1) ?? '')));
}

/** Whether it is for what is wished for; true where that is for nothing. */
export function servesFor(donation: Donation, { purposes, things }: Wish): boolean {
  const facts = factsOf(donation);
  return purposes.length === 0 || purposes.some((name) => isFor(facts, name, things));
}

const sportWords = ['hiking', 'running', 'yoga', 'gym', 'soccer', 'ski', 'snow'].map(stemFor);

const isForSport = ({ category, title }: Facts) =>
  category === 'Athletic' || sportWords.some((stem) => title.has(stem));

const isOfSizeAlone = ({ things, purposes }: Wish) => things.length + purposes.length === 0;

const withoutSize = new Set(
  ['bag', 'backpack', 'umbrella', 'jewelry', 'blanket'].flatMap((word) => entryOf(stemFor(word))?.kinds ?? []),
);

/** Whether it is something that has no size, as a bag. */
function isSizeless({ titleThings, sizes }: Facts): boolean {
  return sizes.length === 0 && titleThings.length > 0 && titleThings.every(({ stem }) => withoutSize.has(stem));
}

function thingMiss(facts: Facts, things: readonly Name[]): Miss | undefined {
  const isIt = ({ stem, entry }: Name) => isOfKind(facts, [stem, ...entry.kinds], entry);
  if (things.length === 0 || things.some(isIt)) return undefined;
  return things.some(({ entry }) => isOfKind(facts, relativesOf(entry), entry)) ? 'relative' : 'thing';
}

/** Titles of several things name none, or only that they are several. */
const collections = new Set(['bundle', 'basket', 'set', 'box', 'wardrobe'].map(stemFor));

/** What babies sleep in, who have no pajamas, and what serves where no jacket is there. */
export function alsoNear({ names }: Entry): readonly string[] {
  if (names.includes(stemFor('pajamas'))) return stems('sleepsuit');
  if (names.includes(joinedStemFor(['dress', 'pants']))) return [pants];
  return names.some((stem) => stem.endsWith(stemFor('jacket'))) ? stems('hoodie') : [];
}

/** What is nearly such a thing; of one without kinds of its own, with the kinds of that: any boot for a cowboy boot. */
function relativesOf(entry: Entry): readonly string[] {
  const { kinds, names } = entry;
  const related = [...entry.related, ...alsoNear(entry)];
  return kinds.length > names.length ? related : related.flatMap((stem) => entryOf(stem)?.kinds ?? [stem]);
}

const pants = stemFor('pants');

/** A suit with a waist has pants. */
function hasPants({ titleThings, sizes }: Facts): boolean {
  return titleThings.some(({ stem }) => stem === stemFor('suit')) && sizes.some((size) => /^W\d/.test(size));
}

/** Whether it is such a thing. The description counts where the title names nothing, or a bundle. */
function isOfKind(facts: Facts, kinds: readonly string[], entry: Entry): boolean {
  const { category } = facts;
  const named = countedThings(facts);
  if (named.some((name) => kinds.includes(name.stem)) || (entry.names.includes(pants) && hasPants(facts))) return true;
  // Socks may stand among the shoes, and are none.
  return entry.categories.includes(category) && (named.length === 0 || category !== 'Footwear');
}

function countedThings({ title, titleThings, things }: Facts): readonly Name[] {
  const named = titleThings.filter((name) => !collections.has(name.stem));
  const isCollection = [...collections].some((word) => title.has(word));
  return named.length === 0 || isCollection ? things : named;
}

/** Too wide to tell that something is for the winter. */
const wideHints = new Set(['Seasonal']);

function isFor(facts: Facts, name: Name, wished: readonly Name[] = []): boolean {
  const { categories } = name.entry;
  if (categories.includes(facts.category)) return true;
  return isHintedAt(facts, name.entry) || saysFor(facts, name, wished);
}

function isHintedAt({ category }: Facts, { hints }: Entry): boolean {
  return hints.includes(category) && !wideHints.has(category);
}

/** Whether its own words, not its category alone, say that it is for something. */
function saysFor(facts: Facts, { word, stem, entry }: Name, wished: readonly Name[]): boolean {
  const { title, texts, words } = facts;
  // Not each dress is for a graduation because many are.
  const besides = isOccasion({ word, stem, entry }) ? wished.flatMap((thing) => thing.entry.names) : [];
  const like = [...entry.names, ...entry.related].filter((one) => !besides.includes(one));
  if (countedThings(facts).some(({ stem }) => like.includes(stem))) return true;
  if (like.some((stem) => title.has(stem) && !alsoOtherwise.has(stem))) return true;
  // "Padded" straps make no bag warm, but wool does what it is of.
  if (like.some((stem) => entryOf(stem)?.facet === 'material' && texts.has(stem))) return true;
  if (entry.names.some((stem) => texts.has(stem) && !alsoOtherwise.has(stem))) return true;
  // The word itself: a zipper that runs well is not for running.
  return [word, `${word}s`, word.replace(/s$/, '')].some((form) => words.has(form));
}

/** Stems of words that say something else, too: "fitted" is not for fitness, "tied" no tie. */
const alsoOtherwise = new Set(
  stems(
    'fitness running jogging smart fancy classy tied beach hot cold chilly work office job court business teaching sleep sleeping school football party birthday church athletic sport outdoor rain rainy dance dancing yoga gym exercise summer',
  ),
);

const maternity = stemFor('maternity');

/** Whether it is said of somebody pregnant. */
export const isMaternity = ({ entry }: Pick<Name, 'entry'>) => entry.names.includes(maternity);

function audienceMiss(facts: Facts, { stem, entry }: Name): Miss | undefined {
  const is = (word: string) => entry.names.includes(stemFor(word)) || entry.related.includes(stemFor(word));
  if (stem === stemFor('unisex')) return undefined;
  if (isMaternity({ entry })) {
    return says(facts, stems('maternity pregnancy pregnant')) ? undefined : 'audience';
  }
  if (says(facts, [stemFor('unisex')]) && (is('women') || is('men'))) return undefined;
  if (is('women')) return isForWomen(facts) ? undefined : otherwise(isForMen(facts) || isForKids(facts));
  if (is('men')) return isForMen(facts) ? undefined : otherwise(isForWomen(facts) || isForKids(facts));
  if (!isForKids(facts)) return kidsMiss(facts);
  const isGirl = is('girl') && !is('boy');
  const isBoy = is('boy') && !is('girl');
  if (isGirl && isForOther(facts, girlWords, boyWords)) return 'audience';
  if (isBoy && (isForOther(facts, boyWords, girlWords) || isGirlsThing(facts))) return 'audience';
  const { sizes } = facts;
  if (entry.names.includes(stemFor('baby'))) {
    return says(facts, babyWords) || sizes.some(isForBabies) ? undefined : 'size';
  }
  if (entry.names.includes(stemFor('toddler')) && sizes.length > 0 && !sizes.some(isForToddlers)) return 'size';
  if (entry.names.includes(stemFor('teen')) && sizes.some(isAge) && !sizes.some(isForTeens)) return 'size';
  return undefined;
}

/** Where other sizes are asked for than these. */
function otherSizeMiss(facts: Facts, wish: Wish): Miss | undefined {
  if (!wish.otherThan) return undefined;
  const miss = sizeMiss(facts, wish.otherThan, wish);
  return miss === undefined ? 'size' : miss === 'sizeUnsaid' ? miss : undefined;
}

function isGirlsThing({ titleThings }: Facts): boolean {
  return titleThings.some(
    ({ stem, word }) => girlsThings.has(stem) || girlsThings.has(stemFor(word.split(' ').at(-1) ?? '')),
  );
}

const otherwise = (isForOthers: boolean): Miss => (isForOthers ? 'audience' : 'audienceUnsaid');

function kidsMiss(facts: Facts): Miss | undefined {
  if (isForKids(facts)) return undefined;
  const isSizedForGrown = facts.sizes.some((size) => size !== 'One size');
  return otherwise(isForWomen(facts) || isForMen(facts) || facts.category === 'Professional' || isSizedForGrown);
}

/** From ten years on. */
const isForTeens = (size: string) => wordsOfSize(size).some((word) => /^#1[0-9]y$/.test(word));

/** From one year to four. */
const isForToddlers = (size: string) => wordsOfSize(size).some((word) => /^#(?:1[2-9]m|2\dm|[1-4]y)$/.test(word));

/** Up to two years. */
const isForBabies = (size: string) => wordsOfSize(size).some((word) => /^#(\d+m|[0-2]y)$/.test(word));
