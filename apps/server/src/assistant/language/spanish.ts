import { entryOf, isStopWord, stemOf } from '@clothesline/api-client/search';
import { isFiller } from './fillers.js';
import { diminutive, formsOf, gendersOf, singular } from './spanishForms.js';
import { accents, important, nouns } from './spanishNotes.js';
import { regionFillers, spanishRegions } from './spanishRegions.js';
import { spanishSite } from './spanishSite.js';
import { spanishFillers, spanishPhrases, spanishTalk } from './spanishTalk.js';
import { spanishAudiences, spanishLooks, spanishPurposes, spanishThings } from './spanishWords.js';
import { shortestMisspelled, Spelling } from './spelling.js';
import { isUsualSpanish } from './usualSpanish.js';
import { isUsualWord } from './usualWords.js';

/** The longest phrase of the tables, in words. */
const longestPhrase = 7;

interface Tables {
  /** Spanish, without accents, by its English; of what is said of things. */
  content: Map<string, string>;
  /** The same without those for whom things are. */
  looks: Map<string, string>;
  all: Map<string, string>;
  /** How an English name is said, by its stem. */
  said: Map<string, string>;
  /** Stems of English names whose Spanish is an adjective. */
  adjectives: Set<string>;
  /** Every word of every phrase. */
  known: Set<string>;
  spelling: Spelling;
  bySound: Map<string, string>;
}

let tables: Tables | undefined;

/**
 * A text in Spanish with the English words that the understanding reads, word by word; words that are in no table stay.
 * Where `isMixed`, the text is English and only names of things and looks are read.
 */
export function toEnglish(message: string, { isMixed = false } = {}): string {
  const { content, all } = read();
  const text = isMixed
    ? message
    : message
        .replace(address, '')
        .replaceAll(
          range,
          (_, between = '', from = '', to = '', unit = '') => `de ${between}${from}-${to} ${unit || 'años'}`,
        )
        .replaceAll(/(?<!\p{L})(\d\d) espa[nñ]ol[ao]?(?!\p{L})/giu, '$1 europea')
        .replaceAll(atTime, " at $1 o'clock")
        .replace(isSo, '$1es ')
        .replaceAll(childOfFamily, (_, end: string) => (end === 'a' ? 'niña' : 'niño'));
  const table = isMixed ? content : all;
  return isMixed ? readBy(table, text, true) : tidied(readBy(table, withSizes(text, content), false));
}

/** How somebody is spoken to, not who is looked for: "disculpe, joven". */
const address =
  /^[¡¿\s]*(?:hola[ ,]+)?(?:buen[oa]s (?:d[ií]as|tardes|noches)[ ,]+)?(?:disculp[ae]|perdone?|perd[oó]n|oiga|oye|mire|mira|hola|buenas)[ ,]+(?:joven|se[nñ]or(?:a|ita)?|amig[oa]|muchach[oa]|jefe|hij[oa])[ ,.!]+/iu;

/** Ages from one to another: "entre 3 y 5", "de 3 a 6 meses". */
const range =
  /(?<!\p{L})(?:entre (?:los |las )?(\d{1,2}) y|de (?:los |las )?(\d{1,2}) a) (?:los |las )?(\d{1,2})(?! ?(?:mi|km|d[oó]lares|horas|pm|am|de la|por))(?: (a[nñ]os|meses))?(?!\p{L})/giu;

/** "A las 3 de la tarde": no size. */
const atTime =
  /(?<!\p{L})(?:como |tipo |hasta |desde |antes de |despu[eé]s de )?a las? (\d{1,2})(?::\d\d)?(?: y media)?(?: ?(?:de la (?:ma[nñ]ana|tarde|noche)|[ap]\.?m))?(?!\p{L}|\d)/giu;

/** "Está rota" without its accent: "esta" is no "this" before what something is. */
const isSo =
  /^([¿\s]*(?:(?:y|pero|oye|entonces|la ropa|todo) )*)est[aá] (?=(?:(?:muy|un poco|algo|bien|ya) )*(?:(?!cansad|emocionad|interesad)\p{L}+[ai]d[oa]s?|rot[oa]|limpi[oa]|suci[oa]|nuev[oa]|enter[oa]|complet[oa])(?!\p{L}))/iu;

/** A sister of five is no woman. */
const childOfFamily =
  /(?<!\p{L})(?:herman|hermanit|prim|primit)([ao])(?=,? (?:de|que tiene|tiene) (?:[1-9]|1[0-2])(?! ?(?:mi|km|d[oó]lares))\b)/giu;

const sizeWord = /(?<!\p{L})(\p{L}{2,30}) (chic[ao]s?|grandes?)(?!\p{L})/giu;

/** "Camiseta chica": behind a thing these are sizes. */
function withSizes(text: string, content: ReadonlyMap<string, string>): string {
  return text.replaceAll(sizeWord, (said, thing: string, size: string) =>
    entryOf(stemsOf(content.get(bare(thing)) ?? ''))?.facet === 'thing'
      ? `${thing} talla ${/^g/i.test(size) ? 'grande' : 'chica'}`
      : said,
  );
}

function readBy(table: ReadonlyMap<string, string>, text: string, isMixed: boolean): string {
  const words = wordsOf(text, !isMixed);
  let result = '';
  let end = 0;
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at, table, isMixed);
    const [first, last] = [words[at], words[at + (found?.length ?? 1) - 1]];
    if (!first || !last) break;
    const word = text.slice(first.start, first.end);
    result += text.slice(end, first.start) + (found?.english ?? (!isMixed && isVerb(word) ? '' : word));
    end = last.end;
    at += found?.length ?? 1;
  }
  return result + text.slice(end);
}

/** Endings that only verbs have: in small letters, so that no name of a place is taken for one. */
const verbEnding = /^\p{Ll}{2,}(?:[aei]r(?:l[aeo]s?|[ms]e|nos)|ando|iendo|aron|ieron|[aei]mos|aban?|ían?|aste|iste)$/u;

/** Whether a word that is in no table is a Spanish verb: it names nothing that is looked for. */
const isVerb = (word: string) => verbEnding.test(word) && !isEnglishToo(bare(word)) && !isUsualWord(bare(word));

/** "La verde": one of those that were shown. */
const colorAlone =
  /\b(the|that) (black|white|blue|navy|green|red|pink|purple|yellow|orange|brown|gr[ae]y|beige|olive|teal|mustard|cherry)(?= *(?:$|[,.;!?]|(?:is|are|not|in|what|how|where|who|does|do|still)\b))/g;

/** What is left to mend where words stand in another order or have several meanings. */
function tidied(text: string): string {
  return (
    text
      .replaceAll(/[¿¡]/g, '')
      .replaceAll(/\b(miles?|km|kilometers?|distance) with\b/g, '$1 of')
      // "Esa tiene": one of those that are there.
      .replaceAll(/\b(that|this) one do you have\b/g, 'does $1 one have')
      .replaceAll(colorAlone, '$1 $2 one')
      .replaceAll(/\bwith (?=\d)/g, 'of ')
      .replaceAll(/\b(?:of the|size of|with the size) (?=\d)/g, 'size ')
      .replaceAll(/\bfor (?=\d)/g, '')
      .replaceAll(/ (?:with|of) something(?=\W*$)/g, '')
      // Without its accent: "para el, un pantalón".
      .replaceAll(/\bfor the(?=\s*(?:$|[,.;!?]))/g, 'for him')
      .replaceAll(/\bfor my(?=\s*(?:$|size\b|[,.;!?]|and\b))/g, 'for me')
      .replaceAll(/ {2,}/g, ' ')
  );
}

interface Word {
  /** As it is looked up, or as it was meant. */
  bare: string;
  start: number;
  end: number;
  /** Whether only spaces are between it and the word before. */
  isNext: boolean;
}

function wordsOf(text: string, isCorrected: boolean): Word[] {
  let before: { word: string; end: number } | undefined;
  return [...text.matchAll(/[\p{L}\p{N}\p{M}']+/gu)].map(({ 0: word, index }) => {
    const meant = isCorrected ? wordMeant(word, before?.word) : undefined;
    const isNext = before !== undefined && /^[\s¿¡]*$/.test(text.slice(before.end, index));
    const end = index + word.length;
    before = { word, end };
    return { bare: meant ?? bare(word), start: index, end, isNext };
  });
}

interface Found {
  english: string;
  length: number;
}

function phraseAt(
  words: readonly Word[],
  at: number,
  table: ReadonlyMap<string, string>,
  isMixed: boolean,
): Found | undefined {
  let phrase = '';
  let found: Found | undefined;
  for (let length = 1; length <= longestPhrase && at + length <= words.length; length += 1) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && !word.isNext)) break;
    phrase += (length > 1 ? ' ' : '') + word.bare;
    const english = isMixed && length === 1 && isEnglishToo(phrase) ? undefined : table.get(phrase);
    const isCompared = word.bare === 'mas' && table.has(`mas ${words[at + length]?.bare}`);
    // "¿Hay más grandes?" is no "¿hay más?".
    if (english !== undefined && !(isCompared && length > 1)) found = { english, length };
  }
  return found;
}

/** Words that are of both languages: what they mean, the rest of the message says. */
const both = new Set(
  `leggins a as body cafe capa cartera chal come den fall formal hay he kinder me mami mono movil no once papa papi mama pie plata polar
  pronto punto real red rosa saco sea senorita sin son tan tia use vale van vino has ha lo mas par sale total final normal usual
  smoking son color control hotel chico casa vista collar material marina nova nova villa sierra bonita dolores flores canguro marino sol ir os te so la el los las de del san santa`.split(
    /\s+/,
  ),
);

/** Whether a word is also English. */
export function isEnglishToo(word: string): boolean {
  return both.has(word) || isEnglish(word);
}

/** Whether a word is one that the English tables know. */
export function isEnglish(word: string): boolean {
  return isStopWord(word) || isFiller(word) || entryOf(stemOf(word)) !== undefined;
}

/** Whether a word without accents is in a table by itself. */
export function isSpanish(word: string): boolean {
  return read().all.has(word);
}

/** The Spanish word of things that a misspelled one was meant to be. */
export function spanishMeantBy(word: string): string | undefined {
  const { bySound, spelling } = read();
  if (word.length < shortestMisspelled) return undefined;
  return bySound.get(soundOf(word)) ?? spelling.meantBy(word);
}

const beforePlaces = new Set(['en', 'in', 'near']);

/** The Spanish word that a misspelled one was meant to be. A name of a place is none. */
function wordMeant(word: string, before: string | undefined): string | undefined {
  const plain = bare(word);
  if (read().known.has(plain) || isEnglishToo(plain) || isUsualWord(plain) || isUsualSpanish(plain)) return undefined;
  if (before !== undefined && (beforePlaces.has(before.toLowerCase()) || /^\p{Lu}\p{Ll}/u.test(word))) return undefined;
  return spanishMeantBy(plain);
}

/** How an English name of the tables is said in Spanish; undefined where they do not have it. */
export function inSpanish(word: string): { word: string; isAdjective: boolean } | undefined {
  const { said, adjectives } = read();
  const stem = stemsOf(word);
  const spanish = said.get(stem);
  return spanish === undefined ? undefined : { word: spanish, isAdjective: adjectives.has(stem) };
}

/** What a Spanish name of a thing, a look or a purpose is in English; undefined where the tables do not have it. */
export function inEnglish(phrase: string): string | undefined {
  return read().looks.get(phrase);
}

const stemsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map(stemOf)
    .join('');

/** Lower case, without accents: as words are looked up. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f']/g, '');
}

/** Words that sound alike are written alike: "avrigo", "sapatos", "chakheta". */
function soundOf(word: string): string {
  return word
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll('v', 'b')
    .replaceAll(/qu(?=[ei])|k/g, 'k')
    .replaceAll(/[cz](?=[ei])|z/g, 's')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/gu(?=[ei])/g, 'g')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('ll', 'y')
    .replaceAll('w', 'u')
    .replaceAll(/(.)\1/g, '$1');
}

function read(): Tables {
  tables ??= createTables();
  return tables;
}

function createTables(): Tables {
  const content = tableOf([spanishThings, spanishAudiences, spanishLooks, spanishPurposes], true);
  const looks = tableOf([spanishThings, spanishLooks, spanishPurposes], true);
  const talk = tableOf([spanishPhrases, spanishSite, spanishTalk, spanishRegions]);
  const fillers = `${spanishFillers}, ${regionFillers}`.split(',').map((word) => [bare(word.trim()), ''] as const);
  const all = new Map([...fillers, ...talk, ...content, ...tableOf([spanishPhrases, spanishRegions])]);
  const said = new Map<string, string>();
  const adjectives = new Set<string>();
  for (const { english, spanish } of [spanishThings, spanishAudiences, spanishLooks, spanishPurposes].flatMap(rowsOf)) {
    const [first = ''] = spanish;
    const stem = stemsOf(english);
    if (!said.has(stem)) said.set(stem, (accents[first] ?? first).replace('/a', ''));
    if (first.endsWith('/a')) adjectives.add(stem);
  }
  for (const { english } of rowsOf(spanishLooks)) if (!nouns.has(english)) adjectives.add(stemsOf(english));
  const known = new Set([...all.keys()].flatMap((phrase) => phrase.split(' ')));
  const small = new Set([...content.keys()].flatMap((word) => diminutive(singular(word)) ?? []));
  const singles = [
    ...new Set([...content.keys()].flatMap((phrase) => phrase.split(' ')).concat(important.map(bare))),
  ].filter((word) => word.length >= shortestMisspelled && !small.has(singular(word)));
  return {
    content,
    looks,
    all,
    said,
    adjectives,
    known,
    spelling: new Spelling(singles),
    bySound: new Map(singles.toReversed().map((word) => [soundOf(word), word])),
  };
}

function rowsOf(text: string): { english: string; spanish: string[] }[] {
  return text
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const [english = '', words = ''] = line.split(': ');
      return {
        english: english.trim(),
        spanish: words
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      };
    });
}

/** Every word of the tables, without accents, and its other forms where it is `isInflected` or has two genders; what is written there before what follows from it. */
function tableOf(texts: readonly string[], isInflected = false): Map<string, string> {
  const rows = texts.flatMap(rowsOf);
  const written = rows.flatMap(({ english, spanish }) =>
    spanish.flatMap((word) => gendersOf(bare(word)).map((form) => [form, english] as const)),
  );
  const derived = rows.flatMap(({ english, spanish }) =>
    spanish
      .filter((word) => isInflected || word.endsWith('/a'))
      .flatMap((word) => gendersOf(bare(word)).flatMap(formsOf))
      .map((form) => [form, english] as const),
  );
  return new Map([...derived.toReversed(), ...written.toReversed()]);
}
