import type { Topic } from './topics.js';

/** Topics that only givers ask about, those that they ask about more often than others, and others that they ask about. */
const only = new Set<Topic>(
  'donate bundle onlyClothes choosing listingTime listingSize listingCount ownPhotos taxes wanted'.split(' '),
);
const often = new Set<Topic>('condition remove removeAccount account noShow pickup noShop'.split(' '));
const also = new Set<Topic>('privacy anonymous safety cost'.split(' '));

/** Recognizes a topic by which its asker gives. */
export const tellsGiver = (topic: Topic) => only.has(topic);

/** Recognizes topics of donors: one such question makes another likelier. */
export const isDonorTopic = (topic: Topic) => only.has(topic) || often.has(topic);

/** Recognizes topics that a giver asks about beside what is given. */
export const isOfGiver = (topic: Topic) => isDonorTopic(topic) || also.has(topic);
