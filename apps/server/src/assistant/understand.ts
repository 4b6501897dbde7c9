import type { AboutIntent, FindIntent, Intent, Question } from './intent.js';
import { plain, type Language } from './language.js';
import { asking, greeting, topicOf, withoutNeed } from './topics.js';
import { hasZip, isNearMe, milesIn, placeNames, placeSaid } from './where.js';
import { isEmptyWish, isSureWish, wishIn } from './wish.js';
import { wishesIn } from './wishes.js';

/** What a message asks for by itself. Reads the words alone: the same message always means the same. */
export function understand(message: string, language: Language = 'en'): Intent {
  return intentOf(plain(message, language));
}

function intentOf(text: string): Intent {
  const calm = withoutNeed(text);
  if (calm !== undefined) {
    const rest = intentOf(calm);
    const isForClothes =
      rest.kind === 'find' && rest.wishes.some(({ things, sizes }) => things.length + sizes.length > 0);
    return { kind: 'care', find: isForClothes ? rest : undefined };
  }
  const about = aboutIn(text);
  if (about) return about;
  const rest = text.replace(greeting, '');
  const wishes = wishesIn(rest);
  const topic = topicOf(text);
  // "I need a coat that I can pick up today" asks for a coat.
  if (
    topic &&
    !(
      wanting.test(rest) &&
      topic !== 'refuse' &&
      wishes.some(({ things }) => things.length > 0) &&
      !explaining.test(rest)
    )
  ) {
    return { kind: 'topic', topic };
  }
  const nearMe = isNearMe(rest);
  const others = othersIn(rest);
  const hasWish = wishes.some((wish) => !isEmptyWish(wish));
  if (!hasWish && !nearMe && !others && !asking.test(rest) && milesIn(rest) === undefined && !hasZip(rest)) {
    return { kind: greeting.test(text) ? 'greeting' : 'unknown' };
  }
  return {
    kind: 'find',
    wishes,
    places: placeNames(rest),
    placeSaid: placeSaid(rest),
    miles: milesIn(rest),
    isNearMe: nearMe,
    isSure: others !== undefined || asking.test(rest) || wishes.some(isSureWish),
    isCarried: false,
    others,
  };
}

/** Words after which somebody says what they would like to have. */
const wanting =
  /\b(need|needs|looking for|look for|searching|do you have|have you got|is there|are there|any|want|find|show)\b/;

/** Words that ask to be told something. */
const explaining =
  /\b(how|why|is it|can i|may i|should i|do i|where do)\b|\b(donate|give away|giving away|get rid of)\b/;

const questions: readonly (readonly [Question, RegExp])[] = [
  ['state', /\bstill (there|available|free|around|up|on offer)\b|\b(available|taken|gone|reserved|promised)\b/],
  [
    'donor',
    /\bwho(?:'s| is| are| was)? (?:gives?|giving|offers?|offering|listed|has|posted|donat\w+|the (?:donor|owner|giver))\b|\bwhose\b/,
  ],
  ['place', /\bwhere (?:is|are|can i (?:see|find)|would i)\b|\bhow far\b/],
  ['size', /\b(what|which) sizes?\b|\bwhat size\b/],
  [
    'how',
    /\bhow (?:do|can|would|could) i (?:get|ask|have|claim|take|request|contact)\b|\bi(?:'ll| will| would like to| want to)? take\b|\bi(?:'d like| want) (?:it|that|this|the)\b/,
  ],
  ['more', /\btell me (?:more|about)\b|\bmore about\b|\bdetails\b|\bdescribe\b|\bwhat does \w+ look\b/],
];

const ordinals: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:first|1st|number one|number 1|no\. ?1)\b/],
  [1, /\b(?:second|2nd|number two|number 2|no\. ?2)\b/],
  [2, /\b(?:third|3rd|number three|number 3|no\. ?3)\b/],
  [3, /\b(?:fourth|4th|number four|number 4|no\. ?4)\b/],
  [-1, /\b(?:last|bottom) (?:one|item|donation|of them)\b|\bthe last\b/],
];

const pointing =
  /\b(it|that one|this one|that|this|the (?:first|second|third|fourth|last|other|same)|one|they|them|those)\b/;

/** A question about a donation that was shown: "the second one, is it still there?". */
function aboutIn(text: string): AboutIntent | undefined {
  const which = ordinals.find(
    ([, pattern]) => pattern.test(text) && !/\b(?:second|first|third)[- ]?hand\b/.test(text),
  )?.[0];
  const question = questions.find(([, pattern]) => pattern.test(text))?.[0];
  if (
    which !== undefined &&
    /\bone\b|\bthe\b|\bnumber\b|\bno\b|^\w+\W*$/.test(text) &&
    (question || !wanting.test(text))
  ) {
    return { kind: 'about', which, question: question ?? 'more' };
  }
  return question && pointing.test(text) && wishIn(text).things.length === 0
    ? { kind: 'about', which, question }
    : undefined;
}

/** Whether others than those shown are asked for. */
function othersIn(text: string): FindIntent['others'] {
  if (/\b(closer|nearer|closest|not so far|too far)\b/.test(text) && !/\bclosest to\b/.test(text)) return 'closer';
  if (
    /\b(anything|something|any|what|show|see)? ?(else|more|others?)\b\W*$/.test(text) ||
    /^(more|others?|next)\W*$/.test(text) ||
    /\b(?:the )?(?:next|other) (?:ones?|few|page)\b|\banother one\b|\bshow (?:me )?(?:some )?(?:more|others)\b/.test(
      text,
    )
  ) {
    return 'more';
  }
  return undefined;
}
