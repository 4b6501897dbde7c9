import { sql, type RawBuilder } from 'kysely';

/** LIKE pattern. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * Up to this length, LIKE is fast. It slows down with longer patterns because it compares at every similar position.
 */
const longestForLike = 8;

/** Length in bytes. LIKE is fast on shorter texts, no matter the pattern. */
const ordinary = sql.lit(1000);

/** Takes linear time, even for hostile patterns. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const isLike = sql<boolean>`${column} like ${containing(text)}`;
  if (text.length <= longestForLike) return isLike;
  // regular expressions are linear, but slower on short texts
  return sql`case when octet_length(${column}) < ${ordinary} then ${isLike} else ${column} ~ ${`***=${text}`} end`;
}

/**
 * Matches at the beginning of a word. Only Latin script has reliable word boundaries, so other scripts match anywhere.
 */
export function beginning(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  // the C locale only knows word boundaries in ASCII
  return /^[a-z0-9]/.test(word) ? String.raw`\m${literal}` : literal;
}

function holding(text: string): RawBuilder<boolean> {
  const isContained = contains(sql`search_text`, text);
  if (/[a-z0-9]{3}/.test(text)) return isContained;
  return sql<boolean>`(letters_of(search_text) @> ${splitLetters(text)}::text[] and ${isContained})`;
}

const askedWords = 3;

const maxBytes = 2_500_000;

/**
 * A condition that can use an index and holds for all texts containing this text, plus a few others. Looks for the
 * longest words.
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
    ) has_words where bytes <= ${sql.lit(maxBytes)}
  )`;
}

const between = '\u0001';

/** Pairs of neighboring letters. A single letter is returned as is. */
function splitLetters(text: string): string[] {
  const letters = [...text];
  if (letters.length === 1) return letters;
  return letters.slice(1).flatMap((letter, place) => {
    const pair = `${letters[place]}${letter}`;
    return pair.includes(between) ? [] : [pair];
  });
}
