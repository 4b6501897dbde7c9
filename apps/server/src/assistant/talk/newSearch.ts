import { carryOver } from '../wish/carryOver.js';
import { emptyWish, isEmpty, type Wish } from '../wish/wish.js';
import type { Conversation, Search } from './conversation.js';
import { hasPhrase } from './phrases.js';
import type { Message } from './readMessage.js';

/** The number of messages whose places are kept. */
const mostLayers = 3;

const isLetterSizeOrAge = (size: string) => /^(?:\d?X*[SML]|[\d-]+[ymT])$/.test(size);

/** The earlier wish as far as a new one goes on with it: "something for rain" keeps only the wearer and its sizes. */
function startWish({ wish, words }: Message, earlier: Wish): Wish {
  const isOnlyUse = wish.things.length === 0 && wish.details.length > 0 && wish.colors.length === 0;
  if (!isOnlyUse || !hasPhrase('something', words)) return earlier;
  return { ...emptyWish, whom: earlier.whom, sizes: earlier.sizes.filter(isLetterSizeOrAge) };
}

/** "Clothes for my son", "what else for him": a new search, in which only the place stays. */
const isFreshStart = ({ wish, words }: Message) =>
  wish.whom.length > 0 && wish.things.length === 0 && hasPhrase('anything', words);

/** Words of a message whose unknown word names what is looked for. */
const shortWish = 8;

/** "A laptop for school": the unknown word is the thing, if nothing else is. */
function nameThing({ wish, words }: Message): Wish {
  const isNamed = wish.things.length > 0 || hasPhrase('anything', words) || words.length > shortWish;
  const hasOther = wish.whom.length + wish.details.length > 0;
  return isNamed || !hasOther || wish.others.length !== 1 ? wish : { ...wish, things: wish.others, others: [] };
}

/** A search for the slots of a message; the slots that it leaves open are those of the search before. */
export function newSearch(message: Message, before: Conversation | undefined, isSure: boolean): Search {
  const { place, words } = message;
  const wish = before?.search ? message.wish : nameThing(message);
  const earlier = before?.search;
  const isForMe = hasPhrase('for me', words);
  const isAnywhere = hasPhrase('anywhere', words);
  const cleared = {
    isForAnybody: isForMe || hasPhrase('anybody', words),
    isAnySize: hasPhrase('any size', words) || (isForMe && wish.sizes.length === 0),
    isAnyColor: hasPhrase('any color', words),
  };
  const isNamed = place?.names.some((name) => name.isNamed) === true;
  return {
    wish: !earlier || isFreshStart(message) ? wish : carryOver(wish, startWish(message, earlier.wish), cleared),
    places: [place?.names ?? [], ...(isAnywhere ? [] : (earlier?.places ?? []))].slice(0, mostLayers),
    miles: place?.miles ?? (isAnywhere || isNamed ? undefined : earlier?.miles),
    placeSaid: place?.sure ?? (isAnywhere ? undefined : earlier?.placeSaid),
    isHere: place?.isHere ?? false,
    isPlaceOnly: false,
    others: undefined,
    isSure: isSure || (earlier !== undefined && !isEmpty(wish)),
  };
}
