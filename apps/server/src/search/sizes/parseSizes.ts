import { foldWidth } from '@clothesline/api-client/contract';
import { withEnglishSizes } from '../names.js';
import { ages } from './ages.js';
import { alone } from './alone.js';
import { letters } from './letters.js';
import { measures } from './measures.js';
import { notSizes } from './notSizes.js';
import { numbers } from './numbers.js';
import type { Groups, Rule } from './rule.js';
import { spanish } from './spanish.js';
import { createThingFinder } from './things.js';
import { createWearerFinder, isForKids } from './wearers.js';

export interface SizeInText {
  /** The normalized size, e.g. "XL", "4T", "3-5y", "EU 38", "W32 L30", "40R", "shoe 9", "kids 13" or "Chest 40". */
  size: string;
  text: string;
}

const rules: readonly Rule[] = [...notSizes, ...spanish, ...ages, ...measures, ...letters, ...numbers, ...alone];

/** Replaces matched text, and separates the surrounding text like a comma would */
const blank = '|';

const reach = 60;

export function sizesInText(text: string): SizeInText[] {
  const plain = normalized(text);
  const lower = plain.toLowerCase();
  const thingAt = createThingFinder(plain);
  const wearerAt = createWearerFinder(plain);
  const found: (SizeInText & { index: number })[] = [];
  let rest = plain;
  for (const { pattern, read } of rules) {
    rest = rest.replaceAll(pattern, (...match: unknown[]) => {
      const groups = typeof match.at(-1) === 'object' ? (match.pop() as Groups) : {};
      const [said, index] = [String(match[0]), Number(match.at(-2))];
      const sizes = read(groups, {
        before: lower.slice(Math.max(0, index - reach), index),
        after: lower.slice(index + said.length, index + said.length + reach),
        get thing() {
          return thingAt(index)?.thing;
        },
        get noun() {
          return thingAt(index)?.noun ?? '';
        },
        get wearer() {
          return wearerAt(index);
        },
        get isForKids() {
          return isForKids(wearerAt(index));
        },
      });
      found.push(...(sizes ?? []).map((size) => ({ size, text: said, index })));
      return sizes ? blank.repeat(said.length) : said;
    });
  }
  return found.sort((one, other) => one.index - other.index).map(({ size, text: said }) => ({ size, text: said }));
}

/** Joins title and description because sizes in the description usually refer to the item in the title. */
export function sizedText({ title, description }: { title: string; description: string }): string {
  return `${title}${blank} ${description}`;
}

export function parseSizes(donation: { title: string; description: string }): string[] {
  return [...new Set(sizesInText(sizedText(donation)).map(({ size }) => size))];
}

/** Normalizes quotes, dashes, digits, spaces, halves (".5") and size words. */
function normalized(text: string): string {
  return withEnglishSizes(foldWidth(text))
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?<=\d)(?: ?½| 1\/2\b)/g, '.5')
    .replaceAll(/\s+/g, ' ');
}
