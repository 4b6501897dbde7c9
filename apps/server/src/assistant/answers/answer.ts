import { cachedFinds } from '../search/cachedFinds.js';
import type { Conversation } from '../conversation/conversation.js';
import { linesFor } from '../crisis/crisis.js';
import type { CareIntent, FindIntent, Intent } from '../understand/intent.js';
import type { Topic } from '../topics/topic.js';
import { messagesIn } from '../messages/messages.js';
import { placeOf } from '../search/places.js';
import { boundsOf, narrowed } from '../search/scope.js';
import { withContact, type AnswerParts } from './answerParts.js';
import { answerAbout } from './answerAbout.js';
import { answerFind } from './answerFind.js';

/** Topics that an assistant cannot say much about. */
const askPeople: ReadonlySet<Topic> = new Set(['operator', 'human', 'rude']);

/** A text, and where there is help with all that clothes are not. */
function withHelpLine(text: string, { language, helpLines }: AnswerParts): string {
  const say = messagesIn(language);
  const [line] = linesFor(['shelter'], helpLines);
  return line ? `${text}\n${say.otherHelp}\n${say.helpLine(line.name, line.number)}` : text;
}

/** Puts an answer into words, from what is listed at this moment. */
export async function answer(intent: Intent, before: Conversation, parts: AnswerParts): Promise<string> {
  const text = await answerTo(intent, before, parts);
  const besides = 'besides' in intent && intent.besides ? await answer(intent.besides, before, parts) : undefined;
  return besides === undefined
    ? withKindness(intent, text, parts)
    : `${withKindness(intent, text, parts)}\n\n${besides}`;
}

/** After thanks, or to somebody in mourning. */
function withKindness(intent: Intent, text: string, parts: AnswerParts): string {
  if (intent.kind === 'find' && intent.isThanked) return `${messagesIn(parts.language).welcome}\n\n${text}`;
  const isLoss = (intent.kind === 'topic' || intent.kind === 'find') && intent.isLoss;
  return isLoss ? `${messagesIn(parts.language).loss}\n\n${text}` : text;
}

async function answerTo(intent: Intent, before: Conversation, parts: AnswerParts): Promise<string> {
  const say = messagesIn(parts.language);
  switch (intent.kind) {
    case 'greeting':
      return say.greeting(parts.product);
    case 'topic': {
      const text = say.topics(parts.product, await categoriesOf(intent.topic, parts))[intent.topic];
      if (askPeople.has(intent.topic) || intent.isMissed) return withContact(text, parts);
      if (intent.topic === 'help') return withHelpLine(text, parts);
      return intent.topic === 'privacy' && parts.isWorded ? `${text} ${say.worded}` : text;
    }
    case 'unknown':
      return withContact(say.unknown, parts);
    case 'care':
      return answerCare(intent, before, parts);
    case 'about': {
      const places = {
        store: cachedFinds(parts.store),
        list: parts.places,
        center: parts.center,
        categories: parts.categories,
      };
      const store = narrowed(places.store, await boundsOf(parts.scope ?? {}, places));
      const wish = before.find?.wishes[0];
      const about = await answerAbout(intent, before, { store, say, places, wish });
      return about ?? answerTo(intent.orElse ?? { kind: 'unknown' }, before, parts);
    }
    case 'find':
      return answerFind(intent, before, parts);
  }
}

/** Help first, then what was found; where nothing was looked for, that one may ask. */
async function answerCare({ needs, find }: CareIntent, before: Conversation, parts: AnswerParts): Promise<string> {
  const say = messagesIn(parts.language);
  const need = needs.includes('member') ? 'member' : (needs[0] ?? 'shelter');
  const lines = linesFor(needs, parts.helpLines).map(({ name, number }) => say.helpLine(name, number));
  const isFindable = find !== undefined && (find.isSure || (await hasPlace(find, parts)));
  return [say.care(need, lines), isFindable ? await answerFind(find, before, parts) : say.careMore(need)].join('\n\n');
}

async function hasPlace({ places }: FindIntent, parts: AnswerParts): Promise<boolean> {
  const where = await placeOf(places, { store: cachedFinds(parts.store), list: parts.places, center: parts.center });
  return where.choices !== undefined || where.place !== undefined;
}

/** The categories to name: those that the site which shows the chat narrows it to. */
async function categoriesOf(topic: Topic, parts: AnswerParts): Promise<readonly string[]> {
  if (topic !== 'categories' && topic !== 'onlyClothes') return parts.categories;
  const placeParts = { store: parts.store, list: parts.places, center: parts.center, categories: parts.categories };
  return (await boundsOf(parts.scope ?? {}, placeParts)).categories ?? parts.categories;
}
