import { tokensOf } from '@clothesline/api-client/search';
import { bare, isEnglish, isEnglishToo, isSpanish, spanishMeantBy, toEnglish } from './spanish.js';
import { nameMeantBy } from './names.js';
import { withTalkSpelled } from './talkSpelling.js';

/** A language in which the assistant answers. */
export type Language = 'en' | 'es';

/** The longest message of which all words tell the language; of a longer one, as many of its first. */
const mostWords = 40;

/** The language of a text; undefined where nothing in it tells. */
export function languageOf(text: string): Language | undefined {
  let [english, spanish] = [0, /[¿¡ñ]/i.test(text) ? 2 : /[áéíóú]/i.test(text) ? 1 : 0];
  for (const token of tokensOf(text).slice(0, mostWords)) {
    const word = bare(token);
    if (isSpanish(word)) {
      if (!isEnglishToo(word) || onlySpanish.test(word)) spanish += 1;
      else if (shared.has(word)) spanish += 0.5;
    } else if (isEnglish(word)) english += 1;
    else if (spanishMeantBy(word) !== undefined && nameMeantBy(word) === undefined) spanish += 0.5;
  }
  if (english === 0 && spanish === 0) return undefined;
  return spanish >= english ? 'es' : 'en';
}

const languageNames: Readonly<Record<string, Language>> = {
  english: 'en',
  ingles: 'en',
  spanish: 'es',
  espanol: 'es',
  castellano: 'es',
};

/** What is said around the name of a language by whom it is asked for. */
const askingLanguage = new Set(
  `have has there is available also show get tienes tienen tiene hay esta lo la in en please por favor pls can could you do speak talk answer reply respond write say tell it that this me to i only prefer understand
  puede puedes podrias habla hablas hable hablar hablo solo responde responder contesta contestar dime dimelo escribe traduce lo la esto mi
  prefiero yo te se un poco que switch change translate now thanks gracias sorry language idioma don dont not no entiendo mejor eso te`.split(
    /\s+/,
  ),
);

/** The language that a message asks for, and for nothing else: "in English, please". */
export function languageAsked(message: string): Language | undefined {
  const words = bare(message).match(/[a-z]+/g) ?? [];
  const names = words.filter((word) => !askingLanguage.has(word));
  const [name = ''] = names;
  if (names.length !== 1 || words.length > 10 || !Object.hasOwn(languageNames, name)) return undefined;
  const language = languageNames[name];
  // "I don't speak English": the other one.
  return /\b(?:dont|not|no)\b/.test(words.join(' ')) ? (language === 'en' ? 'es' : 'en') : language;
}

/** Spanish words that the search's own vocabulary has, too. */
const onlySpanish =
  /^(?:vestidos?|sombreros?|uniformes?|nin[oa]s?|gris(?:es)?|azul(?:es)?|verdes?|roj[oa]s?|rosad[oa]s?|morad[oa]s?|amarill[oa]s?|marron(?:es)?|blanc[oa]s?|negr[oa]s?|bodas?|carteras?|chal(?:es)?|senoritas?)$/;

/** Articles that also begin English names of places. */
const shared = new Set(['la', 'el', 'los', 'las', 'de', 'del']);

/** A message as it is read: in lower case, in English words, with one kind of apostrophe and of space. */
export function plain(message: string, language: Language): string {
  const written = message.replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const whole = written
    .replaceAll(
      /\b(she|he|they|it|that|there|who)'(ll|d)\b/gi,
      (_, who: string, verb: string) => `${who} ${verb === 'd' ? 'would' : 'will'}`,
    )
    .replaceAll(/\b4 (?=(?:me|my|him|her|work|the|wide|kids?|women|men)\b)/gi, 'for ')
    .replaceAll(/\b2 (?=(?:go|wear|get|be|take|do|iron|wash)\b)/gi, 'to ')
    .replaceAll(/\bwere(?= (?:r|are|is) (?:it|they|the|u|you)\b|\W*$)/gi, 'where');
  const aged = whole
    .replaceAll(/\b(?:un )?a[ñn]o y medio\b/gi, '18 meses')
    .replaceAll(/\ba year and a half\b|\b(?:1|one) and a half years?\b/gi, '18 months');
  const halves = aged.replaceAll(/\b(\d{1,2})(?: (?:y medi[oa]|and a half|1\/2)\b| ?½)/gi, '$1.5');
  const text = withShortWords(halves, language === 'en' ? short : shortSpanish);
  const read = toEnglish(text, { isMixed: language === 'en' }).toLowerCase();
  const english = withTalkSpelled(read, (word) => isEnglish(word) || isSpanish(word));
  return relatives
    .reduce((read, [pattern, word]) => read.replaceAll(pattern, word), english)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How words are shortened on a phone, and meant. */
const short: Readonly<Record<string, string>> = {
  r: 'are',
  u: 'you',
  ur: 'your',
  n: 'and',
  nd: 'and',
  wat: 'what',
  wats: 'what is',
  whats: 'what is',
  whos: 'who is',
  hows: 'how is',
  wheres: 'where is',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  abt: 'about',
  bout: 'about',
  shd: 'should',
  adress: 'address',
  smth: 'something',
  sth: 'something',
  avail: 'available',
  sry: '',
  lol: '',
  tnx: 'thanks',
  thnx: 'thanks',
  nah: 'no',
  btw: '',
  k: 'ok',
  ment: 'meant',
  sz: 'size',
  frm: 'from',
  neer: 'near',
  wich: 'which',
  wher: 'where',
  hav: 'have',
  hve: 'have',
  arent: 'are not',
  isnt: 'is not',
  doesnt: 'does not',
  cloths: 'clothes',
  tho: '',
  hw: 'how',
  hm: '',
  hmm: '',
  mm: '',
  nvm: '',
  w: 'with',
  em: 'them',
  wen: 'when',
  wud: 'would',
  cud: 'could',
  wit: 'with',
  wil: 'will',
  colr: 'color',
  pls: 'please',
  plz: 'please',
};

const shortSpanish: typeof short = {
  q: 'que',
  ola: 'hola',
  kien: 'quien',
  aunq: 'aunque',
  vdd: '',
  dnd: 'donde',
  dnde: 'donde',
  tamb: 'también',
  tmb: 'también',
  k: 'que',
  d: 'de',
  pa: 'para',
  xq: 'por que',
  pq: 'por que',
  tb: 'también',
};

/** A text with words that are shortened on a phone written out. */
function withShortWords(text: string, meant: typeof short): string {
  return text.replaceAll(/(?<![\p{L}\p{N}'&/])[a-z]{1,6}(?![\p{L}\p{N}'&/])/giu, (word) => {
    const key = word.toLowerCase();
    return Object.hasOwn(meant, key) ? (meant[key] ?? word) : word;
  });
}

/** What warms a part of the body. */
const warmers: readonly (readonly [string, string])[] = [
  ['hands?|fingers', 'warm gloves'],
  ['feet|foot|toes', 'warm socks'],
  ['head|ears', 'warm hat'],
  ['neck|throat', 'warm scarf'],
];

/** "My hands are always cold", "I am cold in the hands", "to keep her hands warm". */
const coldParts = warmers.map(([part, warmer]): readonly [RegExp, string] => [
  new RegExp(
    String.raw`\bcold (?:${part})\b|\bcold (?:in|on) (?:the|my|his|her|our|their) (?:${part})\b|\b(?:my|his|her|our|their) (?:poor )?(?:${part}) (?:(?:are|is|get|gets|so|very|really|always|often) )+(?:cold|freezing|frozen)\b|\b(?:keep|keeps|warm|warms) (?:up )?(?:my|his|her|our|their) (?:${part})(?: warm)?\b`,
    'g',
  ),
  warmer,
]);

/** "I'm so cold", "my son is always cold". */
const feelsCold =
  /(?<!\b(?:it|that|this|water|weather|outside))(?:'m|'s|'re| am| are| is| gets?| feels?) (?:(?:always|often|so|very|really|too|still|getting) ){0,3}cold\b(?! (?:water|weather|hands|feet))/g;

/** Who is who, for what they wear; and what is no work to dress for. */
const relatives: readonly (readonly [RegExp, string])[] = [
  // "Thanks, man" is for nobody
  [
    /\b(thanks?(?: (?:you|so much|a lot))*|thx|ty|cheers|appreciate it|ok|cool|great)(,?) (?:man|bro|brother|dude|guys?|girl|lady|ladies|sis|sister|mate|friend|boss|sir|ma'?am|miss)(?=[ ,.!]*$|[.!,])/g,
    '$1$2',
  ],
  [/\bsister(?=(?:,| is|,? (?:who|she|he) is| aged?) (?:[1-9]|1[0-2])\b(?! ?(?:mi|miles?|blocks?)\b))/g, 'girl'],
  [/\bbrother(?=(?:,| is|,? (?:who|she|he) is| aged?) (?:[1-9]|1[0-2])\b(?! ?(?:mi|miles?|blocks?)\b))/g, 'boy'],
  [/\bsister(?=[^.!?]{0,40}\b(?:kids|toddlers?|youth)\b)/g, 'girl'],
  [/\bbrother(?=[^.!?]{0,40}\b(?:kids|toddlers?|youth)\b)/g, 'boy'],
  [/\b(?:little|younger|baby) sisters?\b|\bnieces?\b|\bgranddaughters?\b/g, 'girl'],
  [/\b(?:little|younger|baby) brothers?\b|\bnephews?\b|\bgrandsons?\b/g, 'boy'],
  [
    /\bgrand(?:mother|ma|mom)s?\b|\bgranny\b|\bsisters?\b|\baunt(?:ie|y)?s?\b|\bgirlfriends?\b|\bwifey\b|\bgals?\b|\bbride(?:smaid)?s?\b/g,
    'woman',
  ],
  [
    /\bgrand(?:father|pa|dad)s?\b|\bbrothers?\b|\buncles?\b|\bboyfriends?\b|\bhubby\b|\bdudes?\b|(?<=\b(?:a|for|my|this|teenage|tall|big|large|skinny|short|young|old|grown|heavy) )guys?\b/g,
    'man',
  ],
  [/\bgrand(?:kids?|child(?:ren)?)\b|\btwins\b|\bkiddos?\b/g, 'kids'],
  ...coldParts,
  [feelsCold, ', something warm'],
  [
    /\b(?:cold|chilly|foggy|freezing) (?:in|during|this|every) (?:the )?summers?\b|\b(?:cold|chilly) summers?\b/g,
    'cold',
  ],
  [
    /\b(?:something|anything) to (?:wear|put|throw)(?: on)? (?:on top|over)(?: (?:of )?(?:it|that|them|this))?\b/g,
    'a cardigan or jacket',
  ],
  // Spanish says "la de seda"
  [/\bthe of (\p{L}+)/gu, 'the $1 one'],
  [/\bbottoms\b(?! of)/g, 'pants'],
  [/\b(?:in|at) (?:a|the|an) (?:bank|law firm|office)\b/g, 'for work'],
  [/\blost (?:my|his|her|our|their) jobs?\b/g, ' '],
];
