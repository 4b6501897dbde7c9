import type { Language } from '../language/language.js';
import { inSpanish } from '../../store/search/spanishNames.js';
import type { Wish } from '../wish/wish.js';

/** Wearers as a sentence names them. */
const wearers: Readonly<Record<string, string>> = {
  man: 'a man',
  mens: 'men',
  woman: 'a woman',
  womens: 'women',
  lady: 'a woman',
  boy: 'a boy',
  girl: 'a girl',
  baby: 'a baby',
  toddler: 'a toddler',
  child: 'a child',
  kid: 'a kid',
  teen: 'a teen',
  newborn: 'a newborn',
  son: 'your son',
  daughter: 'your daughter',
  grandson: 'your grandson',
  granddaughter: 'your granddaughter',
  niece: 'your niece',
  nephew: 'your nephew',
  husband: 'your husband',
  wife: 'your wife',
  mom: 'your mom',
  mother: 'your mother',
  dad: 'your dad',
  father: 'your father',
  pregnant: 'a pregnancy',
  maternity: 'a pregnancy',
};

const spanishFamily = new Set('son daughter grandson granddaughter niece nephew husband wife mother father'.split(' '));

function spanishWearer(word: string): string {
  const name = inSpanish(word);
  return spanishFamily.has(word) ? `tu ${name}` : name;
}

/** A size as people write it: "4 years", "9" for a shoe. */
export function describeSize(size: string, language: Language): string {
  const [years, months] = language === 'es' ? ['años', 'meses'] : ['years', 'months'];
  return size
    .replace(/^([\d-]+)y$/, `$1 ${years}`)
    .replace(/^([\d-]+)m$/, `$1 ${months}`)
    .replace(/^shoe /, '');
}

function sizePhrase(sizes: readonly string[], language: Language): string {
  if (sizes.length === 0) return '';
  const named = sizes.map((size) => describeSize(size, language));
  const isAge = named.every((size) => /^[\d-]+ \p{L}/u.test(size));
  return ` (${isAge ? '' : language === 'es' ? 'talla ' : 'size '}${named.join(', ')})`;
}

/** A wish as the object of a sentence: "red coats for your son (4 years), no wool". */
export function describeWish(wish: Wish, language: Language): string {
  return language === 'es' ? describeInSpanish(wish) : describeInEnglish(wish);
}

function describeInEnglish({ things, whom, sizes, colors, details, others, not }: Wish): string {
  const words = [colors.join(' or '), ...details, things.join(' or ')].filter(Boolean).join(' ');
  const wearer = whom.map((word) => wearers[word] ?? word).join(', ');
  const named = words || (wearer === '' ? others.join(' ') : '') || 'anything';
  const refused = not.map((name) => `, no ${name}`).join('');
  return `${named}${wearer && ` for ${wearer}`}${sizePhrase(sizes, 'en')}${refused}`;
}

function describeInSpanish({ things, whom, sizes, colors, details, others, not }: Wish): string {
  const noun = things.map(inSpanish).join(' o ');
  const looks = [...colors, ...details].map(inSpanish);
  const words = [noun || (looks.length > 0 ? 'algo' : ''), ...looks].filter(Boolean).join(' ');
  const wearer = whom.map(spanishWearer).join(', ');
  const named = words || (wearer === '' ? others.join(' ') : '') || 'algo';
  const refused = not.map((name) => `, sin ${inSpanish(name)}`).join('');
  return `${named}${wearer && ` para ${wearer}`}${sizePhrase(sizes, 'es')}${refused}`;
}
