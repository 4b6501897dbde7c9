import names from './names.es.txt';

/** The longest phrase of the table, in words. */
const longest = 5;

const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

/** A Spanish word without accents, number and gender. */
const formWord = (word: string) =>
  plainWord(word)
    .replace(/(?<=[^aeiou][lnrdzj])es$|(?<=[aeiou][lnrdzj])es$|(?<=[aeiou])s$/, '')
    .replace(/[ao]$/, '_');

/** A Spanish word as it is written, but for its accents. */
const exactWord = (word: string) => `=${plainWord(word)}`;

interface Tables {
  /** English names by their Spanish forms. */
  english: ReadonlyMap<string, string>;
  /** Spanish names by their English ones. */
  spanish: ReadonlyMap<string, string>;
}

let tables: Tables | undefined;

function readTables(): Tables {
  const english = new Map<string, string>();
  const spanish = new Map<string, string>();
  const add = (form: string, name: string) => {
    if (form !== '' && !english.has(form)) english.set(form, name);
  };
  for (const line of names.split('\n').filter((one) => one.includes(': ') && !one.startsWith('#'))) {
    const [name = '', list = ''] = line.split(': ');
    const all = list.split(',').map((one) => one.trim());
    if (!spanish.has(name)) spanish.set(name, all[0]?.replace('/a', '') ?? name);
    for (const one of all) {
      // "Gorra" is no "gorro": a word as it is written counts before its other gender.
      if (!one.includes(' ')) add(exactWord(one.replace('/a', '')), name);
      add(one.replace('/a', '').split(' ').map(formWord).join(' '), name);
    }
  }
  return { english, spanish };
}

const read = () => (tables ??= readTables());

/** The name of one word: as it is written ("niños" are kids, "niño" is a boy), else of its singular, else of its form. */
function findWord(word: string): string | undefined {
  const { english } = read();
  const found =
    english.get(exactWord(word)) ?? english.get(exactWord(word.replace(/s$/i, ''))) ?? english.get(formWord(word));
  // "Gorrito" is a small "gorro".
  return found ?? english.get(formWord(word.replace(/c?it([ao]s?)$/i, '$1')));
}

/** Short words that are English, too, and mean something else there. */
const ambiguous = new Set(
  `collar saco media top polo flats body pants chinos shorts jersey pan men tan saya son calzo calza come once me a de boy girl`.split(
    ' ',
  ),
);

/** Whether a word without accents is a Spanish name of a thing, a person or a look. */
export function isSpanishName(word: string): boolean {
  return word.length > 3 && !ambiguous.has(word) && findWord(word) !== undefined;
}

/** The words of the Spanish names. */
export const spanishWords = (): string[] => [
  ...new Set([...read().english.keys()].filter((key) => key.startsWith('=')).map((key) => key.slice(1))),
];

const isWord = (part: string | undefined) => part !== undefined && /[\p{L}\p{N}]/u.test(part);

/** The English name of the longest Spanish phrase that begins at a part, and where the phrase ends. */
function findName(parts: readonly string[], start: number): { name: string; end: number } | undefined {
  const { english } = read();
  const forms: string[] = [];
  let found: { name: string; end: number } | undefined;
  for (let end = start; end < parts.length && forms.length < longest; end += 1) {
    const part = parts[end] ?? '';
    if (!isWord(part)) {
      if (part.trim() !== '') break;
      continue;
    }
    forms.push(formWord(part));
    if (forms.length === 1 && ambiguous.has(plainWord(part))) continue;
    const name = forms.length === 1 ? findWord(part) : english.get(forms.join(' '));
    if (name !== undefined) found = { name, end };
  }
  return found;
}

/** A text in which Spanish names of things, persons, purposes and looks are replaced by English ones of the search. */
export function withEnglishNames(text: string): string {
  const parts = [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)].map(([part]) => part);
  let result = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const found = isWord(part) ? findName(parts, at) : undefined;
    result += found?.name ?? part;
    if (found) at = found.end;
  }
  return result;
}

const spanishStopWords = new Set(
  'de del la el los las un una unos unas para por con sin y o en a mi tu su mis tus sus que ropa cosas talla anos ano meses mes'.split(
    ' ',
  ),
);

/** A Spanish search as English names, without the words between them. */
export function searchInEnglish(search: string): string {
  const english = withEnglishNames(search).trim();
  if (english.toLowerCase() === search.trim().toLowerCase()) return english;
  return english
    .split(/\s+/)
    .filter((word) => !spanishStopWords.has(plainWord(word)))
    .join(' ');
}

/** The Spanish name of an English one; the English one itself if the table does not have it. */
export function inSpanish(name: string): string {
  const { spanish } = read();
  return spanish.get(name) ?? spanish.get(`${name}s`) ?? spanish.get(name.replace(/s$/, '')) ?? name;
}
