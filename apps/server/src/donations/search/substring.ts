import { sql, type RawBuilder } from 'kysely';

/** A LIKE pattern that finds the text as it is anywhere. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Length from which LIKE may be slow: it compares the whole text at each place with the same beginning. */
const longestForLike = 8;

/** Bytes of a text that LIKE reads quickly for any other text. */
const ordinary = sql.lit(1000);

/** Whether a column contains the text anywhere, in time linear to the column's length. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const isLike = sql<boolean>`${column} like ${containing(text)}`;
  if (text.length <= longestForLike) return isLike;
  // A regular expression reads each letter once, but costs more than LIKE for ordinary lengths.
  return sql`case when octet_length(${column}) < ${ordinary} then ${isLike} else ${column} ~ ${`***=${text}`} end`;
}

/** A regular expression that finds words that begin so. Words of other scripts than Latin are found anywhere in a word. */
export function beginning(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  // A database of the locale C knows no word borders beyond ASCII.
  return /^[a-z0-9]/.test(word) ? String.raw`\m${literal}` : literal;
}

/**
 * Finds the text anywhere in the searched text by an index. The trigram index ignores other characters and shorter
 * texts; the index of letters covers all.
 */
function holding(text: string): RawBuilder<boolean> {
  const isContained = contains(sql`search_text`, text);
  if (/[a-z0-9]{3}/.test(text)) return isContained;
  return sql<boolean>`(letters_of(search_text) @> ${splitLetters(text)}::text[] and ${isContained})`;
}

/** Words of a text to look up in the index: each is checked again in every text found. */
const askedWords = 3;

/** Bytes of matching texts to read: tens of thousands of ordinary ones, hundreds of the largest. */
const mostBytes = 2_500_000;

/**
 * A condition that an index answers for each text that contains this one, and for few others, in time linear to their
 * number: for a long text, the beginnings of its longest words.
 */
export function substringCondition(text: string): RawBuilder<boolean> {
  if (text.length <= longestForLike) return holding(text);
  const words = [...new Set(text.match(/[a-z0-9]{3,}/g))].toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return holding(text);
  const hasWords = sql.join(
    words.slice(0, askedWords).map((word) => sql`search_text like ${containing(word.slice(0, longestForLike))}`),
    sql` and `,
  );
  return sql<boolean>`id in (
    select id from (
      select id, sum(octet_length(search_text)) over (order by id desc) as bytes from visible_donations where ${hasWords}
    ) has_words where bytes <= ${sql.lit(mostBytes)}
  )`;
}

/** Separator of the pairs of letters; it is in no pair itself. */
const between = '\u0001';

/** Splits a text into the letter pairs in the index of letters, or its single letter. */
function splitLetters(text: string): string[] {
  const letters = [...text];
  if (letters.length === 1) return letters;
  return letters.slice(1).flatMap((letter, place) => {
    const pair = `${letters[place]}${letter}`;
    return pair.includes(between) ? [] : [pair];
  });
}
