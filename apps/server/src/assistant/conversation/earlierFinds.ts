import type { FindIntent } from '../understand/intent.js';
import { questionIn } from '../understand/understand.js';
import { asMeant, wishIn, type Wish } from '../wishes/wish.js';
import type { Conversation } from './conversation.js';

/** Wherever it is. */
export const anyPlace = /\b(?:anywhere|any place|any neighbou?rhood|wherever|the whole city)\b/;

/** Back to what was shown before, or at first. */
const back = /\b(?:go|going) back\b|\bthe (?:previous|earlier|last) (?:ones|list|results)\b|^back\W*$/;
const [firstOnes, again] = [/\bfirst (?:ones?|list|results?)\b/, /\b(?:again|back)\b/];

/** What was looked for before, where a message goes back to it or drops its place. */
export function earlierFind(
  text: string,
  { find, finds }: Pick<Conversation, 'find' | 'finds'>,
): FindIntent | undefined {
  if (questionIn(text) !== undefined) return undefined;
  const earlier = firstOnes.test(text) && again.test(text) ? finds[0] : back.test(text) ? finds.at(-1) : undefined;
  if (earlier) return { ...earlier, isThanked: false };
  const said = wishIn(text);
  const shownAgain = /\bagain\b/.test(text) ? withThing(said, find ? [...finds, find] : finds) : undefined;
  if (shownAgain) return { ...shownAgain, others: undefined, isThanked: false };
  const saysMore = said.things.length + said.sizes.length + said.audience.length > 0;
  if (!find || !anyPlace.test(text) || saysMore) return undefined;
  return {
    ...find,
    places: [],
    placeSaid: undefined,
    isNearMe: false,
    miles: undefined,
    eachPlace: undefined,
    others: undefined,
    isCarried: true,
    isSure: true,
  };
}

/** The last find of a thing that is named and nothing else: "show me the skirt again". */
function withThing({ things, sizes, colors, audience }: Wish, finds: readonly FindIntent[]): FindIntent | undefined {
  if (things.length === 0 || sizes.length + colors.length + audience.length > 0) return undefined;
  const isSame = ({ wishes }: FindIntent) =>
    wishes.some((wish) => withThings(wish).things.some(({ stem }) => things.some((thing) => thing.stem === stem)));
  return finds.findLast(isSame);
}

/** A wish with the things that its words mean, however they are spelled. */
export function withThings(wish: Wish): Wish {
  const meant = wish.things.length > 0 ? wish : asMeant(wish);
  return meant.things.length > 0 ? meant : wish;
}
