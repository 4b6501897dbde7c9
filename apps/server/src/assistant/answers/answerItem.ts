import { distanceInMiles, foreignLanguage, type Donation } from '@clothesline/api-client/contract';
import { readEntry, stemWord, splitWords } from '../../search/index.js';
import type { PlaceName } from '../places/placeNames.js';
import { findPlace, type Where } from '../places/places.js';
import { compareSize } from '../search/judge.js';
import { cacheFinds } from '../search/look.js';
import { rankSize } from '../search/sizes.js';
import type { ItemIntent, OrderIntent } from '../talk/conversation.js';
import { qualities } from '../talk/shown.js';
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

const longest = 400;

const shorten = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

const askedPlace = async (places: readonly PlaceName[], parts: AnswerParts): Promise<Where> =>
  places.length > 0
    ? findPlace(places, { donations: cacheFinds(parts.donations), list: parts.places, center: parts.center })
    : {};

/** Rereads the donations since their state may have changed in the meantime. */
async function findDonations({ which, places }: ItemIntent | OrderIntent, parts: AnswerParts) {
  const found = await Promise.all(which.map((id) => parts.donations.get(id)));
  const where = await askedPlace(places, parts);
  return { donations: found.filter((donation) => donation !== undefined), where };
}

export async function answerItem(intent: ItemIntent, parts: AnswerParts): Promise<Answer> {
  const { say } = parts;
  const { donations, where } = await findDonations(intent, parts);
  const { place } = where;
  const { question, sizes } = intent;
  const [only, second] = donations;
  if (!only) return plainAnswer(say('gone'), startSuggestions(say));
  if (!second) return answerOne(only, intent, place, say);
  if (question === 'more') return quoteEach(donations, intent, place, say);
  const write = (one: Donation) => writeLine(one, { say, place, notes: writeNotes(one, question, sizes, say) });
  return answerLines(say(general.has(question) ? question : 'each'), donations.map(write), say);
}

const writeSizes = ({ sizes = [] }: Donation, say: Say) => sizes.map((size) => describeSize(size, say)).join(', ');

const sayState = ({ status }: Donation, say: Say) => say.find(`state.${status}`) ?? say('state.other');

const writeDay = ({ createdAt }: Donation, { language }: Say) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(createdAt));

function answerOne(donation: Donation, intent: ItemIntent, place: Where['place'], say: Say): Answer {
  return {
    ...plainAnswer(
      `${writeTexts(donation, intent, place, say).join(' ')}\n${writeLink(donation)}`,
      itemSuggestions(intent.question, say),
    ),
    donations: [{ id: donation.id, title: quotable(donation.title) }],
    one: donation.id,
  };
}

function writeTexts(donation: Donation, intent: ItemIntent, place: Where['place'], say: Say): readonly string[] {
  const { question, sizes, words } = intent;
  const fit = compareSize(donation, sizes);
  const size = [say('sizes', { sizes: writeSizes(donation, say) }), ...(fit ? [say(`fit.${fit}`)] : [])];
  const quoted = quoteOne(donation, words, say);
  const isSaid = words.length > 0 && findSentences(donation, words).length > 0;
  if (question === 'size') return isSaid ? [...size, ...quoted] : size;
  if (question === 'more') return words.length > 0 ? quoted : [...quoted, ...size, say('restAsk')];
  const at = quotable(donation.locationName) + (place ? ` (${measureWay(donation, place, say)})` : '');
  const title = quotable(donation.title);
  return [say(question, { title, place: at, state: sayState(donation, say), day: writeDay(donation, say) })];
}

function writeNotes(donation: Donation, question: Question, sizes: readonly string[], say: Say): string[] {
  if (question === 'state') return [sayState(donation, say)];
  if (question === 'listed') return [writeDay(donation, say)];
  if (question !== 'size') return [];
  const fit = compareSize(donation, sizes);
  return [say('sizeNote', { sizes: writeSizes(donation, say) }), ...(fit ? [say(`fitNote.${fit}`)] : [])];
}

/** The answers to these don't depend on the donation. */
const general: ReadonlySet<Question> = new Set(['how', 'time', 'donor']);

const answerLines = (title: string, lines: readonly ItemLine[], say: Say): Answer => ({
  ...plainAnswer([title, ...lines.map(({ line }) => line)].join('\n'), listSuggestions(say)),
  donations: lines.map(({ item }) => item),
});

/** Quotes the relevant sentences. Without keywords, or if it's in another language, the whole description is quoted. */
function quoteOne(donation: Donation, words: readonly string[], say: Say): string[] {
  const title = quotable(donation.title);
  const language = foreignLanguage(donation.description, say.language);
  const found = words.length === 0 ? [] : findSentences(donation, words);
  const isWhole = words.length === 0 || (found.length === 0 && language !== undefined);
  if (found.length === 0 && words.length > 0 && saysWords(donation.title, words)) return [say('named', { title })];
  const said = isWhole ? [oneLine(donation.description)] : found;
  if (said.length === 0) return [say('silent', { title })];
  const name = language && new Intl.DisplayNames(say.language, { type: 'language' }).of(language);
  return [
    say('says', { title, text: quotable(shorten(said.join(' '))) }),
    ...(name ? [say('writtenIn', { name })] : []),
  ];
}

function quoteEach(donations: readonly Donation[], { words }: ItemIntent, place: Where['place'], say: Say): Answer {
  const asked = words.filter((word) => !donations.every(({ title }) => splitWords(title).includes(word)));
  const told = donations.map((donation) => ({ donation, said: findSentences(donation, asked) }));
  const saying = told.filter(({ donation, said }) => said.length > 0 || saysWords(donation.title, asked));
  const lines = (saying.length > 0 ? saying : told).map(({ donation, said }) => {
    const { line, item } = writeLine(donation, { say, place });
    const quote = said.length > 0 ? `\n${say('quote', { text: quotable(shorten(said.join(' '))) })}` : '';
    return { item, line: line + quote };
  });
  return answerLines(say(asked.length === 0 ? 'each' : saying.length > 0 ? 'eachSays' : 'silent'), lines, say);
}

function findSentences({ description }: Donation, words: readonly string[]): string[] {
  const sentences = oneLine(description).split(/(?<=[.!?。،])\s+/u);
  return words.length > 0 ? sentences.filter((sentence) => saysWords(sentence, words)) : sentences.slice(0, 2);
}

/** Includes synonyms. */
function saysWords(text: string, words: readonly string[]): boolean {
  const stems = splitWords(text).map(stemWord);
  return words.some((word) => {
    const told = qualities.get(word)?.split(' ') ?? [];
    const entry = readEntry(stemWord(word));
    const same = new Set([...[word, ...told].map(stemWord), ...(entry?.names ?? []), ...(entry?.related ?? [])]);
    return stems.some((stem) => same.has(stem) || told.includes(`@${readEntry(stem)?.facet}`));
  });
}

const largestRank = ({ sizes = [] }: Donation) =>
  Math.max(...sizes.flatMap((size) => rankSize(size)?.rank ?? []), -Infinity);

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
