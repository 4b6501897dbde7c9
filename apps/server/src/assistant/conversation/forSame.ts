import { entryOf, stemOf } from '@clothesline/api-client/search';
import type { FindIntent } from '../understand/intent.js';
import type { Wish } from '../wishes/wish.js';
import { isAge, sizesOf } from '../wishes/wishSizes.js';

/** What nobody wears, or whoever likes it does. */
const forAnybody = new Set(
  ['umbrella', 'bag', 'backpack', 'handbag', 'jewelry'].flatMap((word) => entryOf(stemOf(word))?.kinds ?? []),
);

const alsoForAnybody = new Set(['scarf', 'hat'].flatMap((word) => entryOf(stemOf(word))?.kinds ?? []));

/** Whether a wish is for what few listings say for whom it is. */
export const isForAnybody = ({ things }: Wish) =>
  things.length > 0 && things.every(({ stem }) => forAnybody.has(stem) || alsoForAnybody.has(stem));

const isWorn = ({ stem }: Wish['things'][number]) => !forAnybody.has(stem);

/** What is said around another thing that is asked for: "do you have trousers to match?", "not those. Sneakers?" */
const aroundThing = [
  /^(?:and|or|ok|then|also|maybe) /,
  /^(?:(?:do you|have you|would you) (?:also |still |maybe )?(?:have|got)|got|is there|are there|i need) /,
  /^(?:an?|any|some|another) /,
  / (?:also|too|then|and|as well|to match|to go with (?:it|them|that|(?:the|my|this) \w+))$/,
];

/** The longest name of another thing, in words. */
const thingWords = 3;

/** Whether the last sentence of a text asks for a thing in a few words. Before it, people say why. */
function asksFor(text: string): boolean {
  const sentence = text.split(/[.!?] +(?=\S)/).at(-1) ?? '';
  return (
    aroundThing.reduce((rest, pattern) => rest.replace(pattern, ''), sentence.replace(/[.!?]$/, '')).split(' ')
      .length <= thingWords
  );
}

/** Whether another thing to wear is asked for in a few words, after a wish for somebody. */
export function isForSame(text: string, { wishes }: FindIntent, before: FindIntent): boolean {
  const isOpen = wishes.every(({ audience, things }) => audience.length === 0 && things.every(isWorn));
  const isForSomebody = before.wishes.some(
    (wish) => wish.audience.length > 0 || (wish.sizes.length > 0 && sizesOf(wish).every(isAge)),
  );
  return isOpen && isForSomebody && asksFor(text);
}
