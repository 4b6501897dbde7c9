import { stemWord, splitWords } from '../../search/index.js';
import { readPairs } from '../language/language.js';
import type { Question } from '../topics/topics.js';
import { isEmpty, isTalk, type Wish } from '../wish/wish.js';
import type { Conversation, Intent, ItemIntent, Order, ShownItem } from './conversation.js';
import { ordinals } from './fixed.js';
import { asks, beginsWithPhrase, hasPhrase, isChange, likeness, type Message } from './message.js';
import qualityWords from './qualities.txt';

export const shortMessage = 6;

const article = /\b(?:the|that|this|el|la|los|las|esa|ese) \p{L}/u;

const namesInTitles = ({ things, colors, details, others }: Wish) =>
  new Set([...things, ...colors, ...details, ...others].flatMap(splitWords).map(stemWord));

/** Returns the donations with the best matching titles, or an empty list if all of them match equally well. */
function pointByTitle({ plain, words, wish }: Message, items: readonly ShownItem[]): number[] {
  // a request like "show me a blue coat" is about a different donation
  if (!article.test(plain) || hasPhrase('request', words)) return [];
  const stems = namesInTitles(wish);
  const counts = items.map(({ id, title }) => {
    const titleStems = new Set(splitWords(title).map(stemWord));
    return { id, count: [...titleStems].filter((stem) => stems.has(stem)).length };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most && count > 0);
  return best.length < items.length || items.length === 1 ? best.map(({ id }) => id) : [];
}

/** Finds donations mentioned by position or title, including those in earlier lists. */
export function choosePointed(message: Message, { shown, earlier }: Conversation): number[] {
  const isBefore =
    message.words.at(-1) === 'first' && ['it', 'they', 'them'].some((word) => message.words.includes(word));
  const numbered = (isBefore ? [] : ordinals).flatMap((name, at) => {
    // after a single donation, "the second" must refer to the previous list
    const item = shown[at] ?? earlier[at];
    // "First the girl" is about a person
    return item && message.wish.whom.length === 0 && hasPhrase(name, message.words) ? [item.id] : [];
  });
  if (numbered.length > 0) return numbered;
  const last = shown.at(-1);
  if (last && hasPhrase('last', message.words)) return [last.id];
  const titled = pointByTitle(message, shown);
  if (titled.length > 0 || message.wish.things.length === 0) return titled;
  return isShownThing(message, shown) ? [] : pointByTitle(message, earlier);
}

const isShownThing = ({ wish }: Message, shown: readonly ShownItem[]) =>
  shown.some(({ title }) => wish.things.some((thing) => splitWords(title).map(stemWord).includes(stemWord(thing))));

const orders: readonly Order[] = ['nearest', 'largest', 'smallest', 'newest'];

export function readOrder({ words, wish, place }: Message, { shown }: Conversation): Intent | undefined {
  const order = orders.find((name) => hasPhrase(`order ${name}`, words));
  const isOfShown = wish.things.length === 0 && words.length <= 2 * shortMessage && shown.length > 1;
  if (order === undefined || !isOfShown) return undefined;
  return { kind: 'order', order, which: shown.map(({ id }) => id), places: place?.names ?? [] };
}

/** Qualities that people inquire about. "@" refers to a facet of the vocabulary. */
export const qualities = readPairs(qualityWords.split('\n'));

/** Applies to the mentioned donations, the last discussed donation, or everything shown. */
export function askItems(
  question: Question,
  { wish, words, place }: Message,
  { shown, earlier, one }: Conversation,
  pointed: readonly number[] = [],
): ItemIntent {
  // "the red coat" is not a question about a color
  const titles = [...shown, ...earlier].flatMap(({ id, title }) => (pointed.includes(id) ? [title] : []));
  const chosenBy = new Set(titles.flatMap(splitWords).map(stemWord));
  const names = [
    ...wish.others,
    ...wish.details,
    ...wish.colors,
    ...(pointed.length > 0 ? [] : wish.things),
    ...wish.whom,
  ];
  const isNamed = place?.names.some((name) => name.isNamed) === true;
  const isFar = place?.sure !== undefined || (place?.miles !== undefined && isNamed);
  return {
    kind: 'item',
    question: isFar && question === 'more' ? 'place' : question,
    which: pointed.length > 0 ? pointed : one === undefined ? shown.map(({ id }) => id) : [one],
    places: place?.names ?? [],
    words: [
      ...names.flatMap((name) => name.split(' ')).filter((word) => !isTalk(word) && !chosenBy.has(stemWord(word))),
      ...words.filter((word) => qualities.has(word)),
    ],
    sizes: wish.sizes,
  };
}

function minLikeness(isPointed: boolean, isPronoun: boolean): number {
  if (isPointed) return likeness.unlikely;
  return isPronoun ? likeness.likely : (likeness.likely + likeness.sure) / 2;
}

function likelyQuestion({ meanings, words }: Message, isPointed: boolean): Question | undefined {
  const [best] = meanings;
  const found = meanings.find(({ meaning }) => meaning.startsWith('item.'));
  if (!found || !best) return undefined;
  const isPronoun = hasPhrase('pronoun', words);
  const isNearBest = found.score >= best.score * 0.8 && found.score >= likeness.perhaps;
  const isLikely =
    found === best ? found.score >= minLikeness(isPointed, isPronoun) : (isPointed || isPronoun) && isNearBest;
  return isLikely ? (found.meaning.slice('item.'.length) as Question) : undefined;
}

const isSiteQuestion = ({ meanings: [best] }: Message) =>
  best !== undefined && !/^(?:item|more)\.|^wish$/.test(best.meaning) && best.score >= likeness.sure;

export function readShownQuestion(message: Message, before: Conversation): Intent | undefined {
  const { text, words, wish } = message;
  const pointed = choosePointed(message, before);
  const isPointed = pointed.length > 0;
  const isSite = isSiteQuestion(message);
  const isAboutThem =
    !isSite && (hasPhrase('about them', words) || beginsWithPhrase('about them at the beginning', words));
  const isTaken = hasPhrase('take', words) || beginsWithPhrase('take at the beginning', words);
  if (isTaken && wish.things.length === 0) return askItems('how', message, before, pointed);
  // "Anything with a zipper?" looks through the shown donations
  if (hasPhrase('feature', words) && isEmpty(wish) && wish.others.length > 0) return askItems('more', message, before);
  // refusals, "something waterproof" and "size 8" refine the search instead
  const isRefusal = wish.not.length > 0 && !text.includes('?');
  const isSomething = hasPhrase('something', words) && !isEmpty(wish) && !hasPhrase('pronoun', words);
  const isGoingOn = isSomething || (isChange(message) && !hasPhrase('pronoun', words));
  const isOnly = wish.things.length > 0 && beginsWithPhrase('only', words);
  if (isRefusal || isOnly || (isGoingOn && !isPointed)) return undefined;
  const isStated = !text.includes('?') && !hasPhrase('pronoun', words);
  const isSize = wish.sizes.length > 0 && (isStated || !isAboutThem);
  if ((isSize || (wish.colors.length > 0 && isStated)) && !isPointed && !hasPhrase('fit', words)) return undefined;
  if (isSite && !isPointed) return undefined;
  // "Near the Sunset" is a search, whereas "is it near the Sunset?" is a question
  const isPlace = message.place?.sure !== undefined && !hasPhrase('pronoun', words) && !asks(message);
  const isWearer = wish.whom.length > 0 && !hasPhrase('pronoun', words) && !asks(message);
  const isNewWish = (wish.things.length > 0 || isPlace || isWearer) && !isPointed && !isAboutThem;
  const question = isNewWish ? undefined : likelyQuestion(message, isPointed);
  const isShort = beginsWithPhrase('going', words) || words.length <= shortMessage;
  if (question === undefined && !isAboutThem && !(isPointed && isShort)) return undefined;
  return askItems(question ?? 'more', message, before, pointed);
}
