import type { Ranked } from '../topics/rankMeanings.js';
import type { Topic } from '../topics/topic.js';
import type { Conversation } from './conversation.js';

/** Topics of donors: one such question makes another likelier. */
const donorTopics: ReadonlySet<string> = new Set([
  'donate',
  'bundle',
  'condition',
  'onlyClothes',
  'listingTime',
  'remove',
  'taxes',
  'choosing',
  'noShow',
  'afterAsking',
  'pickup',
]);

export const isDonorTopic = (topic: string | undefined) => topic !== undefined && donorTopics.has(topic);

/** The change of a likeness by the messages before. */
const shift = 0.12;

/** The meanings as they are likely in a conversation: of shown donations after a list, of giving after giving. */
export function rankInConversation(
  meanings: readonly Ranked[],
  { shown, topic, search }: Conversation,
): readonly Ranked[] {
  const isGiving = isDonorTopic(topic);
  const shifted = meanings.map(({ meaning, score }) => {
    const isItem = meaning.startsWith('item.');
    const isOfShown = isItem ? shown.length > 0 : meaning.startsWith('more.') && search !== undefined;
    if (isGiving ? donorTopics.has(meaning) : isOfShown) return { meaning, score: score + shift };
    return { meaning, score: isItem && !isOfShown && meaning !== 'item.how' ? score - shift : score };
  });
  return shifted.toSorted((one, other) => other.score - one.score);
}

/** The topics of the site among meanings; how to ask for a donation is one of them. */
export const rankTopics = (meanings: readonly Ranked[]): { topic: Topic; score: number }[] =>
  meanings
    .filter(({ meaning }) => meaning === 'item.how' || !/^(?:item|more)\.|^wish$/.test(meaning))
    .map(({ meaning, score }) => ({ topic: (meaning === 'item.how' ? 'contact' : meaning) as Topic, score }));
