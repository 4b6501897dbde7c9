import type { Donation } from '@clothesline/api-client/contract';
import { tokensOf } from '@clothesline/api-client/search';
import { color, type Aspect } from '../wishes/aspects.js';
import type { Conversation } from '../conversation/conversation.js';
import type { AboutIntent } from '../understand/intent.js';
import { factsOf } from '../search/facts.js';
import { missesOf } from '../search/fits.js';
import { sizeFit } from '../search/sizeOrder.js';
import { noWish, type Wish } from '../wishes/wish.js';
import { isAge } from '../wishes/wishSizes.js';
import { idsOf, meant, mostAtOnce } from '../conversation/meantOnes.js';
import { colorsTold } from '../messages/colorsTold.js';
import { linkOf, quotable } from '../messages/lines.js';
import type { Messages } from '../messages/messages.js';
import { called, isForeign, saidInFull, saidWhole, saying, sentencesOf } from '../messages/quotes.js';
import { inSystem } from '../messages/sizesTold.js';
import { stemFor } from '../language/stems.js';
import { answerAmong, type AboutParts } from './answerAmong.js';
import { farFrom, placesMeant } from './distances.js';
import { sizesOf, textOf, timesIn } from './factTold.js';

/** The most donations that are told whole where nobody can say which is meant. */
const fewest = 3;

/** Answers a question about donations: of the one that is meant, or of each; undefined where what is named is not there. */
export async function answerAbout(
  intent: AboutIntent,
  before: Conversation,
  parts: AboutParts,
): Promise<string | undefined> {
  const { say, store } = parts;
  const ids = idsOf(intent, before);
  // One asks for each in the same way.
  if (ids.length > 1 && intent.question === 'how' && intent.named === undefined) return say.topics('', []).contact;
  const all = suited(await meant(ids, intent, before, store), intent, parts.wish);
  if (ids.length === 0 && !all?.length) return intent.orElse ? undefined : unclear(intent, before, say);
  if (!all) return undefined;
  const listed = all.slice(0, mostAtOnce);
  const [first] = listed;
  if (!first) return intent.isOneOf ? say.which(ids.length) : say.gone;
  const compared = await answerAmong(intent, all, parts);
  if (compared !== undefined) return compared;
  const isOnly = listed.length === 1;
  const general = generalAnswer(intent, listed, say);
  if (general !== undefined) return isOnly ? `${general}\n${linkOf(first)}` : general;
  const isOfWords = intent.question === 'detail' && (intent.aspects ?? []).length === 0;
  if (!isOnly && intent.question === 'time') {
    const timed = listed.filter((donation) => timesIn(donation).length > 0);
    const told = timed.map((donation) => `${saying(donation, timesIn(donation), say)}\n${linkOf(donation)}`);
    return [...told, say.topics('', []).contact].join('\n');
  }
  const { aspects = [], asked = [] } = intent;
  // What it is called is nothing that it says of itself.
  const names = (intent.named ?? []).map(stemFor);
  const words = isOnly ? intent.words : intent.words?.filter((stems) => !names.some((name) => stems.includes(name)));
  const isOfLanguage = aspects.some((aspect) => aspect.isOfLanguage);
  const inWords = isOfLanguage && !isOnly ? listed.filter((donation) => isForeign(donation, say)) : [];
  if (inWords.length > 0) return inWords.map((one) => `${saidInFull(one, say)}\n${linkOf(one)}`).join('\n');
  const isSaidIn = (donation: Donation) => aspects.some((aspect) => isSaidOf(donation, aspect));
  // Other words of the question count where none says what it is about.
  const isSaid = listed.some(isSaidIn);
  const tells = (donation: Donation) =>
    isSaidIn(donation) || (!isSaid && (sentencesWith(donation, words).length > 0 || isTitledWith(donation, asked)));
  const isReadable = listed.every((donation) => !factsOf(donation).isUnread);
  const isOfOne = intent.question === 'detail' && !intent.also?.some((also) => also !== 'detail');
  if (!isOnly && isOfOne && aspects.length > 0 && isReadable && !listed.some(tells)) {
    return [say.about.noneSays, ...listed.map(linkOf)].join('\n');
  }
  // Of several, those that say something of it.
  const isOfHandOver = aspects.some((aspect) => aspect.isOfHandOver);
  const isOfFew =
    intent.isOfEach === true && listed.length <= fewest && aspects.length > 0 && !isOfHandOver && listed.some(tells);
  const some = intent.question === 'detail' && !isOnly && !isOfFew ? listed.filter(tells) : listed;
  const telling = some.length === 0 && !isOfWords ? [...listed] : [...some];
  // Which of a few is the warmest, say their own words.
  if (telling.length === 0 && listed.length <= fewest && (intent.words ?? []).length > 0) telling.push(...listed);
  if (telling.length === 0 && isOfWords && (intent.words ?? []).length > 0 && intent.isAny === true) {
    return [say.about.noneSays, ...listed.map(linkOf)].join('\n');
  }
  if (telling.length === 0) return say.which(before.shown.length);
  const answers = await Promise.all(telling.map((donation) => answerOf(donation, intent, { ...parts, isOnly })));
  return answers.join('\n');
}

/** Asks which one is meant; "the third one" of fewer is told how many there are. */
function unclear({ which = 0 }: AboutIntent, { titles, shown }: Conversation, say: Messages): string {
  const count = titles.length > 0 ? titles.length : shown.length;
  if (count === 0 || which < count) return say.which(count);
  const [only] = shown;
  return count === 1 && only !== undefined
    ? `${say.fewer(count)}\n${linkOf({ id: only })}`
    : `${say.fewer(count)} ${say.which(count)}`;
}

/** Of several that are called alike, those for whom something was looked for, whether there are any. */
function suited(
  donations: readonly Donation[] | undefined,
  { named, which, ids, isBoth = false, isOther = false }: AboutIntent,
  wish: Wish | undefined,
): readonly Donation[] | undefined {
  const isSure = named === undefined || which !== undefined || ids !== undefined || isBoth || isOther;
  if (!donations || donations.length < 2 || isSure || !wish) return donations;
  const whom: Wish = { ...noWish, audience: wish.audience, sizes: wish.sizes.filter(isAge) };
  if (whom.audience.length + whom.sizes.length === 0) return donations;
  const fitting = donations.filter((donation) => missesOf(donation, whom).every((miss) => miss === 'sizeAbout'));
  return fitting.length > 0 ? fitting : donations;
}

/** The help text where none of them says anything of what the site has an answer for. */
function generalAnswer(
  { aspects = [], words = [], question, also = [] }: AboutIntent,
  donations: readonly Donation[],
  say: Messages,
) {
  const [aspect] = aspects;
  if (aspects.length !== 1 || aspect?.otherwise === undefined || question !== 'detail' || also.length > 0) {
    return undefined;
  }
  if (aspect.isOfSeveral && donations.length === 1) return undefined;
  const isPart = aspect.otherwise === 'contact';
  const isSaid = donations.some(
    (donation) => evidenceIn(donation, aspect).length > 0 || (isPart && sentencesWith(donation, words).length > 0),
  );
  if (isSaid) return undefined;
  const text = say.topics('', [])[aspect.otherwise];
  const [only, ...others] = donations;
  const isOfIt = isPart || aspect.otherwise === 'pickup';
  return only && isOfIt && others.length === 0 ? `${say.about.unsaidOf(quotable(only.title))} ${text}` : text;
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
    isOfOtherSizes = false,
    said,
    system,
  }: AboutIntent,
  { say, places, wish, isOnly }: AboutParts & { isOnly: boolean },
): Promise<string> {
  const around = from.length > 0 ? await placesMeant(from, places, donation) : [];
  const away = around.length > 0 ? farFrom(donation, around, say) : undefined;
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
  const sizes = isOfSize && isOnly ? sizesOf(donation, say) : undefined;
  const own = said && sizeFit(donation, said);
  // "Would a 10½ fit" names the listing's size, not that of the visitor, who looked for an 11.
  const isItsOwn =
    own === 'same' && wish !== undefined && ![undefined, 'same', 'about'].includes(sizeFit(donation, wish));
  const fit = isItsOwn ? undefined : own;
  if (sizes !== undefined && ((question !== 'size' && !also.includes('size')) || fit !== undefined)) {
    const told = [sizes, ...(fit ? [say.about.sizeFit[fit]] : [])];
    // Where that is the answer, a text that is not read adds nothing.
    const isAll = fit !== undefined && isForeign(donation, say) && !aspects.some((one) => isSaidOf(donation, one));
    texts.splice(0, isAll ? texts.length : question === 'size' ? 1 : 0, told.join(' '));
  }
  if (isOfOtherSizes && sizesOf(donation, say) !== undefined) texts.push(say.about.noOtherSize);
  return `${texts.join(' ')}\n${linkOf(donation)}`;
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
  const isOfAll = aspects.some((aspect) => aspect.isOfAll === true);
  const isOfContents = aspects.some((aspect) => aspect.isOfContents === true || aspect.isOfLanguage === true);
  // Who does not read it is told the sentences alone that speak of it.
  const isTold = isForeign(donation, say) && !factsOf(donation).isUnread && !isOfContents;
  if (isOnly && isOfAll && !isTold) {
    return `${factsOf(donation).isUnread ? `${say.about.unread(title)} ` : ''}${own} ${say.about.askDonor}`;
  }
  const all = sentencesOf(donation.description);
  const found = new Set([
    ...sentencesWith(donation, words).slice(0, mostSentences),
    ...aspects.flatMap((aspect) => evidenceIn(donation, aspect).slice(0, mostSentences)),
  ]);
  const [only, ...others] = aspects;
  const colors =
    only === color && others.length === 0 && !isOfPart(donation, words)
      ? colorsTold(donation, [...found], say)
      : undefined;
  if (colors !== undefined && (found.size === 0 || isForeign(donation, say))) return colors;
  const isTitled = aspects.some((aspect) => isTitledBy(donation, aspect));
  const inTitle =
    colors === undefined
      ? isTitled && !(found.size > 0 && isOfPart(donation, words))
        ? [called(donation, say)]
        : []
      : [colors];
  const rest = aspects.every((aspect) => isSaidOf(donation, aspect)) ? [] : [say.about.notAll];
  if (found.size > 0) {
    const quoted = all.filter((sentence) => found.has(sentence));
    return [...inTitle, saying(donation, quoted, say), ...rest].join(' ');
  }
  if (inTitle.length > 0) return [...inTitle, ...rest].join(' ');
  if (factsOf(donation).isUnread) return `${say.about.unread(title)} ${own}`;
  // Of the state of one of several, all that it says.
  if (isOfAll && !isOnly && !isOfContents && !aspects.some((aspect) => aspect.isOfFlaw === true)) return own;
  return isOnly ? `${say.about.unsaid(title)} ${own}` : say.about.unsaidOf(title);
}

/** Whether a question names one of several things that it is. */
function isOfPart(donation: Donation, words: readonly (readonly string[])[]): boolean {
  const kinds = new Set(factsOf(donation).titleThings.map(({ stem }) => stem));
  return kinds.size > 1 && words.some((stems) => stems.some((stem) => kinds.has(stem)));
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
