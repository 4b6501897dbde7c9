/** A regular expression of alternatives. */
const anyPattern = (sources: readonly string[], flags: string) => new RegExp(sources.join('|'), flags);

const anyWord = (words: string) => words.split(' ').join('|');

/** Characters that draw nothing, but for those within a drawn sign and between letters of Arabic. */
const unseen = anyPattern(
  [
    String.raw`(?<!\p{Extended_Pictographic})\ufe0f`,
    String.raw`(?<!\p{Extended_Pictographic}\ufe0f?)\u200d`,
    String.raw`(?<!\p{Script=Arabic})\u200c`,
    String.raw`(?![\ufe0f\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  ],
  'gu',
);

export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}

/** The ends of names on the network that are longer than two letters; of two letters any may be one. */
const ends = anyWord(
  'com net org info biz edu gov mil int xyz top site online shop store app dev page link click live life world club vip ' +
    'win work fun icu buzz cyou mobi name pro tel travel jobs asia cat coop zone cloud space website email support help ' +
    'chat social money cash care gift deals sale example test invalid localhost local onion xn--[a-z0-9-]+ рф рус сайт ' +
    'онлайн 中国 公司 网站',
);

const schemes = anyWord('https? hxxps? javascript vbscript data blob file ftp tel sms mailto whatsapp');

/** A word that would lead away from the site, or that only the site writes. */
const leadingWord = anyPattern(
  [
    String.raw`:\/\/|^\/\/|(?:${schemes}):|www[.。]`,
    String.raw`.@.|@\p{L}|\/donations\/|\]\(`,
    String.raw`(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)`,
    String.raw`[\p{L}\p{N}\]-][\[({]?[.。][\])}]?(?:${ends})(?![\p{L}\p{N}])`,
  ],
  'iu',
);

/** The same for countries' ends, which are words as well: as small or as large as the letters before them. */
const countryWord = anyPattern(
  [
    String.raw`(?:\p{Ll}|(?<!\p{L})t)[\p{N}-]*[.。][a-z]{2}(?![\p{L}\p{N}])`,
    String.raw`\p{Lu}[\p{N}-]*[.。][A-Z]{2}(?![\p{L}\p{N}])`,
  ],
  'u',
);

const dot = '(?:[.。]|dot|punto)';

/** The end of an address that is written with spaces, or with a word for its dot. */
const spacedEnd = anyPattern(
  [
    String.raw`(?:\s?[[({]\s?${dot}\s?[\])}]\s?|\s${dot}\s)(?:com|net|org|io|xyz|example)(?![\p{L}\p{N}])`,
    String.raw`[.。]\scom(?![\p{L}\p{N}])`,
  ],
  'giu',
);

const digitWords = anyWord(
  'zero oh one two three four five six seven eight nine cero uno dos tres cuatro cinco seis siete ocho nueve',
);
const digit = String.raw`(?:\p{N}|[零一二三四五六七八九]|(?<!\p{L})(?:${digitWords})(?!\p{L}))`;
const signs = String.raw`[^\p{L}\p{N}]`;
const joints = anyWord('then and dash hyphen minus dot point space luego guion guión punto espacio y');
const between = String.raw`${signs}{0,5}(?:(?:${joints})${signs}{1,5})?`;

/** Seven digits of any script and more, with few signs between them. */
const telephone = new RegExp(String.raw`\+?${digit}(?:${between}${digit}){6,}`, 'giu');

/** Rows of sizes, each larger than the one before, are no telephone number. */
function isRowOfSizes(text: string): boolean {
  if (!/^\d{1,3}(?:(?:, ?|[/–-])\d{1,3})+$/.test(text)) return false;
  const sizes = text.split(/\D+/).map(Number);
  return sizes.every((size, index) => size <= 200 && size > (sizes[index - 1] ?? 0));
}

/** A text in one form of its letters and digits, with a "…" for each telephone number and each address. */
function masked(form: string): string {
  return form
    .split(/(\s+)/)
    .map((word) => (leadingWord.test(word) || countryWord.test(word) ? '…' : word))
    .join('')
    .replaceAll(spacedEnd, '…')
    .replaceAll(telephone, (found) => (isRowOfSizes(found) ? found : '…'));
}

const inOneForm = (text: string) => withoutUnseen(withoutUnseen(text).normalize('NFKC'));

/** Whether a text has a telephone number or an address in it, however it is written. */
export function leadsAway(text: string): boolean {
  const form = inOneForm(text).replaceAll('\ufe0f', '');
  return masked(form) !== form;
}

/** A text without what is not seen, and without telephone numbers and addresses. One that has none stays as it is. */
export function withoutLeads(text: string): string {
  return leadsAway(text) ? masked(inOneForm(text)) : withoutUnseen(text);
}
