import { asMeant, isEmptyWish, isSureWish, wishIn } from '../wishes/wish.js';

/* What people say around a wish that goes on with an earlier one: "I was thinking more of blue", "a skirt would be fine". */

/** Said before anything, also before another wish than the last. */
const greetingIn =
  /^(?:ok|okay|well|so|oh|ah|alright|fine|cool|great|sure|yes|yeah|yep|hm+|please|hi|hey)(?=[ ,])[ ,.!:]+/;

/** Before what is wished for. None of these says what it is. */
const openings = [
  String.raw`(?:sorry|actually|then|also|even|ideally|preferably|maybe|perhaps|better|only|just|and|but|or)(?=[ ,])`,
  String.raw`rather(?= )(?!.* than )`,
  String.raw`(?:not?|nope|not (?:that|those|these|this)(?: ones?)?|never ?mind|forget (?:that|it|those|them)|(?:it|that) not)(?=,)`,
  String.raw`(?:never ?mind(?! (?:about|the|those|these) )|forget (?:that|it|those|them)|in that case|if not(?:,? then)?|if so|if possible|(?:let me|to) see)`,
  String.raw`(?:(?:no )?i (?:said|meant|mean|guess|think|suppose)|i(?:'m| am| was) (?:more )?(?:thinking|hoping|after)(?: more)?(?: of| about| for| like)?)`,
  String.raw`i(?:'d| would|'ll| will|'m| am)? (?:also |rather |really )*(?:prefer|take|like|love|go for|go with|be ok with|be fine with|settle for|ok with|fine with)(?: it| them)?(?: in)?`,
  String.raw`(?:let'?s|let us|we (?:could|can)) (?:try|see|say|do|make it|go (?:for|with))`,
  String.raw`(?:make|switch|change|swap|turn)(?: it| that| them| this)?(?: to| for| into)?`,
  String.raw`(?:the )?same(?: things?| ones?| kind)?,?(?: but| only)?(?: in| for)?(?= )`,
  String.raw`(?:(?:it|they|that|those|this|she|he)(?:'s| is| are)? )?(?:has|have|needs?|got|gotta|must|should|could|can|may|might|will|would)(?: to| got to| also| only| just| really)* be(?: in)?`,
  String.raw`do(?:es)? (?:it|they|that|those|these|this) (?:also )?come in`,
  String.raw`(?:is|are) there(?: any| some| one| ones)?(?: in)?`,
  String.raw`(?:do you|have you|did you) (?:also |maybe )?(?:have|got|get)(?: it| them| any| one| ones| some| that| those)?(?: in)?`,
  String.raw`(?:can|could|may) i (?:also )?(?:see|get|have)(?: it| them| some)?(?: in)?`,
  String.raw`(?:show(?: me)?|search(?: for)?|got|try|any(?: chance of| luck with)?|what about|how about|what if it is|what if|would|if you have|(?:i )?(?:want|need)(?: it| them)?|(?:i(?:'m| am) )?looking for|anything(?! else))(?: in)?`,
].map((opening) => new RegExp(String.raw`^${opening}[ ,.!:]+`));

/** Behind it. */
const closings = [
  String.raw`(?:too|also|then|only|please|instead|maybe|perhaps|sorry|lol|actually|though|tho|i (?:mean|meant|guess|think|suppose)|if possible|if you have (?:it|any|them|one|some)|if there (?:is|are) (?:any|one|some)|or (?:so|something(?: like that)?|similar)|ones?)`,
  String.raw`(?:is|are|r|was|would be|will be|'s|also|be|might be|could be) (?:also |just |totally |really |even |all )*(?:fine|ok|okay|good|great|better|best|perfect|ideal|enough|alright|all right|cool|possible|nice)(?: too| also)?(?: (?:with|for|by) (?:me|us|him|her|them))?`,
  String.raw`(?:(?:would|will|could|might|should) (?:also )?(?:work|do|suffice)|(?:also )?works)(?: too| also| better)?(?: for (?:me|us|him|her|them))?`,
].map((closing) => new RegExp(String.raw`(?: |, ?)${closing}[.!]*$`));

/** The most frames that are taken away, one inside the other. */
const mostFrames = 5;

/** A message without what is said around a wish; the message itself where nothing is. */
function withoutFrames(text: string): string {
  let rest = text;
  for (let count = 0; count < mostFrames; count += 1) {
    const inner = [...openings, ...closings].reduce((left, frame) => left.replace(frame, ''), rest).trim();
    if (inner === rest || inner === '') break;
    rest = inner.replace(greetingIn, '');
  }
  return rest;
}

/** Asks for things by these words, whatever was spoken of before. */
const askingAnew =
  /\b(?:do you|have you|did you|is there|are there|show me|got|any|can i|could i|want|need|looking for)\b/;

/** Points at what was shown, or asks. */
const pointing = /\b(?:it|they|them|that|this|these|those|others?|which|what|where|who|how|why|when)\b/;

/** Says where. */
const placed = /\b(?:in|near|around|close to)\b/;

/** The longest name of a place or a thing that is in no vocabulary, in words. */
const nameWords = 3;

/** One of those that were shown: "tell me about the dotted one". */
const oneShown = /\bthe (?:\w+ ){1,2}ones?\b/;

/** Asks whether something fits somebody, or may be had so: "would a 10 fit me?", "just the black one, possible?" */
const fitting =
  /^(?:only|just) the .{1,40}\bpossible\b|^(?:and |so |but )*(?:would|will|does|do|could|can|is) .*\bfits? (?:me|him|her|us|them|an?|my|his|somebody|someone)\b/;

/** What is wished for inside a frame, where that is all that a message says; undefined for any other message. */
export function framedWish(text: string): string | undefined {
  if (fitting.test(text)) return undefined;
  const said = text.replace(greetingIn, '');
  const inner = withoutFrames(said).replaceAll(/\bwarmer\b/g, 'warm');
  if (inner === text || pointing.test(inner) || oneShown.test(text)) return undefined;
  const wish = asMeant(wishIn(inner));
  const isAnew = askingAnew.test(text);
  if (wish.unwanted.length > 0 || (isAnew && wish.things.length > 0)) return undefined;
  const isKnown = inner !== said && isSureWish(wish) && wish.unknown.length === 0;
  const isName =
    (!isAnew || placed.test(text)) && isEmptyWish({ ...wish, unknown: [] }) && inner.split(' ').length <= nameWords;
  // "Is there one in the Richmond": a place, not a word to look for.
  if (isName && !isKnown && text.includes(`in ${inner}`) && inner.startsWith('the ')) return `in ${inner}`;
  return isKnown || isName ? inner : undefined;
}
