import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import { parseSizes } from '@clothesline/api-client/search';
import type { Store } from '../store/store.js';
import type { Conversation } from './conversation.js';
import { placeOf, type PlaceParts } from './places.js';
import type { AboutIntent, PlaceName, Question } from './intent.js';
import { factsOf } from './facts.js';
import { linkOf, oneLine, quotable } from './lines.js';
import type { Messages } from './messages.js';

/** Characters of a description in an answer. */
const longest = 300;

/** Answers a question about a donation that was shown; asks which one where several were. */
export async function answerAbout(
  { which, question, words = [], from = [] }: AboutIntent,
  { shown, one }: Conversation,
  { store, say, places }: { store: Pick<Store, 'donation'>; say: Messages; places: PlaceParts },
): Promise<string> {
  const id = which === undefined ? (only(shown) ?? one) : shown.at(which);
  if (id === undefined) {
    // One asks for each in the same way.
    return (question === 'how' || question === 'time') && which === undefined && shown.length > 1
      ? say.topics('', []).contact
      : say.which(shown.length);
  }
  const donation = await store.donation(id);
  if (!donation) return say.gone;
  const away = from.length > 0 ? await awayFrom(donation, from, { say, places }) : undefined;
  const text = away ?? (question === 'detail' ? detailIn(donation, words, say) : textOf(question, donation, say));
  return `${text}\n${linkOf(donation)}`;
}

/** How far it is from a place; undefined where that is none. */
async function awayFrom(
  donation: Donation,
  from: readonly PlaceName[],
  { say, places }: { say: Messages; places: PlaceParts },
): Promise<string | undefined> {
  const where = await placeOf(from, places);
  const place = where.choices ? undefined : where.place;
  if (!place) return undefined;
  const miles = toTenthOfMile(distanceInMiles(place.position, donation)).toFixed(1);
  return say.about.far(quotable(donation.title), miles, place.name);
}

/** Says when it can be picked up. */
const times =
  /\b(?:mornings?|afternoons?|evenings?|weekends?|weekdays?|noon|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|pick ?-?up|\d ?[ap]m|mañanas?|tardes?|noches?|fines? de semana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b/i;

/** States in which nobody can have it any more. */
const isOver = new Set(['given', 'withdrawn', 'expired']);

/** What it says of itself, and whether that answers what was asked. */
function detailIn(donation: Donation, words: readonly (readonly string[])[], say: Messages): string {
  const { texts } = factsOf(donation);
  const isSaid = words.every((stems) => stems.some((stem) => texts.has(stem)));
  const all = textOf('more', donation, say);
  return isSaid ? all : `${say.about.unsaid(quotable(donation.title))} ${all}`;
}

const only = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : undefined);

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
      const sizes = parseSizes(donation);
      return sizes.length > 0 ? say.about.sizes(title, sizes.join(', ')) : say.about.noSize(title);
    }
    case 'listed':
      return say.about.listed(title, new Date(donation.createdAt));
    case 'time':
      return times.test(donation.description)
        ? `${textOf('more', donation, say)}\n${say.about.how(title)}`
        : say.about.how(title);
    case 'how':
      return say.about.how(title);
    case 'more': {
      const description = oneLine(donation.description);
      return say.about.more(
        title,
        description.length > longest
          ? `${description.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
          : description,
      );
    }
  }
}
