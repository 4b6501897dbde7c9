import { stemFor } from '../language/stems.js';
import { wishIn, type Wish } from '../wishes/wish.js';

/* What a question asks for by its name, so that an answer can say whether that is said: "is there a buckle", "wool or cotton". */

/** Words that stand before a noun, or are none. */
const beforeNoun = String.raw`(?:an?|any|the|its|some|a pair of|real|genuine|extra|matching|other)`;

const noun = String.raw`((?:[\p{L}-]+ )?[\p{L}-]+)`;

const patterns = [
  new RegExp(String.raw`\b(?:is|are) there (?:${beforeNoun} )*${noun}`, 'u'),
  new RegExp(
    String.raw`\b(?:does|do|has|have|did) (?:it|they|this|that|these|those|the \p{L}+|she|he)(?: still| also)? (?:have|has|got|come with|include|bring) (?:${beforeNoun} )*${noun}`,
    'u',
  ),
  new RegExp(String.raw`\b(?:does|do|did) (?:${beforeNoun} )*([\p{L}-]+) come with\b`, 'u'),
  new RegExp(
    String.raw`^(?:and |but |so |ok |also )*(?:it |they )?(?:has|have|comes? with|bring) (?:${beforeNoun} )*${noun}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:is|are) (?:${beforeNoun} )*([\p{L}-]+) (?:also )?(?:included|in it|part of it|there too)\b`,
    'u',
  ),
];

/** Words that end a name: "is there a buckle on them". */
const ends =
  /^(?:on|in|with|at|to|for|of|or|and|inside|too|also|left|it|them|that|this|these|those|one|ones|anything|something|someone|somebody|way|chance|more|any|name|written)$/;

/** Of each name that a question asks for, the stems that say it; none where it asks in another way. */
export function askedFor(text: string): readonly (readonly string[])[] {
  const { materials } = wishIn(text);
  if (materials.length > 0) return materials.map(({ entry }) => [...entry.names, ...entry.related]);
  for (const pattern of patterns) {
    const words = (pattern.exec(text)?.[1] ?? '').split(' ');
    const end = words.findIndex((word) => ends.test(word));
    const named = end < 0 ? words : words.slice(0, end);
    const word = named.at(-1) ?? '';
    if (word.length < 3) continue;
    const { things } = wishIn(named.join(' '));
    return [things.flatMap(({ entry }) => [...entry.names, ...entry.kinds]).concat(stemFor(word))];
  }
  return [];
}

/** What a question is about in words that are no aspect: of each, the stems that say it. */
export function wordsIn(text: string): readonly (readonly string[])[] {
  const { things, colors, materials, purposes, audience, unknown } = wishIn(text);
  const names = [...things, ...colors, ...materials, ...purposes, ...audience];
  const compared = comparedBy(text);
  const said = compared === undefined || unknown.includes(compared) ? unknown : [...unknown, compared];
  return [...names.map(({ entry }) => [...entry.names, ...entry.related]), ...said.map(stemsOf)];
}

/** By what a question compares, even where it is a word of no weight elsewhere: "which is lighter", "the warmest one". */
const comparing =
  /\b(?:which|what)(?: ones?| of (?:them|these|those|the \w+))?(?: is|'s| are| would be| looks?| feels?)? (?:the )?(?:(?:more|most) (\p{L}{4,})|(\p{L}{3,}(?:er|est)))\b/u;

function comparedBy(text: string): string | undefined {
  const [, plain, formed] = comparing.exec(text) ?? [];
  return plain ?? formed;
}

/** A word, and what it compares by: "lighter". */
function stemsOf(word: string): string[] {
  const base = /^(\p{L}{3,}?)(?:er|est)$/u.exec(word)?.[1];
  return [stemFor(word), ...(base === undefined ? [] : [stemFor(base.replace(/([bdgmnpt])\1$/, '$1'))])];
}

/** A number that is said of somebody and is no part of a count. */
const numberSaid =
  /\b(?<!\bsize )(\d{1,2}(?:\.5)?)\b(?! ?(?:%|percent|pairs?|pieces?|of\b|miles?|km|years?|yrs?|months?|blocks))/;

/** What is said of a size beside a question about one: also by a bare number, "is 38, would it fit". */
export function sizeSaid(text: string): Wish {
  const said = wishIn(text);
  return said.sizes.length > 0 ? said : wishIn(text.replace(numberSaid, 'size $1'));
}
