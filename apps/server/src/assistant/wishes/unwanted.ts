import { isStopWord, tokensOf } from '@clothesline/api-client/search';
import { isFiller } from '../language/fillers.js';
import { nameMeantBy, namesIn, type Name } from '../language/names.js';
import { stemFor } from '../language/stems.js';
import { namesFeature } from './aspects.js';

/** What stands between a "not" and what is not wanted. */
const between = String.raw`(?: (?:is|are|be|in|of|for|too|so|very|really|quite|as|a|an|any|the|with|made))*`;

/** "Not black", "that isn't too warm", "without a hood", "anything but wool". */
const unwantedPattern = new RegExp(
  String.raw`\b(?:(?:is|are|was)n'?t|not|nor|less|without|except|anything but|other than)(${between}) (\p{L}+)(?: (?!(?:nor|or|and|but)\b)(\p{L}+))?`,
  'gu',
);

/** What "without" says in other words. What somebody has not, they need. */
const withoutPattern =
  /\b(?:(?:leave|leaving|take) out|drop|skip|exclude|(?:forget|never ?mind)(?: about)?)(?= (?:the|those|these) \p{L})|\b(?:forget(?: about)?|never ?mind|enough of)(?= \p{L}{3,}s\b)|\b(?:does(?:n'?t| not) have|rather than|(?<=\b(?:rather|prefer|better) (?:\w+ ){1,3})than|that (?:do(?:n'?t| not) have|ha(?:s|ve) no)|with no)\b/gu;

/** "Shoes no, clothes", and "I don't need boots any more". */
const refusedPattern =
  /(?<=^|[,;.] ?)(?:the )?(\p{L}+) not(?=[,;.])|\b(?:(?:do(?:n'?t| not)|no longer) (?:need|want|like)|hates?|can(?:'?t|not) (?:stand|wear|walk in|run in|deal with)|dislikes?) (?:the |an? |any |these |those )?(?:whole |full |entire )?(\p{L}+)(?: any ?more)?/gu;

/** "No wool please", where a message or a part of it begins so: "I have no coat" asks for one. */
const nonePattern =
  /(?:^|[,;.] ?|\b(?:but|and|please) |(?<=\p{L}{3}) (?<!\b(?:have|has|had|got|there|are|with|see|find|own|owns|of|say|says) ))no (?!(?:thanks?|thx|problem|problems|worries|idea|way|one|need|rush|hurry|doubt)\b)(\p{L}+)(?: (\p{L}+))?/gu;

/** Words that name a place or a time behind "not". */
const isPlaced = (words: string) => /\bin\b/.test(words);

/** Whom something is for is not refused in this way. */
const looksIn = (word: string) => namesIn(word).names.filter(({ entry }) => entry.facet !== 'audience');

/** What may not be, and the rest of a text in lower case. */
export function unwantedIn(text: string): { unwanted: Name[]; wanted: string } {
  const unwanted: Name[] = [];
  let mayRefuse: boolean | undefined;
  const wanted = text
    .replaceAll(withoutPattern, 'without')
    .replaceAll(refusedPattern, (said: string, first?: string, second?: string) => {
      const word = first ?? second ?? '';
      const looks = looksIn(word);
      const meant = looks.length === 0 && !namesFeature(word) ? nameMeantBy(word) : undefined;
      const names = meant ? [meant] : looks;
      const refused = names.length === 0 && namesFeature(word) ? [plainName(word)] : names;
      unwanted.push(...refused);
      return refused.length > 0 ? ' ' : said;
    })
    .replaceAll(unwantedPattern, (said: string, before: string, first: string, second = '') => {
      const isWithout = said.startsWith('without');
      const refused = refusedBy([first, second], { isSure: isWithout, isPlaced: isPlaced(before) });
      if (!refused) return said;
      unwanted.push(...refused.names);
      return ` ${refused.rest}`;
    })
    .replaceAll(nonePattern, (said: string, first: string, second = '') => {
      const refused = refusedBy([first, second], { isSure: true, isPlaced: false });
      const isThing = refused?.names.some(({ entry }) => entry.facet === 'thing') ?? false;
      // "No, boots" and "no boots for the winter" wish for boots.
      if (!refused || (isThing && !(mayRefuse ??= wishesElse(text)))) return said;
      unwanted.push(...refused.names);
      return ` ${refused.rest}`;
    });
  return { unwanted, wanted };
}

/** Says what somebody has not, and needs: "the kids have no coats, no shoes". */
export const lacking = /\b(?:have|has|had|got|with|are|is) no\b|\b(?:lost|lack|lacks|without)\b/;

/** Whether a text wishes for a thing beside those that it may refuse, or for anything. */
function wishesElse(text: string): boolean {
  if (lacking.test(text)) return false;
  const rest = text.replaceAll(/\bno \p{L}+/gu, ' ');
  return (
    /\b(?:stuff|things?|anything|something|clothes)\b/.test(rest) ||
    namesIn(rest).names.some(({ entry }) => entry.facet === 'thing')
  );
}

/** Of two words behind a "not" what they refuse; undefined where that is nothing. */
function refusedBy(
  [first = '', second = '']: readonly string[],
  { isSure, isPlaced: isOfPlace }: { isSure: boolean; isPlaced: boolean },
): { names: Name[]; rest: string } | undefined {
  const looks = looksIn(first);
  const isPart = second !== '' && isPlainWord(second) && looksIn(second).length === 0;
  // "Without a white collar": neither alone is refused.
  const isLook = looks.length > 0 && looks.every(({ entry }) => entry.facet !== 'thing');
  // In Spanish the look comes last.
  const isPartFirst =
    looks.length === 0 && isPlainWord(first) && looksIn(second).some(({ entry }) => entry.facet === 'color');
  if (isSure && ((isLook && isPart) || isPartFirst)) return { names: [plainName(`${first} ${second}`)], rest: '' };
  if (looks.length > 0) return { names: looks, rest: second };
  const meant = namesFeature(first) ? undefined : nameMeantBy(first);
  if (meant && meant.entry.facet !== 'audience') return { names: [meant], rest: second };
  if (isOfPlace || !isPlainWord(first)) return undefined;
  return { names: [plainName(first)], rest: second };
}

const isPlainWord = (word: string) => word.length > 2 && !isStopWord(word) && !isFiller(word);

/** A word that is in no vocabulary, as a name of nothing else. */
function plainName(words: string): Name {
  const stem = tokensOf(words).map(stemFor).join(' ');
  return {
    word: words,
    stem,
    entry: {
      facet: 'purpose',
      names: [stem],
      kinds: [],
      related: [],
      categories: [],
      hints: [],
      wearer: undefined,
      sizes: [],
    },
    isPlain: true,
  };
}
