import type { ChatScope, Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import type { HelpLine } from '../../config/helpLines.js';
import { translateName } from '../../search/index.js';
import { getTexts } from '../../language/texts.js';
import { answers } from '../../locales/assistant/en/answers.js';
import type { Language } from '../language/language.js';
import type { DonationReader } from '../search/look.js';
import type { Search, ShownItem, Told } from '../talk/conversation.js';
import type { Question } from '../topics/topics.js';
import type { Wish } from '../wish/wish.js';

export interface Say {
  (key: string, values?: Readonly<Record<string, string>>): string;
  language: Language;
  find: (key: string) => string | undefined;
}

/** Avoids errors for placeholders without a value. */
const complete = (values: Readonly<Record<string, string>>) =>
  new Proxy(values, {
    get(all, name) {
      const [, first = '', rest = ''] = /^has(\w)(.*)$/.exec(String(name)) ?? [];
      return first ? (all[first.toLowerCase() + rest] ? 'yes' : 'no') : (all[String(name)] ?? '');
    },
  });

function createSay(language: Language): Say {
  const texts: Readonly<Record<string, unknown>> = getTexts(answers, language);
  const find = (key: string, values: Readonly<Record<string, string>> = {}) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    // keys are built at runtime, so TypeScript can't check them
    return typeof text === 'function'
      ? (text as (all: object) => string)(complete(values))
      : (text as string | undefined);
  };
  const say: Say = Object.assign(
    (key: string, values?: Readonly<Record<string, string>>) => {
      const text = find(key, values);
      if (text === undefined) throw new Error(`Unknown assistant text: ${key}.`);
      return text;
    },
    { language, find },
  );
  return say;
}

export const sentences: Readonly<Record<Language, Say>> = { en: createSay('en'), es: createSay('es') };

export const describeSize = (size: string, say: Say) =>
  size
    .replace(/^([\d-]+)y$/, `$1 ${say('years')}`)
    .replace(/^([\d-]+)m$/, `$1 ${say('months')}`)
    .replace(/^shoe /, '');

/** E.g. "red coats for your son (4 years), no wool". */
export function describeWish({ things, whom, sizes, colors, details, others, not }: Wish, say: Say): string {
  const translate = (name: string) =>
    say.find(`name.${name}`) ?? (say.language === 'es' ? translateName('es', name) : name);
  const or = (names: readonly string[]) => names.map(translate).join(say('wish.or'));
  const looks = [
    ...new Set([
      or(colors),
      ...details.filter((name) => !things.some((thing) => thing.startsWith(`${name} `))).map(translate),
    ]),
  ]
    .filter(Boolean)
    .join(' ');
  const wearers = [...new Set(whom.map((word) => say.find(`wearer.${word}`) ?? translate(word)))].join(', ');
  const rest = (whom.length === 0 && others.join(' ')) || say('wish.anything');
  const thing = things.length > 0 ? say('wish.thing', { things: or(things), looks }).trim() : '';
  const named = thing || (looks === '' ? rest : say('wish.looks', { looks }));
  const written = sizes.map((size) => describeSize(size, say));
  const isAge = written.every((size) => /^[\d-]+ \p{L}/u.test(size));
  const size = sizes.length > 0 ? say(isAge ? 'wish.age' : 'wish.size', { sizes: written.join(', ') }) : '';
  const refused = not.map((name) => say('wish.not', { name: translate(name) })).join('');
  return `${named}${whom.length > 0 ? say('wish.for', { whom: wearers }) : ''}${size}${refused}`;
}

export interface AnswerParts {
  donations: DonationReader;
  product: string;
  places: () => Promise<PlaceList>;
  center: Position;
  categories: readonly string[];
  helpLines: readonly HelpLine[];
  scope: ChatScope | undefined;
  isWorded: boolean;
  hasContact: boolean;
  marketplace: string | undefined;
  say: Say;
}

export interface AnswerItem extends ShownItem {
  note?: string;
}

export interface Answer extends Told {
  text: string;
  donations: readonly AnswerItem[];
  suggestions: readonly string[];
}

export const plainAnswer = (text: string, suggestions: readonly string[] = []): Answer => ({
  text,
  suggestions,
  donations: [],
  isList: false,
  one: undefined,
  choices: [],
  placeName: undefined,
});

export function askWhich(choices: readonly string[], placeName: string | undefined, say: Say): Answer {
  const names = choices.map((name) => name.split(',')[0] ?? name);
  const or = new Intl.ListFormat(say.language, { type: 'disjunction' });
  return { ...plainAnswer(say('which', { names: or.format(names) }), names.slice(0, 3)), choices: names, placeName };
}

export const maxSuggestions = 3;

const pressButtons = (keys: readonly string[], say: Say) =>
  keys.slice(0, maxSuggestions).map((key) => say(`button.${key}`));

/** Initial suggestions. */
export const startSuggestions = (say: Say): string[] => pressButtons(['newest', 'donate'], say);

export const itemSuggestions = (question: Question, say: Say): string[] =>
  pressButtons(['ask', question === 'state' ? 'newest' : 'state'], say);
export const listSuggestions = (say: Say): string[] => pressButtons(['askFirst'], say);

/** Suggests variants of the search, each without a certain criterion. */
export function searchSuggestions(
  { wish, places, miles }: Search,
  count: number,
  hasMore: boolean,
  say: Say,
): string[] {
  const isPlaced = miles !== undefined || places.flat().some(({ isNamed }) => isNamed);
  const wider = [
    ...(wish.sizes.length > 0 ? ['anySize'] : []),
    ...(wish.colors.length > 0 ? ['anyColor'] : []),
    ...(isPlaced ? ['anywhere'] : []),
    ...(wish.whom.length > 0 && wish.things.length > 0 ? ['anybody'] : []),
  ];
  if (count === 0) return pressButtons([...wider, 'newest', 'donate'], say);
  if (count === 1) return pressButtons(['ask', 'state', ...wider], say);
  const closer = miles === undefined ? [] : ['closer'];
  return pressButtons([...closer, ...(hasMore ? ['more', 'askFirst'] : ['askFirst', ...wider])], say);
}
