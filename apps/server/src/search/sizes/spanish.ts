import { oldest, readRange } from './ages.js';
import { shoe } from './numbers.js';
import { readNumbers, type Rule, type Surroundings } from './rule.js';

const shoeWord =
  /(?<!\p{L})(?:zapat(?:o|ito|illa)s?|bot(?:a|ita|ín|in)(?:s|es)?|sandalias?|tenis|calzados?|tacones|mocasín(?:es)?|mocasines|chanclas?|pantuflas?|huaraches?|alpargatas?)(?![\p{L}])/iu;

const childWord = /(?<!\p{L})(?:niñ[oa]s?|beb[eé]s?|infantil(?:es)?|juvenil(?:es)?|hij[oa]s?)(?![\p{L}])/iu;

const between = String.raw` ?(?:-|a|/) ?`;

const number = String.raw`\d{1,2}(?:[.,]5)?(?![\d.,]*\d)`;

const listPattern = (item: string) => `${item}(?: ?(?:,|/|-|, y|y|o|a) ?${item}){0,3}`;

const spelled = new Map([
  ['p', 'S'],
  ['ch', 'S'],
  ['g', 'L'],
  ['xg', 'XL'],
  ['chica', 'S'],
  ['pequeña', 'S'],
  ['mediana', 'M'],
  ['grande', 'L'],
  ['extra grande', 'XL'],
  ['extragrande', 'XL'],
]);

const letters = `(?:extra ?grande|grande|chica|pequeña|mediana|ch|xg|x{0,3}[sl]|[spmg])`;

/** Numbers are shoe sizes if the text mentions shoes, and clothing sizes otherwise. */
function readSpanishNumbers({ list }: Readonly<Record<string, string | undefined>>, { before, after }: Surroundings) {
  const found = readNumbers(list?.replaceAll(',5', '.5'));
  const isShoe = shoeWord.test(before) || shoeWord.test(after);
  const isForChild = childWord.test(before) || childWord.test(after);
  if (isShoe) return found.flatMap((size) => shoe(size, isForChild));
  return found
    .filter((size) => Number(size) <= 60)
    .map((size) => (isForChild && Number(size) > 0 && Number(size) <= oldest ? `${size}y` : size));
}

export const spanish: readonly Rule[] = [
  {
    pattern: /\b(?:hace|durante|por|desde|casi|unos|más de|menos de|cada|solo|sólo) \d{1,2} (?:años?|meses)/gi,
    read: () => [],
  },
  { pattern: /\b\d{1,2} (?:años?|meses) de (?:uso|antigüedad|garantía|usad[oa]s?|guardad[oa]s?)/gi, read: () => [] },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))? ?(?:años?|añitos)(?!\p{L})`,
      'giu',
    ),
    read: readRange('y'),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(?<from>\d{1,2})(?:${between}(?<to>\d{1,2}))? ?(?:mes|meses)(?!\p{L})`,
      'giu',
    ),
    read: readRange('m'),
  },
  { pattern: /\b(?:talla|tamaño) única|\bunitalla\b/gi, read: () => ['One size'] },
  { pattern: /\breci[eé]n nacid[oa]s?\b/gi, read: () => ['newborn'] },
  { pattern: /\bprematur[oa]s?\b/gi, read: () => ['preemie'] },
  {
    pattern: new RegExp(String.raw`\btallas?:? (?<list>${listPattern(letters)})(?!\p{L})`, 'giu'),
    read: ({ list = '' }) =>
      [...list.matchAll(new RegExp(String.raw`(?<!\p{L})${letters}(?!\p{L})`, 'giu'))].map(
        ([word]) => spelled.get(word.toLowerCase()) ?? word.toUpperCase(),
      ),
  },
  {
    pattern: new RegExp(String.raw`\btallas?:? (?:del? )?(?<list>${listPattern(number)})(?![%\w])`, 'gi'),
    read: readSpanishNumbers,
  },
  {
    pattern: new RegExp(String.raw`\b(?:n[uú]mero|n[uú]m\.?|n[º°]) (?<list>${listPattern(number)})(?![%\w])`, 'giu'),
    read: (groups, around) => (shoeWord.test(around.before) ? readSpanishNumbers(groups, around) : undefined),
  },
  {
    // "Zapatos del 40" has a size, but in front of other items a number is a count
    pattern: new RegExp(
      String.raw`(?<=${shoeWord.source}(?: de \p{L}+)?,? )(?:del )?(?<list>${number})(?![%\w])`,
      'giu',
    ),
    read: readSpanishNumbers,
  },
];
