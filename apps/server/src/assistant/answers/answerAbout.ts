import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import { tokensOf } from '@clothesline/api-client/search';
import type { Store } from '../../store/store.js';
import type { Aspect } from '../wishes/aspects.js';
import type { Conversation } from '../conversation/conversation.js';
import { placeOf, type PlaceParts } from '../search/places.js';
import type { AboutIntent, PlaceName, Question } from '../understand/intent.js';
import { factsOf } from '../search/facts.js';
import { idsOf, meant, mostAtOnce } from '../conversation/meantOnes.js';
import { linkOf, oneLine, quotable } from '../messages/lines.js';
import type { Messages } from '../messages/messages.js';
import { called, isForeign, saidWhole, saying, sentencesOf } from '../messages/quotes.js';
import { inSystem, sizesTold } from '../messages/sizesTold.js';
import { stemFor } from '../language/stems.js';

/** The most donations that are told whole where nobody can say which is meant. */
const fewest = 3;

interface AboutParts {
  store: Pick<Store, 'donation'>;
  say: Messages;
  places: PlaceParts;
}

/** Answers a question about donations that were shown: of the one that is meant, or of each. */
export async function answerAbout(intent: AboutIntent, before: Conversation, parts: AboutParts): Promise<string> {
  const { say, store } = parts;
  const ids = idsOf(intent, before);
  if (ids.length === 0) return say.which(before.shown.length);
  // One asks for each in the same way.
  if (ids.length > 1 && intent.question === 'how') return say.topics('', []).contact;
  const listed = (await meant(ids, intent, before, store)).slice(0, mostAtOnce);
  const [first] = listed;
  if (!first) return say.gone;
  const isOnly = listed.length === 1;
  const general = generalAnswer(intent, listed, say);
  if (general !== undefined) return isOnly ? `${general}\n${linkOf(first)}` : general;
  const isOfWords = intent.question === 'detail' && (intent.aspects ?? []).length === 0;
  if (!isOnly && intent.question === 'time') {
    const timed = listed.filter((donation) => timesIn(donation).length > 0);
    const told = timed.map((donation) => `${saying(donation, timesIn(donation), say)}\n${linkOf(donation)}`);
    return [...told, say.topics('', []).contact].join('\n');
  }
  const { aspects = [], words, asked = [] } = intent;
  const isOfLanguage = aspects.some((aspect) => aspect.isOfLanguage);
  const inWords = isOfLanguage && !isOnly ? listed.filter((donation) => isForeign(donation, say)) : [];
  if (inWords.length > 0) return inWords.map((one) => `${saidWhole(one, say)}\n${linkOf(one)}`).join('\n');
  const sized = intent.isOfWhichSize && !isOnly ? listed.filter((donation) => sizesTold(donation).length > 0) : [];
  if (sized.length > 1) return sized.map((one) => `${textOf('size', one, say)}\n${linkOf(one)}`).join('\n');
  const tells = (donation: Donation) =>
    sentencesWith(donation, words).length > 0 ||
    isTitledWith(donation, asked) ||
    aspects.some((aspect) => isSaidOf(donation, aspect));
  // Of several, those that say something of it.
  const isOfHandOver = aspects.some((aspect) => aspect.isOfHandOver);
  const isOfFew =
    intent.isOfEach === true && listed.length <= fewest && aspects.length > 0 && !isOfHandOver && listed.some(tells);
  const some = intent.question === 'detail' && !isOnly && !isOfFew ? listed.filter(tells) : listed;
  const telling = some.length === 0 && !isOfWords ? [...listed] : [...some];
  // Which of a few is the warmest, say their own words.
  if (telling.length === 0 && listed.length <= fewest && (intent.words ?? []).length > 0) telling.push(...listed);
  if (telling.length === 0) return say.which(before.shown.length);
  const answers = await Promise.all(telling.map((donation) => answerOf(donation, intent, { ...parts, isOnly })));
  return answers.join('\n');
}

/** The help text where none of them says anything of what the site has an answer for. */
function generalAnswer(
  { aspects = [], question, also = [] }: AboutIntent,
  donations: readonly Donation[],
  say: Messages,
) {
  const [aspect] = aspects;
  if (aspects.length !== 1 || aspect?.otherwise === undefined || question !== 'detail' || also.length > 0) {
    return undefined;
  }
  if (aspect.isOfSeveral && donations.length === 1) return undefined;
  const isSaid = donations.some((donation) => evidenceIn(donation, aspect).length > 0);
  if (isSaid) return undefined;
  const text = say.topics('', [])[aspect.otherwise];
  const [only, ...others] = donations;
  const isOfPickup = aspect.otherwise === 'pickup';
  return only && isOfPickup && others.length === 0 ? `${say.about.unsaidOf(quotable(only.title))} ${text}` : text;
}

async function answerOf(
  donation: Donation,
  {
    question,
    also = [],
    aspects = [],
    words = [],
    asked: named = [],
    from = [],
    isOfSize = false,
    system,
  }: AboutIntent,
  { say, places, isOnly }: AboutParts & { isOnly: boolean },
): Promise<string> {
  const away = from.length > 0 ? await awayFrom(donation, from, { say, places }) : undefined;
  const texts = [...new Set([question, ...also])].map((asked) => {
    if (asked === 'place' && away !== undefined) return away;
    if (asked === 'size' && system !== undefined) {
      return `${textOf(asked, donation, say)} ${inSystem(donation, system, say)}`;
    }
    if (asked !== 'detail') return textOf(asked, donation, say);
    return aspects.length > 0
      ? aspectsOf(donation, aspects, { say, isOnly, words })
      : detailIn(donation, { words, asked: named }, { say, isOnly });
  });
  const sizes = sizesTold(donation);
  if (isOfSize && isOnly && sizes.length > 0 && question === 'detail') {
    texts.unshift(say.about.sizes(quotable(donation.title), sizes.map(say.about.size).join(', ')));
  }
  return `${texts.join(' ')}\n${linkOf(donation)}`;
}

/** The most places of one name from which it is told how far something is. */
const mostPlaces = 2;

/** How far it is from a place; undefined where that is none. */
async function awayFrom(
  donation: Donation,
  from: readonly PlaceName[],
  { say, places }: { say: Messages; places: PlaceParts },
): Promise<string | undefined> {
  const where = await placeOf(from, places);
  // Where several may be meant, each is as far as it is.
  const all = where.choices
    ? await Promise.all(
        where.choices
          .slice(0, mostPlaces)
          .map((name) => placeOf([{ name: name.toLowerCase(), isNamed: true }], places)),
      )
    : [where];
  const miles = all.flatMap((one) =>
    one.choices || !one.place
      ? []
      : say.about.milesFrom(toTenthOfMile(distanceInMiles(one.place.position, donation)).toFixed(1), one.place.name),
  );
  if (miles.length === 0) return undefined;
  return say.about.far(quotable(donation.title), oneLine(donation.locationName), miles);
}

/** The most sentences that answer one question. */
const mostSentences = 2;

/** The sentences that speak of something. */
function evidenceIn({ description }: Donation, { says }: Aspect): string[] {
  return sentencesOf(description).filter(says);
}

const isTitledBy = ({ title }: Donation, { isInTitle = false, says }: Aspect) => isInTitle && says(title);

const isSaidOf = (donation: Donation, aspect: Aspect) =>
  isTitledBy(donation, aspect) || evidenceIn(donation, aspect).length > 0;

/** What a donation says of what was asked: in its own sentences, in its title, or nothing. */
function aspectsOf(
  donation: Donation,
  aspects: readonly Aspect[],
  { say, isOnly, words }: { say: Messages; isOnly: boolean; words: readonly (readonly string[])[] },
): string {
  const title = quotable(donation.title);
  const own = textOf('more', donation, say);
  if (isOnly && aspects.some(({ isOfAll = false }) => isOfAll)) {
    return `${factsOf(donation).isUnread ? `${say.about.unread(title)} ` : ''}${own} ${say.about.askDonor}`;
  }
  const all = sentencesOf(donation.description);
  const found = new Set([
    ...sentencesWith(donation, words).slice(0, mostSentences),
    ...aspects.flatMap((aspect) => evidenceIn(donation, aspect).slice(0, mostSentences)),
  ]);
  const inTitle = aspects.some((aspect) => isTitledBy(donation, aspect)) ? [called(donation, say)] : [];
  const rest = aspects.every((aspect) => isSaidOf(donation, aspect)) ? [] : [say.about.notAll];
  if (found.size > 0) {
    const quoted = all.filter((sentence) => found.has(sentence));
    return [...inTitle, saying(donation, quoted, say), ...rest].join(' ');
  }
  if (inTitle.length > 0) return [...inTitle, ...rest].join(' ');
  if (factsOf(donation).isUnread) return `${say.about.unread(title)} ${own}`;
  return isOnly ? `${say.about.unsaid(title)} ${own}` : say.about.unsaidOf(title);
}

/** The sentences that have a word of a question. */
function sentencesWith({ description }: Donation, words: readonly (readonly string[])[] = []): string[] {
  return sentencesOf(description).filter((sentence) => {
    const said = new Set(tokensOf(sentence).map(stemFor));
    return words.some((stems) => stems.some((stem) => said.has(stem)));
  });
}

/** Whether its title has a word of a question. */
function isTitledWith(donation: Donation, asked: readonly (readonly string[])[]): boolean {
  const { title } = factsOf(donation);
  return asked.some((stems) => stems.some((stem) => title.has(stem)));
}

/** Whether it says what was asked for by its name, in its title or a sentence; or plainly that it does not. */
function namedIn(donation: Donation, asked: readonly (readonly string[])[], say: Messages): string {
  const found = sentencesWith(donation, asked).slice(0, mostSentences);
  const inTitle = isTitledWith(donation, asked) ? [called(donation, say)] : [];
  const told = found.length > 0 ? [...inTitle, saying(donation, found, say)] : inTitle;
  if (told.length > 0) return told.join(' ');
  return `${say.about.unsaid(quotable(donation.title))} ${saidWhole(donation, say)}`;
}

/** What it says of itself; of several, what has words of the question. */
function detailIn(
  donation: Donation,
  { words, asked }: { words: readonly (readonly string[])[]; asked: readonly (readonly string[])[] },
  { say, isOnly }: { say: Messages; isOnly: boolean },
): string {
  const title = quotable(donation.title);
  if (asked.length > 0 && !factsOf(donation).isUnread && (isOnly || isTitledWith(donation, asked))) {
    return namedIn(donation, asked, say);
  }
  const found = sentencesWith(donation, words);
  if (!isOnly && found.length > 0) return saying(donation, found, say);
  const unread = factsOf(donation).isUnread ? `${say.about.unread(title)} ` : '';
  return `${unread}${textOf('more', donation, say)} ${say.about.askDonor}`;
}

/** Says when it can be picked up. */
const times =
  /\b(?:mornings?|afternoons?|evenings?|weekends?|weekdays?|noon|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|pick ?-?up|\d ?[ap]m|mañanas?|tardes?|noches?|fines? de semana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b/i;

/** Of a pickup, not of what "years of weekends" did. */
const pickup = /pick|collect|\bcome\b|recog/i;

const timesIn = ({ description }: Donation) =>
  sentencesOf(description).filter((sentence) => times.test(sentence) && pickup.test(sentence));

/** States in which nobody can have it any more. */
const isOver = new Set(['given', 'withdrawn', 'expired']);

function textOf(question: Exclude<Question, 'detail'>, donation: Donation, say: Messages): string {
  const title = quotable(donation.title);
  const state = say.about.state(title, say.about.states[donation.status] ?? say.about.otherState);
  if (isOver.has(donation.status) && (question === 'how' || question === 'time' || question === 'place')) return state;
  switch (question) {
    case 'state':
      return state;
    case 'donor':
      return say.about.donor(title);
    case 'place':
      return say.about.place(title, oneLine(donation.locationName));
    case 'size': {
      const sizes = sizesTold(donation);
      return sizes.length > 0 ? say.about.sizes(title, sizes.map(say.about.size).join(', ')) : say.about.noSize(title);
    }
    case 'listed':
      return say.about.listed(title, new Date(donation.createdAt));
    case 'time':
      return times.test(donation.description)
        ? `${textOf('more', donation, say)}\n${say.about.how(title)}`
        : say.about.how(title);
    case 'how':
      return say.about.how(title);
    case 'more':
      return saidWhole(donation, say);
  }
}
