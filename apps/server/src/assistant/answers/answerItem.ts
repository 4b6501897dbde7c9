import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import { readEntry, stemWord, splitWords } from '@clothesline/api-client/search';
import { findPlace, type Where } from '../places/places.js';
import { cachedFinds } from '../search/cachedFinds.js';
import { compareSize } from '../search/compareSize.js';
import type { ItemIntent } from '../talk/conversation.js';
import type { PlaceName } from '../places/placeNames.js';
import type { Question } from '../topics/topic.js';
import { plainAnswer, type Answer, type AnswerParts } from './answerParts.js';
import { describeSize } from './describeWish.js';
import { lineOf, linkOf, oneLine, quotable } from './lines.js';
import type { Messages } from './messages.js';
import { itemSuggestions, listSuggestions, startSuggestions } from './suggestions.js';

/** Characters of a description in an answer. */
const longest = 400;

const shorten = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** The place that a question names, for how far the donations are from it. */
export const askedPlace = async (places: readonly PlaceName[], parts: AnswerParts): Promise<Where> =>
  places.length > 0
    ? findPlace(places, { store: cachedFinds(parts.store), list: parts.places, center: parts.center })
    : {};

/** The answer to a question about shown donations: of one all that helps, of several a line each. */
export async function answerItem(intent: ItemIntent, parts: AnswerParts): Promise<Answer> {
  const { say } = parts;
  const found = await Promise.all(intent.which.map((id) => parts.store.donation(id)));
  const donations = found.filter((donation) => donation !== undefined);
  const [only] = donations;
  if (!only) return plainAnswer(say.item.gone, startSuggestions(say));
  const where = await askedPlace(intent.places, parts);
  return donations.length > 1 ? answerEach(donations, intent, where, say) : answerOne(only, intent, where, say);
}

const sizesOf = ({ sizes = [] }: Donation, say: Messages) => sizes.map((size) => describeSize(size, say.language));

const stateOf = ({ status }: Donation, say: Messages) => say.item.states[status] ?? say.item.otherState;

function answerOne(donation: Donation, { question, sizes, words }: ItemIntent, where: Where, say: Messages): Answer {
  const title = quotable(donation.title);
  const text = itemTexts(donation, { sizes, words, where, say })[question].filter(Boolean).join(' ');
  return {
    ...plainAnswer(`${text}\n${linkOf(donation)}`, itemSuggestions(question, say)),
    donations: [{ id: donation.id, title }],
    one: donation.id,
  };
}

interface Asked {
  sizes: readonly string[];
  words: readonly string[];
  where: Where;
  say: Messages;
}

/** The sentences that answer each question about one donation. */
function itemTexts(donation: Donation, { sizes, where, say }: Asked): Record<Question, readonly string[]> {
  const title = quotable(donation.title);
  const description = say.item.says(title, quotable(shorten(oneLine(donation.description))));
  const fit = compareSize(donation, sizes);
  const size = [say.item.sizes(sizesOf(donation, say)), ...(fit ? [say.item.sizeFit[fit]] : [])];
  return {
    how: [say.item.how(title)],
    state: [say.item.state(title, stateOf(donation, say))],
    donor: [say.item.donor(title)],
    place: [say.item.place(title, placeText(donation, where, say))],
    time: [say.item.time(title)],
    listed: [say.item.listed(title, new Date(donation.createdAt))],
    size: [...size, description],
    more: [description, ...size, say.item.restAsk],
  };
}

function placeText(donation: Donation, { place }: Where, say: Messages): string {
  const name = quotable(donation.locationName);
  if (!place) return name;
  return `${name} (${say.away(toTenthOfMile(distanceInMiles(place.position, donation)).toFixed(1), place.name)})`;
}

/** A note beside each of several donations. */
function noteOf(donation: Donation, { question, sizes }: ItemIntent, say: Messages): string[] {
  if (question === 'state') return [stateOf(donation, say)];
  if (question === 'listed') return [say.item.listedNote(new Date(donation.createdAt))];
  if (question !== 'size') return [];
  const fit = compareSize(donation, sizes);
  return [say.item.sizeNote(sizesOf(donation, say)), ...(fit ? [say.item.sizeFitNote[fit]] : [])];
}

function answerEach(donations: readonly Donation[], intent: ItemIntent, { place }: Where, say: Messages): Answer {
  if (intent.question === 'more') return quoteEach(donations, intent, { place }, say);
  const lines = donations.map((donation) => lineOf(donation, { say, place, notes: noteOf(donation, intent, say) }));
  const general = { how: say.item.how, time: say.item.time, donor: say.item.donor };
  const isGeneral = (question: Question): question is keyof typeof general => Object.hasOwn(general, question);
  const title = isGeneral(intent.question) ? general[intent.question]('') : say.item.each;
  return {
    ...plainAnswer([title, ...lines.map(({ line }) => line)].join('\n'), listSuggestions(say)),
    donations: lines.map(({ item }) => item),
  };
}

/** The sentences of several donations that say a word; their beginnings if none does. */
function quoteEach(donations: readonly Donation[], { words }: ItemIntent, { place }: Where, say: Messages): Answer {
  const asked = words.filter((word) => !donations.every(({ title }) => splitWords(title).includes(word)));
  const saying = donations.filter((donation) => asked.some((word) => saysWord(donation, word)));
  const shown = saying.length > 0 ? saying : donations;
  const lines = shown.map((donation) => ({
    ...lineOf(donation, { say, place }),
    quote: say.item.quote(quotable(askedPart(donation, asked))),
  }));
  const title = saying.length > 0 ? say.item.eachSays : say.item.each;
  const text = [title, ...lines.flatMap(({ line, quote }) => [line, quote]), say.item.restAsk].join('\n');
  return { ...plainAnswer(text, listSuggestions(say)), donations: lines.map(({ item }) => item) };
}

/** The sentences of a description that say one of the words, or its beginning. */
function askedPart({ description }: Donation, words: readonly string[]): string {
  const sentences = oneLine(description).split(/(?<=[.!?。،])\s+/u);
  const saying = sentences.filter((sentence) =>
    words.some((word) => saysWord({ title: '', description: sentence }, word)),
  );
  return shorten((saying.length > 0 ? saying : sentences.slice(0, 2)).join(' '));
}

/** Whether a donation says a word, or one that means the same. */
function saysWord({ title, description }: Pick<Donation, 'title' | 'description'>, word: string): boolean {
  const stems = new Set(splitWords(`${title} ${description}`).map(stemWord));
  const entry = readEntry(stemWord(word));
  return [stemWord(word), ...(entry?.names ?? []), ...(entry?.related ?? [])].some((stem) => stems.has(stem));
}
