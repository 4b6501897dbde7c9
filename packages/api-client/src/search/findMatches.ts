import { searchNeedle, searchText, type Donation } from '../contract/donation.js';
import { closeParts, groupOfSimilar, groupWords, joinParts, type WordGroup } from './query.js';
import { inTitle, searchWords } from './searchWords.js';
import { isSimilar, knownWords, shortestSimilar } from './similar.js';
import { readEntry, vocabularyWords } from './vocabulary.js';
import { stemWord } from './words.js';

/** Matches of a search, and the words that were used. */
export interface Matches<Item> {
  /** The best first; those that fit alike in their own order. */
  found: Item[];
  /** The words that were looked for instead where nothing has all of them, similar or fewer ones; empty where something has. */
  instead: string;
}

/**
 * Searches donations as the reference server does. First those that hold the text as it is, whole words before parts of
 * words; then those with all of its words, in the title before anywhere; then those with related words. Where there are
 * none, words with one wrong letter are corrected, and then those with the most words are found.
 */
export function findMatches<Item extends Donation>(donations: readonly Item[], search: string): Matches<Item> {
  const needle = searchNeedle(search);
  if (needle === '') return { found: [...donations], instead: '' };
  const groups = groupWords(search);
  const rows = donations.map((donation) => ({ donation, words: new Set(searchWords(donation)) }));
  const exact = fitting(rows, groups, needle);
  if (exact.length > 0) return { found: exact, instead: '' };

  const known = [...vocabularyWords(), ...new Set(donations.flatMap(knownWords))];
  const meant = groups.map((group) =>
    rows.some(({ words }) => has(words, group.wide)) ? group : corrected(group, known),
  );
  const asMeant = fitting(rows, meant);
  if (asMeant.length > 0) return { found: asMeant, instead: joinWords(meant) };
  const parts = closeParts(meant);
  const needsThing = meant.some(({ kind }) => kind === 'thing');
  const close = rows.map(({ donation, words }) => {
    const matched = parts.filter((part) => has(words, part.words));
    const isThing = !needsThing || matched.some(({ group }) => group.kind === 'thing');
    const counted = matched.filter(({ group }) => isThing || group.kind !== 'size');
    return { donation, matched: counted, weight: counted.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const most = Math.max(0, ...close.map(({ weight }) => weight));
  const best = most === 0 ? [] : close.filter(({ weight }) => weight === most);
  const looked = parts.filter((part) => best.some(({ matched }) => matched.includes(part)));
  const isAny = best.some(({ matched }) => matched.length < looked.length);
  return { found: best.map(({ donation }) => donation), instead: joinParts(looked, isAny) };
}

/** A search that is held against one donation at a time. */
export interface SearchTest {
  /** A donation that fits has one of these words, or the text. */
  words: readonly string[];
  /** Text as `searchText` writes it. */
  needle: string;
  /** Whether a donation has the text or all of the words. Those that come only close do not fit. */
  fits: (donation: { words: ReadonlySet<string>; text: string }) => boolean;
}

/** Prepares a search for many donations that come one by one. */
export function createSearchTest(search: string): SearchTest {
  const needle = searchNeedle(search);
  const groups = groupWords(search);
  const fits = ({ words, text }: { words: ReadonlySet<string>; text: string }) => {
    const tier = rankTier(words, groups, text.includes(needle));
    return tier !== undefined && tier <= 5;
  };
  return { words: groups[0]?.wide ?? [], needle, fits };
}

interface Row<Item> {
  donation: Item;
  words: ReadonlySet<string>;
}

/** Those that have the text, or all of the words, the best first. */
function fitting<Item extends Donation>(
  rows: readonly Row<Item>[],
  groups: readonly WordGroup[],
  needle?: string,
): Item[] {
  return rows
    .flatMap(({ donation, words }) => {
      const tier = rankTier(words, groups, needle !== undefined && searchText(donation).includes(needle));
      return tier === undefined ? [] : [{ donation, tier }];
    })
    .sort((one, other) => one.tier - other.tier)
    .map(({ donation }) => donation);
}

/** Joins the words for the searcher. */
export function joinWords(groups: readonly WordGroup[]): string {
  return groups.map(({ word }) => word).join(' ');
}

/** The group of the known words that differ from the group's by one letter; the group itself where there are none. */
export function corrected(group: WordGroup, known: readonly string[]): WordGroup {
  if (group.word.length < shortestSimilar || readEntry(stemWord(group.word))) return group;
  const stem = stemWord(group.word);
  const similar = known.filter((word) => isSimilar(group.word, word) || isSimilar(stem, stemWord(word)));
  return similar.length === 0 ? group : groupOfSimilar(group.word, similar);
}

/** How well a donation fits, 0 best; undefined where it does not. `holdsText` is whether it has the text as it is. */
function rankTier(words: ReadonlySet<string>, groups: readonly WordGroup[], holdsText: boolean): number | undefined {
  const hasWords = groups.every(({ direct }) => has(words, direct));
  if (holdsText && hasWords) return 0;
  if (holdsText && !isShortName(groups)) return 1;
  if (groups.length === 0) return undefined;
  if (groups.every(({ direct }) => has(words, direct.map(inTitle)))) return 2;
  if (hasWords) return 3;
  if (groups.every((group) => has(words, relatedInTitle(group)))) return 4;
  if (groups.every(({ wide }) => has(words, wide))) return 5;
  return holdsText ? 6 : undefined;
}

/** The longest name that is more often a part of other words than itself, such as "hat" of "that", in UTF-16 units. */
const shortName = 3;

/** Whether a short name of the vocabulary is all that is asked for: then texts that have it inside other words come last. */
export function isShortName(groups: readonly WordGroup[]): boolean {
  const [group, ...others] = groups;
  return (
    group !== undefined &&
    others.length === 0 &&
    group.word.length <= shortName &&
    readEntry(stemWord(group.word)) !== undefined
  );
}

/** A group's words as they stand in the title. A category or a wearer that it only hints at is none of a title. */
export function relatedInTitle({ direct, wide }: WordGroup): string[] {
  return wide.filter((word) => !/^[@=]/.test(word) || direct.includes(word)).map(inTitle);
}

function has(words: ReadonlySet<string>, options: readonly string[]): boolean {
  return options.some((option) => words.has(option));
}
