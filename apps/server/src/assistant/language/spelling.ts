import { isSimilar } from '@clothesline/api-client/search';

/** The shortest word in which a wrong letter is looked past, in UTF-16 units. */
export const shortestMisspelled = 4;

/** From this length on, two wrong letters are looked past. */
const longWord = 8;

/** Four letters are few: one may be missing, too many or in the wrong place, but another one makes another word. */
const shortWord = 4;

/** Words that a wrong letter may have made, by their lengths. */
export class Spelling {
  readonly #byLength = new Map<number, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < shortestMisspelled) continue;
      this.#byLength.set(word.length, [...(this.#byLength.get(word.length) ?? []), word]);
    }
  }

  /** The word that was meant; undefined where there is none. Of several, one with the same letters or the same beginning. */
  meantBy(word: string): string | undefined {
    const { length } = word;
    if (length < shortestMisspelled || !/^\p{L}+$/u.test(word)) return undefined;
    const near = this.#of([length, length + 1, length - 1]).filter((known) => isMisspelled(word, known));
    const [first] = near.toSorted((one, other) => unlikeliness(word, one) - unlikeliness(word, other));
    if (first !== undefined) return first;
    const alike = this.#of([length, length + 1, length - 1]).find((known) => isAlike(word, known));
    if (alike !== undefined || length < longWord) return alike;
    return this.#of([length, length + 1, length - 1, length + 2, length - 2]).find(
      (known) => known.length >= longWord - 1 && known[0] === word[0] && distance(word, known) <= 2,
    );
  }

  #of(lengths: readonly number[]): string[] {
    return lengths.flatMap((length) => this.#byLength.get(length) ?? []);
  }
}

/** Letters are left out, doubled and swapped more often than taken for others, and the first one is seldom wrong. */
function unlikeliness(word: string, known: string): number {
  const isOther = word.length === known.length && lettersOf(word) !== lettersOf(known);
  return (isOther ? 1 : 0) + (word[0] === known[0] ? 0 : 2);
}

const lettersOf = (word: string) => [...word].toSorted().join('');

function isMisspelled(word: string, known: string): boolean {
  if (!isSimilar(word, known)) return false;
  if (word.length > shortWord && known.length > shortWord) return true;
  if (word[0] !== known[0]) return false;
  const isOtherLetter = word.length === known.length && lettersOf(word) !== lettersOf(known);
  return !isOtherLetter;
}

/** From this length on, letters that sound alike are looked past. */
const alikeWord = 6;

/** Whether two words begin alike and have the same consonants, or the same letters but for one: "sandles", "gautes". */
function isAlike(word: string, known: string): boolean {
  const hasSameEnds = word[0] === known[0] && word.at(-1) === known.at(-1);
  if (!hasSameEnds || Math.min(word.length, known.length) < alikeWord) return false;
  const [one, other] = [word, known].map(consonantsOf);
  const isSame = one === other && one !== undefined && one.length >= alikeWord / 2;
  return (isSame || isMissingOne(word, known)) && distance(word, known) <= 2;
}

const consonantsOf = (word: string) => word.replaceAll(/[aeiou]/g, '').replaceAll(/(.)\1/g, '$1');

/** Whether the second has the letters of the first and another one. */
function isMissingOne(word: string, known: string): boolean {
  if (known.length !== word.length + 1) return false;
  const left = [...known];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** How many letters are other ones, too many, missing, or changed places with their neighbor. */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
