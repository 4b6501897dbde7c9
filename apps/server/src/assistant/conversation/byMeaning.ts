import type { AboutIntent, FindIntent, Intent, Question } from '../understand/intent.js';
import type { Topic } from '../topics/topic.js';
import { isOfGiver, type Meaning, type Meant } from '../understand/meanings.js';
import { isEmptyWish, noWish, wishIn, type Wish } from '../wishes/wish.js';
import { sizeSaid } from './askedFor.js';
import type { Conversation } from './conversation.js';
import { framedWish } from './frames.js';
import { detailAsked, pointedAt, toGoWith } from './itemQuestions.js';

/** How certain the classifier must be (see `Meant`) to take the place of what the patterns found. */
const certainties = {
  /** They found nothing. */
  nothing: 3,
  /** A question about what was shown, of which they know no aspect. */
  unknownDetail: 4,
  /** A wish that begins as a question about a property does. */
  wishAsQuestion: 5,
  /** Other donations are asked for. */
  others: 8,
  /** Another topic, or another question about what was shown. */
  otherQuestion: 8,
  /** Something that is wished for. */
  wish: 10,
  /** Something that the words say explicitly. */
  explicit: 20,
};

/** The smallest share of the words of a message that the examples contain. */
const fewestKnown = 0.5;

/** Short messages that the patterns read as others of what was shown. */
const othersSaid: Partial<Record<Meaning, string>> = {
  'more.more': 'more',
  'more.closer': 'closer',
  'more.bigger': 'bigger',
  'more.smaller': 'smaller',
  'more.colors': 'another color',
};

/** Topics of the patterns that the classifier never replaces. */
const neverReplaced: ReadonlySet<Topic> = new Set([
  'refuse',
  'bye',
  'help',
  'contact',
  'choosing',
  'keeping',
  'listingCount',
  'apology',
]);

/** A message in a conversation. */
interface ReadMessage {
  /** What the patterns made of it. */
  patterned: Intent;
  /** As it is read. */
  text: string;
  before: Conversation;
  /** What the patterns make of another message in its place. */
  readAs: (message: string) => Intent;
}

/** Asks which color something has, and for no other. */
const colorAlone = /^(?:and |so |what |the |its )*colou?rs?\W*$/;

/** What a message asks for: as the patterns read it, or as the classifier reads it, where that is certain enough. */
export function byMeaning({ meaning: meant, certainty, known }: Meant, read: ReadMessage): Intent {
  const { patterned, text } = read;
  const meaning = meant === 'more.colors' && colorAlone.test(text) ? 'item.detail' : meant;
  if (meaning === 'wish' || known < fewestKnown) return patterned;
  const needed = certaintyFor(meaning, read);
  const other = certainty >= needed ? intentOf(meaning, read) : undefined;
  if (!other) return patterned;
  const isLoss = (patterned.kind === 'topic' || patterned.kind === 'find') && patterned.isLoss;
  return other.kind === 'topic' && isLoss ? { ...other, isLoss } : other;
}

/** Words that ask for donations. */
const wishing =
  /\b(?:i want|i need|we need|looking for|look for|show me|do you have|have you got|is there|are there|any|something)\b/;

/** Asks how something is done, or whether it must be: "do I need to wash them". */
const asksHow =
  /^(?:and |so |ok |but )*(?:how (?:do|does|would|can|to)|(?:do|would) (?:i|we) (?:need|have) to|(?:should|must) (?:i|we))\b/;

/** Asks for whatever there is. */
const anyOfAll =
  /\b(?:new|newest|latest|list|listed|available|show|see|everything|have|got|there|anything|something|any)\b/;

/** Compares a size, whatever is named beside it. */
const resizing = /\b(?:bigger|larger|smaller|size (?:up|down)|tighter|looser|wider)\b/;

/** Names the kind that is wanted, and not who somebody is: "I need mens". */
const wearersSaid = /^(?:wo)?men'?s?$|^(?:kids|girls|boys)'?$/;

/** One more of those that are looked for: "is there one with pockets". */
const another = /\b(?:ones?|any|some) (?:with|without|that|in|for)\b/;

/** Begins like a question about a property. */
const asksDetail = /^(?:and |so |but |ok )*(?:is|are|was|were|does|do|has|have|would|will|can|could)\b/;

/** Meanings that people also add to another message: "thanks, do you have hats?". */
const saidBesideOthers: ReadonlySet<Meaning> = new Set(['thanks', 'bye']);

/** Compares those that were shown: "which one is bigger". */
const comparing = /^(?:and |so |ok )*(?:which|what)\b/;

/** For these a donation that was shown answers better than a help text. */
const general: ReadonlySet<Meaning> = new Set(['condition', 'noFit', 'operator', 'age', 'item.more']);

/** Stands for a thing that was shown. */
const thing = /\b(?:it|them|these|those)\b/;

/** How certain a meaning must be against what the patterns found; Infinity where it may not replace it. */
function certaintyFor(meaning: Meaning, read: ReadMessage): number {
  const { patterned } = read;
  // Who may put on what was shown is no question of who may ask.
  if (meaning === 'age' && read.before.shown.length > 0 && thing.test(read.text)) return certainties.explicit;
  switch (patterned.kind) {
    case 'unknown':
      return certainties.nothing;
    case 'about':
      return certaintyForAbout(meaning, patterned, read.text);
    case 'find':
      return certaintyForFind(meaning, patterned, read);
    case 'topic':
      return patterned.isMissed ||
        isOthers(meaning) ||
        saidBesideOthers.has(meaning) ||
        neverReplaced.has(patterned.topic)
        ? Infinity
        : certainties.otherQuestion;
    default:
      return Infinity;
  }
}

/** Whether a thing that was shown has one of its own: who made it, for what age it is. */
const isOfThings = (meaning: Meaning) => meaning === 'operator' || meaning === 'age';

const isOthers = (meaning: Meaning) => meaning.startsWith('more.');

function certaintyForAbout(
  meaning: Meaning,
  { question, aspects = [], asked = [], ...intent }: AboutIntent,
  text: string,
): number {
  if (intent.among || intent.most || intent.isOfSameDonor || intent.isOfOtherSizes) return Infinity;
  if (intent.isOther && question === 'more') return Infinity;
  // Arch support is none of the site.
  if (asked.length > 0 && meaning === 'human') return certainties.explicit;
  if (aspects.some(({ isOfHandOver = false }) => isOfHandOver) || saidBesideOthers.has(meaning)) return Infinity;
  if (isOthers(meaning) && comparing.test(text)) return Infinity;
  if (
    general.has(meaning) &&
    (aspects.length > 0 || (isOfThings(meaning) && (thing.test(text) || intent.named !== undefined)))
  ) {
    return meaning === 'item.more' ? Infinity : certainties.explicit;
  }
  // Where the thing is, and how far, no help text says.
  if (question === 'place' && !isOfItem(meaning)) return certainties.explicit;
  // "How do I get there" is no way of asking for it.
  if (question === 'place' && meaning === 'item.how') return certainties.explicit;
  // To write to who gives it is how to get it.
  if (question === 'how' && meaning === 'item.donor') return certainties.explicit;
  if (question !== 'detail' || aspects.length > 0) return certainties.otherQuestion;
  return isOthers(meaning) ? certainties.others : certainties.unknownDetail;
}

function certaintyForFind(meaning: Meaning, patterned: FindIntent, { text, before }: ReadMessage): number {
  const { others, wishes } = patterned;
  if (meaning === 'item.detail' && (another.test(text) || toGoWith.test(text))) return Infinity;
  if (addsNothing(patterned, before.find)) return certainties.nothing;
  if (framedWish(text) !== undefined) return Infinity;
  const namesMore =
    patterned.places.some(({ isNamed }) => isNamed) ||
    wishes.some(({ unwanted, things, audience }) => {
      const [old = noWish] = before.find?.wishes ?? [];
      const isOther =
        things.length > 0 &&
        !resizing.test(text) &&
        !things.some(({ stem }) => old.things.some((thing) => thing.stem === stem));
      const isForOthers =
        audience.some(({ word }) => wearersSaid.test(word)) && stems(audience) !== stems(old.audience);
      return unwanted.length > 0 || isOther || isForOthers;
    });
  if (isOthers(meaning) && namesMore) return Infinity;
  // "It must be black" is no other color.
  if (meaning === 'more.colors' && wishIn(text).colors.length > 0) return Infinity;
  if ((meaning === 'more.smaller' || meaning === 'more.bigger') && wishIn(text).sizes.length > 0) return Infinity;
  if (others !== undefined) {
    // "A bigger bag" is another thing.
    const isSame = addsNothing({ ...patterned, others: undefined, isCarried: true }, before.find);
    return meaning === `more.${others}` || (isOthers(meaning) && !isSame) ? Infinity : certainties.explicit;
  }
  if (!isOthers(meaning)) {
    const isWish = (wishing.test(text) && !asksHow.test(text)) || wishes.some(({ unwanted }) => unwanted.length > 0);
    if (isWish && wishes.every(isEmptyWish) && !anyOfAll.test(text)) return certainties.otherQuestion;
    if (isWish) return saidBesideOthers.has(meaning) || isOfItem(meaning) ? Infinity : certainties.explicit;
    if (wishes.some(isFull) && !text.includes('?') && !isOfItem(meaning)) return certainties.explicit;
    return meaning === 'item.detail' && asksDetail.test(text) ? certainties.wishAsQuestion : certainties.wish;
  }
  const [wish = noWish, old = noWish] = [wishes[0], before.find?.wishes[0]];
  const isNamed =
    meaning === 'more.colors' ? stems(wish.colors) !== stems(old.colors) : wish.sizes.join() !== old.sizes.join();
  return isNamed ? Infinity : certainties.others;
}

/** Whether a wish says what, and for whom or for what. */
const isFull = ({ things, audience, purposes, sizes }: Wish) =>
  things.length > 0 && audience.length + purposes.length + sizes.length > 0;

/** Whether a search names nothing that was not looked for before, but words that are in no vocabulary. */
function addsNothing(
  { wishes, others, places, miles, isNearMe, isCarried, isSure }: FindIntent,
  before: FindIntent | undefined,
): boolean {
  const isNews = isSure && !isCarried && wishes.every(({ unknown }) => unknown.length === 0);
  const isPlaced = isNearMe || (miles !== undefined && miles !== before?.miles);
  if (others !== undefined || isNews || isPlaced) return false;
  const old = new Set([...(before?.wishes ?? []), noWish].map(inShort));
  const oldPlaces = new Set(before?.places.map(({ name }) => name));
  return (
    places.every(({ name, isNamed }) => !isNamed || oldPlaces.has(name)) &&
    wishes.every((wish) => old.has(inShort(wish)))
  );
}

const stems = (names: readonly { stem: string }[]) => names.map(({ stem }) => stem).join();

/** A wish without the words that are in no vocabulary. */
const inShort = ({ things, audience, colors, materials, purposes, sizes, unwanted }: Wish) =>
  [...[things, audience, colors, materials, purposes, unwanted].map(stems), sizes].join('|');

/** What a meaning asks for in a conversation; undefined where the patterns say it already, or nothing was shown. */
function intentOf(
  meaning: Exclude<Meaning, 'wish'>,
  { patterned, text, before, readAs }: ReadMessage,
): Intent | undefined {
  const others = othersSaid[meaning];
  if (others !== undefined) return before.find ? readAs(othersFor(text, before) ?? others) : undefined;
  // Who was shown something asks who gives it, not who gets it.
  if (meaning === 'choosing' && before.shown.length > 0 && !isOfGiverBefore(before)) {
    return { kind: 'about', question: 'donor', ...pointedAt(text, before) };
  }
  if (!isOfItem(meaning)) return { kind: 'topic', topic: meaning as Topic };
  const question = meaning.slice('item.'.length) as Question;
  if (before.shown.length === 0) {
    if (question === 'how') return { kind: 'topic', topic: 'contact' };
    // Of what nobody has seen yet, the assistant asks which is meant.
    return patterned.kind === 'unknown' && before.finds.length + (before.find ? 1 : 0) > 0
      ? { kind: 'about', question, which: undefined }
      : undefined;
  }
  if (question === 'detail') return patterned.kind === 'about' ? undefined : detailAsked(text, before);
  if (patterned.kind !== 'about') {
    const isOfSize = question === 'size';
    return { kind: 'about', question, isOfSize, ...(isOfSize && { said: sizeSaid(text) }), ...pointedAt(text, before) };
  }
  // Beside its size stands what it says of the fit.
  if (question === 'size') return { ...patterned, isOfSize: true, said: patterned.said ?? sizeSaid(text) };
  if ([patterned.question, ...(patterned.also ?? [])].includes(question)) return undefined;
  return { ...patterned, question, also: [], aspects: [], words: undefined };
}

/** Whether the last question was one of somebody who gives. */
const isOfGiverBefore = ({ asked }: Conversation) => asked.kind === 'topic' && isOfGiver(asked.topic);

/** A size that is said to be that of what was shown: "that's a 7, too small". */
const theirSize = /\b(?:that|this|it|they|those|these)(?:'?s| is| are|'?re) (?:an? )?(?:size )?(\d{1,2}(?:\.5)?)\b/;

/** Which others are asked for by a word of what is wrong, which beats the counts: "too small" wants a bigger one. */
function othersFor(text: string, { find }: Conversation): string | undefined {
  const size = theirSize.exec(text)?.[1];
  const wished = find?.wishes[0]?.sizes ?? [];
  const isTooSmall = /\btoo (?:small|tight|short|narrow)\b/.test(text);
  const isTooBig = /\btoo (?:big|large|loose|long|wide)\b/.test(text);
  if (!isTooSmall && !isTooBig) return undefined;
  // It is not in the size that was wished for: there is none.
  if (size !== undefined && wished.length > 0 && !wished.some((said) => said.includes(size))) return 'more';
  return isTooSmall ? 'bigger' : 'smaller';
}

const isOfItem = (meaning: Meaning): meaning is `item.${Question}` => meaning.startsWith('item.');
