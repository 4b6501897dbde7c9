import type { Donation } from '@clothesline/api-client/contract';
import type { Question } from '../understand/intent.js';
import { oneLine, quotable } from '../messages/lines.js';
import type { Messages } from '../messages/messages.js';
import { saidWhole, sentencesOf } from '../messages/quotes.js';
import { sizesTold } from '../messages/sizesTold.js';

/** Says when it can be picked up. */
const times =
  /\b(?:mornings?|afternoons?|evenings?|weekends?|weekdays?|noon|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|pick ?-?up|\d ?[ap]m|mañanas?|tardes?|noches?|fines? de semana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b/i;

/** Of a pickup, not of what "years of weekends" did. */
const pickup = /pick|collect|\bcome\b|recog/i;

/** What it says of when it can be picked up. */
export const timesIn = ({ description }: Donation) =>
  sentencesOf(description).filter((sentence) => times.test(sentence) && pickup.test(sentence));

/** The sizes that it names; undefined where it names none. */
export function sizesOf(donation: Donation, say: Messages): string | undefined {
  const sizes = sizesTold(donation);
  return sizes.length > 0 ? say.about.sizes(quotable(donation.title), sizes.map(say.about.size).join(', ')) : undefined;
}

/** States in which nobody can have it any more. */
const isOver = new Set(['given', 'withdrawn', 'expired']);

/** A fact of a donation that is asked for. */
export function textOf(question: Exclude<Question, 'detail'>, donation: Donation, say: Messages): string {
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
    case 'size':
      return sizesOf(donation, say) ?? say.about.noSize(title);
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
