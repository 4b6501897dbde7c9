import { distanceInMiles, type Donation } from '@clothesline/api-client/contract';
import { readEntry, stemWord, splitWords } from '@clothesline/api-client/search';
import type { PlaceName } from '../places/placeNames.js';
import { findPlace, type Where } from '../places/places.js';
import { compareSize } from '../search/judge.js';
import { cacheFinds } from '../search/look.js';
import { rankSize } from '../search/sizes.js';
import type { ItemIntent, OrderIntent } from '../talk/conversation.js';
import type { Question } from '../topics/topics.js';
import { measureWay, oneLine, quotable, writeLine, writeLink, type ItemLine } from './lines.js';
import {
  askWhich,
  describeSize,
  itemSuggestions,
  listSuggestions,
  plainAnswer,
  startSuggestions,
  type Answer,
  type AnswerParts,
  type Say,
} from './say.js';

/** Characters of a description in an answer. */
const longest = 400;

const shorten = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** The place that a question names, for how far the donations are from it. */
const askedPlace = async (places: readonly PlaceName[], parts: AnswerParts): Promise<Where> =>
  places.length > 0
    ? findPlace(places, { store: cacheFinds(parts.store), list: parts.places, center: parts.center })
    : {};

/** The donations that are asked about, as they are now, and the place that they are compared with. */
async function findDonations({ which, places }: ItemIntent | OrderIntent, parts: AnswerParts) {
  const found = await Promise.all(which.map((id) => parts.store.donation(id)));
  const where = await askedPlace(places, parts);
  return { donations: found.filter((donation) => donation !== undefined), where };
}

/** The answer to a question about shown donations: of one all that helps, of several a line each. */
export async function answerItem(intent: ItemIntent, parts: AnswerParts): Promise<Answer> {
  const { say } = parts;
  const { donations, where } = await findDonations(intent, parts);
  const { place } = where;
  const [only, second] = donations;
  if (!only) return plainAnswer(say('gone'), startSuggestions(say));
  if (!second) return answerOne(only, intent, place, say);
  return intent.question === 'more'
    ? quoteEach(donations, intent, place, say)
    : answerEach(donations, intent, place, say);
}

/** The sizes of a donation in words; '' if it has none. */
const writeSizes = ({ sizes = [] }: Donation, say: Say) => sizes.map((size) => describeSize(size, say)).join(', ');

const sayState = ({ status }: Donation, say: Say) => say.find(`state.${status}`) ?? say('state.other');

/** The day on which a donation was listed. */
const writeDay = ({ createdAt }: Donation, { language }: Say) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(createdAt));

function answerOne(donation: Donation, { question, sizes }: ItemIntent, place: Where['place'], say: Say): Answer {
  const title = quotable(donation.title);
  const text = itemTexts(donation, sizes, place, say)[question].join(' ');
  return {
    ...plainAnswer(`${text}\n${writeLink(donation)}`, itemSuggestions(question, say)),
    donations: [{ id: donation.id, title }],
    one: donation.id,
  };
}

/** The sentences that answer each question about one donation. */
function itemTexts(
  donation: Donation,
  sizes: readonly string[],
  place: Where['place'],
  say: Say,
): Record<Question, readonly string[]> {
  const title = quotable(donation.title);
  const description = say('says', { title, text: quotable(shorten(oneLine(donation.description))) });
  const fit = compareSize(donation, sizes);
  const size = [say('sizes', { sizes: writeSizes(donation, say) }), ...(fit ? [say(`fit.${fit}`)] : [])];
  const at = quotable(donation.locationName) + (place ? ` (${measureWay(donation, place, say)})` : '');
  return {
    how: [say('how', { title })],
    state: [say('state', { title, state: sayState(donation, say) })],
    donor: [say('donor', { title })],
    place: [say('place', { title, place: at })],
    time: [say('time', { title })],
    listed: [say('listed', { title, day: writeDay(donation, say) })],
    size: [...size, description],
    more: [description, ...size, say('restAsk')],
  };
}

/** A note beside each of several donations. */
function writeNotes(donation: Donation, question: Question, sizes: readonly string[], say: Say): string[] {
  if (question === 'state') return [sayState(donation, say)];
  if (question === 'listed') return [writeDay(donation, say)];
  if (question !== 'size') return [];
  const fit = compareSize(donation, sizes);
  return [say('sizeNote', { sizes: writeSizes(donation, say) }), ...(fit ? [say(`fitNote.${fit}`)] : [])];
}

/** Questions whose answer is the same for each donation. */
const general: ReadonlySet<Question> = new Set(['how', 'time', 'donor']);

function answerEach(
  donations: readonly Donation[],
  { question, sizes }: ItemIntent,
  place: Where['place'],
  say: Say,
): Answer {
  const title = say(general.has(question) ? question : 'each');
  return answerLines(
    title,
    donations.map((donation) => writeLine(donation, { say, place, notes: writeNotes(donation, question, sizes, say) })),
    say,
  );
}

const answerLines = (title: string, lines: readonly ItemLine[], say: Say): Answer => ({
  ...plainAnswer([title, ...lines.map(({ line }) => line)].join('\n'), listSuggestions(say)),
  donations: lines.map(({ item }) => item),
});

/** The sentences of several donations that say a word; their beginnings if none does. */
function quoteEach(donations: readonly Donation[], { words }: ItemIntent, place: Where['place'], say: Say): Answer {
  const asked = words.filter((word) => !donations.every(({ title }) => splitWords(title).includes(word)));
  const saying = donations.filter((donation) => asked.some((word) => saysWord(donation, word)));
  const shown = saying.length > 0 ? saying : donations;
  const lines = shown.map((donation) => ({
    ...writeLine(donation, { say, place }),
    quote: say('quote', { text: quotable(askedPart(donation, asked)) }),
  }));
  const title = say(saying.length > 0 ? 'eachSays' : 'each');
  const text = [title, ...lines.flatMap(({ line, quote }) => [line, quote]), say('restAsk')].join('\n');
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

const largestRank = ({ sizes = [] }: Donation) =>
  Math.max(...sizes.flatMap((size) => rankSize(size)?.rank ?? []), -Infinity);

/** The donations that were shown, by distance, by size or by their day. */
export async function answerOrder(intent: OrderIntent, parts: AnswerParts): Promise<Answer> {
  const { say } = parts;
  const { order } = intent;
  const { donations, where } = await findDonations(intent, parts);
  const { place } = where;
  if (donations.length === 0) return plainAnswer(say('gone'), startSuggestions(say));
  if (order === 'nearest' && !place) {
    return where.choices ? askWhich(where.choices, where.name, say) : plainAnswer(say('nearMe'));
  }
  const keys: Readonly<Record<typeof order, (donation: Donation) => number>> = {
    nearest: (donation) => (place ? distanceInMiles(place.position, donation) : 0),
    largest: (donation) => -largestRank(donation),
    smallest: largestRank,
    newest: ({ createdAt }) => -Date.parse(createdAt),
  };
  const sorted = donations.toSorted((one, other) => keys[order](one) - keys[order](other));
  const question = order === 'nearest' ? 'place' : order === 'newest' ? 'listed' : 'size';
  const lines = sorted.map((one) => writeLine(one, { say, place, notes: writeNotes(one, question, [], say) }));
  return { ...answerLines(say(`order.${order}`), lines, say), isList: true, one: sorted[0]?.id };
}
