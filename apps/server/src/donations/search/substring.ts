import { sql, type RawBuilder } from 'kysely';

/** LIKE pattern. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Minimum length of slow LIKE patterns, since it compares at each similar position. */
const longestForLike = 8;

/** Maximum bytes for a fast LIKE for any pattern. */
const ordinary = sql.lit(1000);

/** Linear in the column's length. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const isLike = sql<boolean>`${column} like ${containing(text)}`;
  if (text.length <= longestForLike) return isLike;
  // A regular expression is linear, but slower for short texts.
  return sql`case when octet_length(${column}) < ${ordinary} then ${isLike} else ${column} ~ ${`***=${text}`} end`;
}

/** Matches the beginning of a word; anywhere in a word for scripts other than Latin. */
export function beginning(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  // Locale C has no word boundaries beyond ASCII.
  return /^[a-z0-9]/.test(word) ? String.raw`\m${literal}` : literal;
}

/** Uses an index. Trigrams ignore other characters and short texts; the index of letters covers all. */
function holding(text: string): RawBuilder<boolean> {
  const isContained = contains(sql`search_text`, text);
  if (/[a-z0-9]{3}/.test(text)) return isContained;
  return sql<boolean>`(letters_of(search_text) @> ${splitLetters(text)}::text[] and ${isContained})`;
}

/** Words looked up in the index; matches are checked afterwards. */
const askedWords = 3;

/** Maximum bytes of candidates to read. */
const mostBytes = 2_500_000;

/** An index condition that is true for all containing texts and few others: the longest words of the text. */
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

const between = '\u0001';

/** Letter pairs of a text, or its single letter. */
function splitLetters(text: string): string[] {
  const letters = [...text];
  if (letters.length === 1) return letters;
  return letters.slice(1).flatMap((letter, place) => {
    const pair = `${letters[place]}${letter}`;
    return pair.includes(between) ? [] : [pair];
  });
}
