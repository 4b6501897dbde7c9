import { distanceInMiles, type Donation } from '@clothesline/api-client/contract';
import { rankSize } from '../search/compareSize.js';
import type { Intent } from '../talk/conversation.js';
import { askedPlace } from './answerItem.js';
import { plainAnswer, type Answer, type AnswerParts } from './answerParts.js';
import { describeSize } from './describeWish.js';
import { lineOf } from './lines.js';
import { listSuggestions, startSuggestions } from './suggestions.js';

type OrderIntent = Extract<Intent, { kind: 'order' }>;

const largestRank = ({ sizes = [] }: Donation) =>
  Math.max(...sizes.flatMap((size) => rankSize(size)?.rank ?? []), -Infinity);

/** The donations that were shown, by distance, by size or by their day. */
export async function answerOrder({ order, which, places }: OrderIntent, parts: AnswerParts): Promise<Answer> {
  const { say } = parts;
  const found = await Promise.all(which.map((id) => parts.store.donation(id)));
  const donations = found.filter((donation) => donation !== undefined);
  if (donations.length === 0) return plainAnswer(say.item.gone, startSuggestions(say));
  const { place } = await askedPlace(places, parts);
  if (order === 'nearest' && !place) return plainAnswer(say.nearMe);
  const keys: Readonly<Record<typeof order, (donation: Donation) => number>> = {
    nearest: (donation) => (place ? distanceInMiles(place.position, donation) : 0),
    largest: (donation) => -largestRank(donation),
    smallest: largestRank,
    newest: ({ createdAt }) => -Date.parse(createdAt),
  };
  const sorted = donations.toSorted((one, other) => keys[order](one) - keys[order](other));
  const notes = ({ sizes = [], createdAt }: Donation) =>
    order === 'newest'
      ? [say.item.listedNote(new Date(createdAt))]
      : order === 'nearest'
        ? []
        : [say.item.sizeNote(sizes.map((size) => describeSize(size, say.language)))];
  const lines = sorted.map((donation) => lineOf(donation, { say, place, notes: notes(donation) }));
  return {
    ...plainAnswer([say.item.orders[order], ...lines.map(({ line }) => line)].join('\n'), listSuggestions(say)),
    donations: lines.map(({ item }) => item),
    isList: true,
    one: sorted[0]?.id,
  };
}
