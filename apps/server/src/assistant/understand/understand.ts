import { crisisIn, type Crisis } from '../crisis/crisis.js';
import { plain, type Language } from '../language/language.js';
import { isOffTopic } from '../topics/offTopic.js';
import { lossIn, type Loss } from '../crisis/losses.js';
import { asking, greeting } from '../topics/openings.js';
import { topicOf } from '../topics/topics.js';
import { asMeant, isEmptyWish, isSureWish, wishIn } from '../wishes/wish.js';
import { wishesIn } from '../wishes/wishes.js';
import type { AboutIntent, CareIntent, FindIntent, Intent, Question } from './intent.js';
import { withHelpWords } from './helpWords.js';
import { withoutNews } from './news.js';
import { asksDistance, hasZip, isNearMe, milesIn, placeNames, placeSaid } from './where.js';

/** What a message asks for by itself. Reads the words alone: the same message always means the same. */
export function understand(message: string, language: Language = 'en'): Intent {
  const crisis = crisisIn(message);
  if (crisis) return careFor(crisis);
  const loss = lossIn(message);
  return loss ? afterLoss(loss, language) : intentOf(plain(message, language));
}

/** What somebody has left who has died, as it is said of it: "I have all her clothes". */
const leftBehind =
  /\b(?:have|with|keep|donate|give|of) (?:all |all of )?(?:his|her|their) (?:\w+ )?(?:clothes|clothing|things|stuff|closet|dresses|suits|shoes|coats)\b|\b(?:tengo|con|donar|dar|de) (?:toda |todas )?(?:su ropa|sus cosas)\b/;

/** What is asked for beside a loss; else comfort. */
function afterLoss({ isPet, rest }: Loss, language: Language): Intent {
  const intent = intentOf(plain(rest, language));
  if (!isPet && leftBehind.test(rest)) return { kind: 'topic', topic: 'donate', isLoss: true };
  const isWish = intent.kind === 'find' && intent.wishes.some((wish) => isSureWish(asMeant(wish)));
  if (isWish || (intent.kind === 'topic' && intent.topic === 'donate')) return { ...intent, isLoss: true };
  return isPet ? { kind: 'topic', topic: 'loss' } : { kind: 'care', needs: ['despair'], find: undefined };
}

/** Where clothes help in a need, they are looked for by the rest of the message. */
function careFor({ needs, language, rest }: Crisis): CareIntent {
  const [first] = needs;
  const text = plain(rest, language);
  const isForClothes = first === 'shelter' || first === 'cold' || (first === 'violence' && asking.test(text));
  const said = isForClothes ? (findIn(text) ?? partsOf(text).map(findIn).find(Boolean)) : undefined;
  const isNamed = said?.wishes.some(({ things }) => things.length > 0);
  return { kind: 'care', needs, find: first === 'cold' && !isNamed ? findIn(`warm ${text}`) : said };
}

/** The parts of a message: one about money or a home must not hide a search in another. */
const partsOf = (text: string) => text.split(/[,.;!?]|\band\b/);

const clothes = /\b(?:clothes|clothing|outfits?)\b/;

/** What a text surely looks for, or where; words that are in no vocabulary are of what has happened. */
function findIn(text: string): FindIntent | undefined {
  const intent = intentOf(text);
  if (intent.kind !== 'find') return undefined;
  const wishes = intent.wishes.map((wish) => ({ ...asMeant(wish), unknown: [] }));
  const isSure = wishes.some(
    ({ things, audience, sizes, purposes }) =>
      things.length + sizes.length + purposes.length > 0 || (audience.length > 0 && clothes.test(text)),
  );
  return isSure || intent.places.some(({ isNamed }) => isNamed) ? { ...intent, wishes, isSure } : undefined;
}

function intentOf(text: string): Intent {
  if (isOffTopic(text)) return { kind: 'unknown' };
  const greeted = text.replace(greeting, '');
  const news = withoutNews(greeted);
  const about = news === undefined ? aboutIn(text) : undefined;
  if (about) return about;
  const rest = (news ?? greeted).replaceAll(/\bwarmer\b/g, 'warm');
  const wishes = wishesIn(rest);
  const topic = news === undefined ? (topicOf(text) ?? topicOf(withHelpWords(text))) : undefined;
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
  if (thanking.test(text) && !asking.test(rest) && !wishes.some((wish) => isSureWish(asMeant(wish)))) {
    return { kind: 'topic', topic: /\b(?:good ?)?bye\b|\bgood ?night\b/.test(text) ? 'bye' : 'thanks' };
  }
  // Whether shoes may be listed, too, is no wish for shoes.
  if (!topic && mayBeGiven.test(text) && !wanting.test(text) && wishes.some(({ things }) => things.length > 0)) {
    return { kind: 'topic', topic: 'onlyClothes' };
  }
  const nearMe = isNearMe(rest);
  // "Not the puffer, something else": what else was shown may do.
  const others = wishes.some(({ unwanted }) => unwanted.length > 0) ? undefined : othersIn(rest);
  const hasWish = wishes.some((wish) => !isEmptyWish(wish));
  if (
    news === undefined &&
    !hasWish &&
    !nearMe &&
    !others &&
    !asking.test(rest) &&
    milesIn(rest) === undefined &&
    !hasZip(rest)
  ) {
    return { kind: greeting.test(text) ? 'greeting' : 'unknown' };
  }
  return {
    kind: 'find',
    wishes,
    places: placeNames(rest),
    placeSaid: placeSaid(rest),
    miles: milesIn(rest),
    isNearMe: nearMe,
    isSure:
      news !== undefined ||
      others !== undefined ||
      asking.test(rest) ||
      forSomething.test(rest) ||
      wishes.some(isSureWish),
    isCarried: false,
    ...(thanking.test(text) && { isThanked: true }),
    ...(/\bhow many\b/.test(text) && { isCounted: true }),
    others,
  };
}

/** Asks whether something may be given. */
const mayBeGiven =
  /\b(?:can|could|may|am i allowed to|are we allowed to|is it ok(?:ay)? to|do you let (?:me|us)) (?:i |we |one |people )?(?:also |only |even )?(?:post|list|donate|give away|offer|upload)\b(?! (?:it |them )?to (?:my|her|him|a)\b)/;

/** Words after which somebody says what they would like to have. */
const wanting =
  /\b(need|needs|looking for|look for|searching|do you (?:also |maybe |still )?have|have you got|is there|are there|any|want|find|show)\b/;

/** Asks for what words describe: "something for carrying vegetables". */
const forSomething = /\b(?:something|anything) (?:for|to|that|which|with|more|less|\w+ and)\b/;

/** Whatever else is said kindly beside it. */
const thanking = /\b(?:thanks?|thank (?:you|u)|thx|appreciate (?:it|you|your help|that))\b/;

/** Words that ask to be told something. */
const explaining =
  /\b(how|why|is it|can i|may i|should i|do i|where do)\b|\b(donate|give away|giving away|get rid of|giv(?:e|ing) (?:\w+ ){1,3}away)\b/;

const questions: readonly (readonly [Question, RegExp])[] = [
  ['state', /\bstill (there|available|avail|free|around|up|on offer)\b|\b(available|taken|gone|reserved|promised)\b/],
  [
    'donor',
    /(?<!\b(?:contact|reach|message|write|talk|speak)(?: (?:to|with))? )\bwho(?:'s| is| are| was)? (?:gives?|giving|offers?|offering|listed|has|posted|donat\w+|the (?:donor|owner|giver))\b|\bwhose\b|\bis (?:it |this |that )?(?:from )?(?:an? |the )?(?:woman|man|lady|guy|girl|boy|family) (?:who is |who's |that is )?(?:giv\w+|offer\w+|donat\w+|list\w+)|\bwhich (?:donor|owner|giver|person|neighbou?r)\b|\bwho(?:'s| is) (?:it|that|this) from\b|\bwhat else (?:do|does|did|is|are|has|have) (?:he|she|they|(?:the|this|that|same) \w+) (?:giv\w+|offer\w*|donat\w+|list\w*|got|have)\b|\b(?:do|does|did|is|are|has|have) (?:he|she|they|(?:the|this|that) (?:donor|person|owner|giver)) (?:also |have |has |got |giv\w+ |offer\w* |list\w* )+(?:away )?(?:any )?(?:other|more) (?:stuff|things|items|donations|listings|clothes|clothing)\b/,
  ],
  [
    'listed',
    /\bwhen (?:was|were|did) (?:it|this|that|they|them|those|the \w+)\b|\bhow long (?:has|have) (?:it|this|that|they|those) been\b/,
  ],
  [
    'time',
    /\bwhen (?:can|could|may|should|would|do|is|are) (?:i|we|it|they|the donor|she|he)\b|\bwhat (?:time|day|days|times|hours)\b/,
  ],
  [
    'place',
    /\b(?:is|are) (?:(?:it|that|this|they|those|these) )?(?:more than |less than |over |under |about |within |really |very |too |that )?(?:(?:\d+|an?|one|two|three|four|five|ten) (?:miles?|mi|km|minutes?|blocks?) (?:away )?from|far from|near(?: to)?|close to|walking distance)\b|\bhow (?:many|much) (?:miles?|km|blocks|minutes)\b|\bwhere (?:was|were) (?:it|they|that|those|this)\b|\bis (?:it |that |this )?(?:very |too |really )?far\b|\bwhere(?:'?s| is| are| exactly| precisely| can i (?:see|find|pick)| do i| would i)\b|\bhow far\b|\bhow (?:do|can|could|would) (?:i|we) get (?:there|to (?:it|them|him|her))\b|\bwhere\W*$|\bwh(?:at|ich)(?: is the| part of the)? (?:neighbou?rhood|area|district|part of (?:town|the city))\b/,
  ],
  [
    'size',
    /^(?:and |the )*sizes?\W*$|^(?:so |and )*(?:it'?s|it is|they'?re|they are|that'?s) (?:an? |size )*(?:\d{1,2}(?:\.5)?|x{0,2}[sml]|small|medium|large),? (?:right|correct|no|yes)\W*$|\b(?:what|which) (?:\w+ )?sizes?\b|\b(?:us|uk|eu|european|american) sizes?\b|\bsizes? (?:in )?(?:european|eu|us|uk|american)\b|\bin (?:european|eu|uk|us|american)(?: sizes?)?\W*$|\bwhat numbers?\b|\b(?:what|which) ages?\b|\bhow old (?:is|are) (?:it|they|this|these|those) for\b|\bhow old (?:do|does|must|should|would) \w+ (?:have to |need to |has to )?be (?:for|to (?:wear|fit|use))\b|\b(?:it|they) come in (?:an? |size )?(?:x{0,3}[sl]|m|\d{1,2}|small|medium|large)\b/,
  ],
  [
    'how',
    /\bhow (?:to )?(?:contact|reach|message|write to)\b|\b(?:can|could|will|would) (?:you|u) (?:please |just )?(?:tell|ask|let|message|write(?: to)?|notify) (?:him|her|them|the (?:donor|owner|person|giver|lady|guy))\b|\bhow (?:do|can|would|could) i (?:get(?! (?:there|to)\b)|ask|have|claim|take|request|contact|tell|let|reach|message)\b|\b(?:reserve|hold|claim|request|ask for) (?:it|this|that|the (?:first|second|third|fourth|last))\b|\bi(?:'?ll| will| would like to| want to)? take\b|\bi(?:'d like| want) (?:it|that|this|the)\b|(?<!\b(?:have to|(?:my|a) \w+|else) )\bpick (?:it|them|this|that) up\b/,
  ],
  [
    'more',
    /\bwhat(?:'s)? (?:even|exactly|actually) (?:is|are)\b|\bwhat(?:'s| is| are) (?:even |exactly |actually )?in (?:it|them|there|that|this)\b|\btell me (?:more|about)\b|\bmore about\b|\bdetails\b|\bdescribe\b|\bwhat does \w+ look\b/,
  ],
];

/** All that is asked about a donation. */
export const questionsIn = (text: string) =>
  questions.filter(([, pattern]) => pattern.test(text)).map(([question]) => question);

/** What is asked about a donation first, if anything is. */
export const questionIn = (text: string) => questionsIn(text)[0];

/** Asks and says nothing of what: "where exactly?" */
export const isBareQuestion = (text: string) =>
  /^(?:and |so |ok |but )*(?:where(?: exactly| precisely)?|how far(?: away)?|(?:(?:what|which) )?sizes?|who(?:se)?|when was that|what time)\W*$/.test(
    text,
  );

const ordinals: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:first|1st|number one|number 1|no\. ?1)\b/],
  [1, /\b(?:second|2nd|number two|number 2|no\. ?2)\b/],
  [2, /\b(?:third|3rd|number three|number 3|no\. ?3)\b/],
  [3, /\b(?:fourth|4th|number four|number 4|no\. ?4)\b/],
  [4, /\b(?:fifth|5th|number five|number 5|no\. ?5)\b/],
  [5, /\b(?:sixth|6th|seventh|7th|eighth|8th|ninth|9th|tenth|10th) (?:one|item|donation)\b/],
  [-1, /\b(?:last|bottom) (?:one|item|donation|of them)\b|\bthe last\b/],
];

const pointing =
  /\b(it|that one|this one|that|this|the (?:first|second|third|fourth|last|other|same)|one|they|them|those)\b/;

/** Which of those that were shown is meant, from 0; -1 is the last one. */
export function ordinalIn(text: string): number | undefined {
  if (/\b(?:second|first|third)[- ]?hand\b/.test(text)) return undefined;
  return ordinals.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Who takes something off the site asks for none of those that were shown. */
const takingDown = /\b(?:take|pull) (?:it|this|that|them|one) (?:down|off)\b/;

/** A question about a donation that was shown: "the second one, is it still there?". */
function aboutIn(text: string): AboutIntent | undefined {
  if (takingDown.test(text)) return undefined;
  const which = ordinalIn(text);
  const question = questionIn(text);
  const from = question === 'place' && asksDistance(text) ? { from: placeNames(text) } : {};
  if (
    which !== undefined &&
    /\bone\b|\bthe\b|\bnumber\b|\bno\b|^\w+\W*$/.test(text) &&
    (question || !wanting.test(text))
  ) {
    return { kind: 'about', which, question: question ?? 'more', ...from };
  }
  return question && pointing.test(text) && wishIn(text).things.length === 0
    ? { kind: 'about', which, question, ...from }
    : undefined;
}

const otherColor = /\b(?:another|others?|different|more) colou?rs?\b|\bnot (?:in )?(?:that|this) colou?r\b/;

/** "A bigger bag". */
const comparingThing =
  /^(?:an? |any |some |maybe |ok )*(?:bigger|larger|smaller|longer|shorter|lighter|nicer|better|newer|simpler) \w+\W*$/;

/** Another one of the same, in a way that nobody can look for: "anything longer?" */
const another =
  /^(?:and |so |ok |but )*(?:(?:do you have|have you got|is there|are there|got|show me|i need|i want) )?(?:any|anything|any one|something|some|one|ones|an?)(?: (?:that is|that's|a bit|a little|much|more|less|with))* (?:longer|shorter|lighter|heavier|thicker|thinner|softer|nicer|newer|fancier|simpler|looser|roomier|dressier|cuter|prettier|formal|casual|room)(?: ones?)?(?: then| please)?\W*$/;

/** Whether others than those shown are asked for. */
function othersIn(text: string): FindIntent['others'] {
  if (otherColor.test(text)) return 'colors';
  if (/\b(closer|nearer|closest|not so far|too far)\b/.test(text) && !/\bclosest to\b/.test(text)) return 'closer';
  if (another.test(text) || comparingThing.test(text)) return 'more';
  if (/\b(?:more|something|anything|ones?) (?:like|similar to) (?:it|this|that|these|those|them)\W*$/.test(text)) {
    return 'more';
  }
  if (
    /\b(anything|something|any|what|show|see)? ?(else|more|others?)\b\W*$/.test(text) ||
    /^(more|others?|next)\W*$/.test(text) ||
    /^(?:show me |any |do you have |what about |how about )?(?:something |an? )?different(?: ones?| things?| kinds?| styles?)?(?: please)?\W*$/.test(
      text,
    ) ||
    /^(?:no,? )?(?:not|none of|i don'?t (?:like|want)|i do not (?:like|want)) (?:those|these|that one|this one|that|them|this|it|any of (?:them|those|these))\W*$/.test(
      text,
    ) ||
    /\b(?:what|which) other (?!sizes?|colou?rs?)\p{L}+/u.test(text) ||
    /\b(?:the )?(?:next|other) (?:ones?|few|page)\b|\banother one\b|\bshow (?:me )?(?:some )?(?:more|others)\b/.test(
      text,
    )
  ) {
    return 'more';
  }
  return undefined;
}
