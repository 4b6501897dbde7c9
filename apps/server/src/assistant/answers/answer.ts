import { linesFor, type Need } from '../crisis/crisis.js';
import type { Conversation, FindIntent, Intent, Search } from '../talk/conversation.js';
import { help, helpText } from '../topics/help.js';
import type { Topic } from '../topics/topic.js';
import { answerFind } from './answerFind.js';
import { answerItem } from './answerItem.js';
import { answerOrder } from './answerOrder.js';
import { plainAnswer, type Answer, type AnswerParts } from './answerParts.js';
import type { Messages } from './messages.js';
import { guessSuggestions, startSuggestions } from './suggestions.js';

/** The answer to a request, from the donations that are listed at this moment. */
export async function answer(intent: Intent, before: Conversation, parts: AnswerParts): Promise<Answer> {
  const given = await answerIntent(intent, before, parts);
  return { ...given, text: withAddress(given.text, parts.marketplace, parts.say) };
}

function answerIntent(intent: Intent, before: Conversation, parts: AnswerParts): Answer | Promise<Answer> {
  const { say } = parts;
  switch (intent.kind) {
    case 'hello':
      return plainAnswer(say.hello(parts.product), startSuggestions(say));
    case 'reset':
      return plainAnswer(say.reset, startSuggestions(say));
    case 'size':
      return plainAnswer(say.whichSize, startSuggestions(say));
    case 'otherLanguage':
      return plainAnswer(say.otherLanguage, startSuggestions(say));
    case 'topic':
      return answerTopic(intent.topic, intent.isLoss === true, parts);
    case 'item':
      return answerItem(intent, parts);
    case 'order':
      return answerOrder(intent, parts);
    case 'find':
      return answerSearches(intent, before, parts);
    case 'care':
      return answerNeed(intent.needs, intent.search, before, parts);
    case 'unclear':
      return answerUnclear(intent.guesses, parts);
  }
}

/** The results of each search, one below the other. */
async function answerSearches(
  { search, beside = [], isLoss = false }: FindIntent,
  before: Conversation,
  parts: AnswerParts,
): Promise<Answer> {
  const asked = await Promise.all([...beside, search].map((one) => answerFind(one, before.seen, parts)));
  const found = asked.filter((one) => one !== undefined);
  const last = found.at(-1);
  if (!last) return answerUnclear([], parts);
  const text = found.map((one) => one.text).join('\n\n');
  return {
    ...last,
    text: isLoss ? `${parts.say.loss} ${text}` : text,
    donations: [...new Map(found.flatMap(({ donations }) => donations.map((one) => [one.id, one]))).values()],
    isList: found.some(({ isList }) => isList),
    one: found.length > 1 ? undefined : last.one,
  };
}

/** Help lines first; below them donations, if clothes are asked for. */
async function answerNeed(
  needs: readonly Need[],
  search: Search | undefined,
  before: Conversation,
  parts: AnswerParts,
): Promise<Answer> {
  const { say } = parts;
  const need = needs.includes('member') ? 'member' : (needs[0] ?? 'shelter');
  const lines = linesFor(needs, parts.helpLines).map(({ name, number }) => say.helpLine(name, number));
  const care = [say.cares[need], ...(lines.length > 0 ? [say.helpNow, ...lines] : [])].join('\n');
  const found = search && (await answerFind(search, before.seen, parts));
  const suggestions = found && found.donations.length > 0 ? [say.suggestions.askFirst] : [];
  return { ...(found ?? plainAnswer('')), text: `${care}\n\n${found?.text ?? say.careMore(need)}`, suggestions };
}

/** Topics of which people know more. */
const askPeople: ReadonlySet<Topic> = new Set(['operator', 'human', 'rude']);

function answerTopic(topic: Topic, isLoss: boolean, parts: AnswerParts): Answer {
  const { say, product, categories, scope } = parts;
  const asked = new Set(scope?.categories?.map((name) => name.toLowerCase()));
  const within = categories.filter((name) => asked.has(name.toLowerCase()));
  const names = (within.length > 0 ? within : categories).map(say.category);
  const text = helpText(topic, { language: say.language, product, categories: names });
  const whole = topic === 'privacy' && parts.isWorded ? `${text} ${say.worded}` : text;
  const told = askPeople.has(topic) ? withContact(whole, parts) : whole;
  return plainAnswer(isLoss ? `${say.loss} ${told}` : told, startSuggestions(say));
}

/** An honest answer to a message that is not understood, with questions that may be meant as buttons. */
function answerUnclear(guesses: readonly Topic[], parts: AnswerParts): Answer {
  const { say } = parts;
  const asks = guesses.map((topic) => help[say.language][topic].ask);
  const text =
    asks.length > 0
      ? `${say.unclear}\n\n${say.perhaps}\n${asks.map((ask) => `• ${ask}`).join('\n')}`
      : withContact(say.unclear, parts);
  return plainAnswer(text, guessSuggestions(asks, say));
}

const withContact = (text: string, { say, hasContact }: AnswerParts) =>
  `${text} ${hasContact ? say.contact : say.noContact}`;

/** A text on another site: with the marketplace's address if it names one of its pages. */
export function withAddress(text: string, address: string | undefined, say: Messages): string {
  return address !== undefined && say.pages.some((page) => text.includes(page))
    ? `${text}\n${say.atTheSite(address)}`
    : text;
}
