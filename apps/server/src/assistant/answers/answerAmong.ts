import { distanceInMiles, type Donation } from '@clothesline/api-client/contract';
import type { AssistantStore } from '../search/cachedFinds.js';
import { missesOf } from '../search/fits.js';
import { isFitting, look } from '../search/look.js';
import type { PlaceParts } from '../search/places.js';
import { bySize } from '../search/sizeOrder.js';
import type { AboutIntent } from '../understand/intent.js';
import { mostAtOnce } from '../conversation/meantOnes.js';
import { lineOf, linkOf, quotable } from '../messages/lines.js';
import type { Messages } from '../messages/messages.js';
import { isAge } from '../wishes/wishSizes.js';
import type { Wish } from '../wishes/wish.js';
import { farFrom, placesMeant } from './distances.js';
import { sizesOf, textOf } from './factTold.js';

export interface AboutParts {
  store: AssistantStore;
  say: Messages;
  places: PlaceParts;
  /** What was looked for last. */
  wish: Wish | undefined;
}

/** Answers what is asked of several by comparing them; undefined where it is asked of each, or nothing compares them. */
export async function answerAmong(
  intent: AboutIntent,
  listed: readonly Donation[],
  { say, places, store, wish }: AboutParts,
): Promise<string | undefined> {
  const { among, most, from = [], isOfSameDonor, isOfAll } = intent;
  if (among && intent.question === 'size') return sizesOfThose(listed, among, say);
  if (among) return chosen(listed, among, say);
  if (isOfSameDonor && listed.length > 1) return sameDonor(listed, say);
  switch (most) {
    case 'nearest': {
      const around = await placesMeant(from, places);
      const [first] = around;
      if (!first) return from.length > 0 ? undefined : say.nearMe;
      const away = (donation: Donation) => distanceInMiles(first.position, donation);
      const nearest = listed.toSorted((one, other) => away(one) - away(other)).slice(0, mostAtOnce);
      return inOrder(say.about.nearestFirst, nearest, (donation) => farFrom(donation, around, say));
    }
    case 'best': {
      // A list begins with what fits best.
      const [first] = listed;
      return first && [say.about.bestFirst, textOf('more', first, say), linkOf(first)].join('\n');
    }
    case 'prettiest':
      return [say.about.prettiest, ...listed.slice(0, mostAtOnce).map(linkOf)].join('\n');
    case 'newest': {
      const newest = listed.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
      return inOrder(say.about.newestFirst, newest, (donation) => textOf('listed', donation, say));
    }
    case 'biggest':
    case 'smallest': {
      const all = isOfAll && wish ? await withoutSizes(wish, store) : listed;
      const sorted = bySize(all.length > 0 ? all : listed);
      const ordered = most === 'biggest' ? sorted : sorted.toReversed();
      if (ordered.length === 0) return sizesApart(listed, say);
      return inOrder(say.about.sizeFirst[most], ordered.slice(0, isOfAll ? mostOfAll : mostAtOnce), (donation) =>
        textOf('size', donation, say),
      );
    }
    case undefined:
      return undefined;
  }
}

/** The sizes of several that no scale compares; undefined where fewer than two name any. */
function sizesApart(donations: readonly Donation[], say: Messages): string | undefined {
  const sized = donations.filter((donation) => sizesOf(donation, say) !== undefined).slice(0, mostAtOnce);
  return sized.length > 1 ? inOrder('', sized, (donation) => textOf('size', donation, say)).trim() : undefined;
}

/** The most of all that there is that are named by their size. */
const mostOfAll = 2;

/** What fits what was looked for in whatever size. */
async function withoutSizes(wish: Wish, store: AssistantStore): Promise<readonly Donation[]> {
  const any = { ...wish, sizes: wish.sizes.filter(isAge), unknown: [] };
  const items = await look(any, { place: undefined, miles: undefined }, store);
  return items.filter(isFitting).map(({ donation }) => donation);
}

/** One behind the other, under a heading where there are several. */
function inOrder(heading: string, donations: readonly Donation[], tell: (donation: Donation) => string): string {
  const lines = donations.map((donation) => `${tell(donation)}\n${linkOf(donation)}`);
  return [...(lines.length > 1 ? [heading] : []), ...lines].join('\n');
}

/** The sizes of those that are for somebody; undefined where none surely is: then those of all are told. */
function sizesOfThose(donations: readonly Donation[], wish: Wish, say: Messages): string | undefined {
  const theirs = donations.filter((donation) => missesOf(donation, wish).every((miss) => miss === 'sizeAbout'));
  return theirs.length > 0 ? inOrder('', theirs, (donation) => textOf('size', donation, say)).trim() : undefined;
}

/** Those that have what is asked for; where none has, what each has instead. */
function chosen(donations: readonly Donation[], wish: Wish, say: Messages): string {
  const judged = donations.map((donation) => ({ donation, misses: missesOf(donation, wish) }));
  const fitting = judged.filter(({ misses }) => misses.every((miss) => miss === 'sizeAbout'));
  const heading = fitting.length > 0 ? say.about.someFit(fitting.length) : say.about.noneFits;
  const lines = (fitting.length > 0 ? fitting : judged).map(({ donation, misses }) =>
    // Several are a list of their own; one or none leaves the last list as it is.
    fitting.length > 1
      ? lineOf(donation, { place: undefined, misses, say })
      : `${say.about.noted(
          quotable(donation.title),
          misses.map((miss) => say.misses[miss]),
        )}\n${linkOf(donation)}`,
  );
  return [heading, ...lines].join('\n');
}

/** Whether several are given by one person: each page names whom. */
function sameDonor(donations: readonly Donation[], say: Messages): string {
  const isSame = new Set(donations.map(({ userId }) => userId)).size === 1;
  return [isSame ? say.about.sameDonor : say.about.otherDonors, ...donations.map(linkOf)].join('\n');
}
