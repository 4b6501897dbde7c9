import { sql, type RawBuilder } from 'kysely';

/** A LIKE pattern that finds the text as it is anywhere. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Letters of a text from which on LIKE may take too long: it compares the whole text at each place that begins like it. */
const longestForLike = 8;

/** Whether a column holds the text as it is anywhere, in a time that grows with the column alone. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  // An automaton reads each letter once. It costs more than LIKE for the short words that people mostly look for.
  return text.length > longestForLike ? sql`${column} ~ ${`***=${text}`}` : sql`${column} like ${containing(text)}`;
}

/** A regular expression that finds words that begin so. Words of other scripts than Latin are found anywhere in a word. */
export function beginning(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  // A database of the locale C knows no word borders beyond ASCII.
  return /^[a-z0-9]/.test(word) ? String.raw`\m${literal}` : literal;
}

/**
 * Finds the text anywhere in what is searched, by an index. That of three letters knows no other characters than these,
 * and nothing shorter; the index of letters knows all.
 */
function holding(text: string): RawBuilder<boolean> {
  const isContained = contains(sql`search_text`, text);
  if (/[a-z0-9]{3}/.test(text)) return isContained;
  return sql<boolean>`(letters_of(search_text) @> ${splitLetters(text)}::text[] and ${isContained})`;
}

/** Parts of a text that an index is asked for: each is looked for again in every text that it finds. */
const askedParts = 3;

/**
 * Builds the condition of an index for a text, in a time that grows with its matches alone: the longest piece without
 * common parts if it is one short word, or else a few of the piece's parts. Asked for the whole of several common
 * words, the index would compare the borders of words, too, which all texts have: ten times the time.
 */
export function substringCondition(text: string, common: readonly string[]): RawBuilder<boolean> {
  const piece = rarePiece(text, common);
  const isWord = /^[a-z0-9]*$/.test(piece);
  if (isWord && piece.length <= longestForLike) return holding(piece);
  const rare = partsInTurn(piece).filter((part) => !common.includes(part));
  const asked = (rare.length > 0 ? rare : partsInTurn(piece)).slice(0, askedParts);
  if (asked.length === 0) return holding(text);
  return sql<boolean>`(${sql.join(
    asked.map((part) => sql`search_text like ${containing(part)}`),
    sql` and `,
  )})`;
}

/** The parts of a text, the first of each word before the second of any: together they say most of it. */
export function partsInTurn(text: string): string[] {
  const words = text.split(/[^a-z0-9]+/).map(splitParts);
  const most = Math.max(...words.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, place) => words.flatMap((parts) => parts[place] ?? []));
  return [...new Set(inTurn.flat())];
}

/** Separator of the pairs of letters; it is in no pair itself. */
const between = '\u0001';

/** Splits a text into the pairs of letters that the index of letters has, or its one letter. */
function splitLetters(text: string): string[] {
  const letters = [...text];
  if (letters.length === 1) return letters;
  return letters.slice(1).flatMap((letter, place) => {
    const pair = `${letters[place]}${letter}`;
    return pair.includes(between) ? [] : [pair];
  });
}

/** Splits a text into the parts that the index of three letters has; of a long one, the first. */
export function splitParts(text: string): string[] {
  const parts = Array.from({ length: Math.max(text.length - 2, 0) }, (_, place) => text.slice(place, place + 3));
  return [...new Set(parts.filter(isIndexed))].slice(0, 40);
}

/**
 * The longest piece of a text without any of the common parts: that index reads long for a common one, also beside rare
 * ones. The text itself where no piece has two parts: one alone may stand in many texts.
 */
export function rarePiece(text: string, common: readonly string[]): string {
  let longest = '';
  let begin = 0;
  for (let end = 3; end <= text.length; end += 1) {
    const part = text.slice(end - 3, end);
    if (!isIndexed(part) || common.includes(part)) begin = end - 2;
    else if (end - begin > longest.length) longest = text.slice(begin, end);
  }
  return longest.length > 3 ? longest : text;
}

function isIndexed(part: string): boolean {
  return /^[a-z0-9]{3}$/.test(part);
}
