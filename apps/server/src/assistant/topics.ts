import type { Topic } from './intent.js';

/** A match anywhere, or a match of the second somewhere after the first: `.*` between the two would backtrack. */
type Pattern = RegExp | readonly [RegExp, RegExp];

/** The topic of a question in lower case: the first that one of its patterns fits. */
export function topicOf(text: string): Topic | undefined {
  return topicPatterns.find(([, ...patterns]) => patterns.some((pattern) => fits(pattern, text)))?.[0];
}

function fits(pattern: Pattern, text: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(text);
  const [first, second] = pattern;
  const found = first.exec(text);
  return found !== null && second.test(text.slice(found.index + found[0].length));
}

const topicPatterns: readonly (readonly [Topic, ...Pattern[]])[] = [
  [
    'about',
    /\b(who|what) (are|r) (you|u)\b|\bare you (an? )?(real|human|person|bot|robot|machine|ai|automated|computer)|\b(what|who) is (this|clothesline)\b|\bwhat (can|do) you do\b|\bhow can you help\b|\btalk(ing)? to (an? )?(human|person|robot|bot|machine)|^help\W*$/,
  ],
  [
    'donate',
    [/\bhow (do|can|could|should|would|to)\b/, /\b(donate|give|list|post|offer|upload)\b/],
    [/\bi('d| would)? (have|got) /, /\b(to|for) (donat|giv)/],
    /\b(want|like|wish|ready|love) to (donate|give|list|post|offer)\b|\b(donate|give away|get rid of|drop off) (my|some|our|old|a|an|these|this)\b|^(donate|donating|give)\W*$/,
  ],
  ['safety', /\b(safe|safety|safely|scam|trust|stranger|danger|dangerous|secure|privacy|private|address)\b/],
  [
    'contact',
    /\b(contact|message|reach|write to|talk to|call|phone|email|ask) (the |a |an |my )?(donor|owner|giver|seller|poster|person)\b|\bhow (do|can) i (contact|reach)\b/,
  ],
  [
    'pickup',
    /\bpick(ing)?[ -]?(it |them |things? |items? )?up\b|\bpick ?-?ups?\b|\bcollect(ing|ion)?\b|\bdeliver(y|ed|s)?\b|\bship(ping|ped)?\b|\bhow (do|can|would) i (get|receive|claim|take|have) (it|them|this|one|an item|a donation|something)\b|\bhow does (it|this) work\b/,
  ],
  ['save', /\b(save|saved|saving|favou?rite|bookmark|heart)\b/],
  ['account', /\b(sign|log) ?-?(in|up|on|out)\b|\b(login|account|register|password|profile)\b/],
  [
    'cost',
    /\b(cost|price|pay|payment|fee|fees|charge|money|sell|buy)\b|\b(is|are) (it|this|everything|they|the items?|the clothes) (really )?free\b/,
  ],
  ['categories', [/\b(which|what|list|show)\b/, /\b(categories|kinds|types)\b/], /^categories\W*$/],
  [
    'thanks',
    /^(ok(ay)?,? ?)?(many )?(thanks?( you)?|thank you|thx|ty|cheers|great|perfect|awesome)( so much| a lot| very much)?\W*$/,
  ],
  ['bye', /^(good ?)?bye\b|^see you\b|^good ?night\b/],
];

/** Where a greeting starts a message. */
export const greeting =
  /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening|day)|greetings|hola|salut|👋)(?=$|[^\p{L}])/u;

/** What surely asks for donations. */
export const asking =
  /\b(do you have|have you got|is there|are there|any|looking for|look for|search|find|show|need|want|list|available|what's new|whats new|newest|latest|near me|nearby|got)\b/;

/** What somebody in need says: without shelter, in the cold, hurt, or not wanting to live. */
export const need =
  /\b(?:freezing|homeless|suicid(?:e|al)|kill myself|want to die|end my life|domestic violence|lost everything|house fire|nowhere to (?:go|sleep|stay)|on the streets?|sleeping (?:rough|outside)|(?:kicked|threw|thrown) (?:me )?out|(?:hits|hit|beats|beating|hurts|hurting|abuses|abusing|threatens|threatening) me|(?:no|without) (?:any )?(?:clothes|coat|shoes|shelter|home) (?:for )?tonight|(?:fled|flee|fleeing|escaped|escaping) (?:from )?(?:my|a|the))\b/;
