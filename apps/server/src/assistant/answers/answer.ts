import { chooseLines } from '../crisis/crisis.js';
import type { CareIntent, Conversation, FindIntent, Intent } from '../talk/conversation.js';
import { hasPhrase, readPlainWords } from '../talk/message.js';
import { bare, readPairs } from '../language/language.js';
import otherLanguages from '../language/otherLanguages.txt';
import { explainTopic, readAsk, type Topic } from '../topics/topics.js';
import { answerFind } from './answerFind.js';
import { answerItem, answerOrder } from './answerItem.js';
import {
  listSuggestions,
  maxSuggestions,
  plainAnswer,
  startSuggestions,
  type Answer,
  type AnswerParts,
  type Say,
} from './say.js';

export async function answer(
  intent: Intent,
  before: Conversation,
  parts: AnswerParts & { text: string },
): Promise<Answer> {
  if (parts.marketplace !== undefined && isAboutHost(parts.text, intent)) {
    return plainAnswer(parts.say('askHost', { contact: parts.scope?.contact ?? '' }), startSuggestions(parts.say));
  }
  const given = await answerIntent(intent, before, parts);
  return { ...given, text: addAddress(given.text, parts.marketplace, parts.say) };
}

async function answerIntent(intent: Intent, before: Conversation, parts: AnswerParts): Promise<Answer> {
  const { say, product } = parts;
  switch (intent.kind) {
    case 'topic':
      return answerTopic(intent.topic, intent.isLoss === true, parts);
    case 'questions':
      return answerQuestions(intent.questions, before, parts);
    case 'item':
      return answerItem(intent, parts);
    case 'order':
      return answerOrder(intent, parts);
    case 'find':
      return (await answerSearches(intent, before, parts)) ?? answerUnclear([], parts);
    case 'care':
      return answerNeed(intent, before, parts);
    case 'unclear':
      return answerUnclear(intent.guesses, parts);
    case 'otherLanguage':
      return answerUnread(intent, before, parts);
    default:
      return plainAnswer(say(intent.kind, { product }), startSuggestions(say));
  }
}

const hostTopics: ReadonlySet<Topic> = new Set(['noShop', 'operator', 'human', 'taxes']);

export function isAboutHost(text: string, intent: Intent): boolean {
  const words = readPlainWords(bare(text));
  if (intent.kind === 'care' || intent.kind === 'item') return false;
  if (hasPhrase('host takes', words) || (intent.kind !== 'find' && hasPhrase('host', words))) return true;
  return intent.kind === 'topic' ? hostTopics.has(intent.topic) : intent.kind === 'unclear' && text.includes('?');
}

async function answerQuestions(
  questions: readonly Intent[],
  before: Conversation,
  parts: AnswerParts,
): Promise<Answer> {
  const answers = await Promise.all(questions.map(async (question) => answerIntent(question, before, parts)));
  const ofShown = answers.find(({ donations }) => donations.length > 0);
  const texts = answers.map(({ text }) => text);
  return { ...(ofShown ?? answers[0] ?? plainAnswer('')), text: texts.join('\n\n') };
}

async function answerSearches(
  intent: FindIntent,
  before: Conversation,
  parts: AnswerParts,
): Promise<Answer | undefined> {
  const { search, beside = [], isLoss = false } = intent;
  const asked = await Promise.all([...beside, search].map((one) => answerFind(one, before.seen, parts)));
  const found = asked.filter((one) => one !== undefined);
  const last = found.at(-1);
  if (!last) return undefined;
  const text = [...new Set(found.map((one) => one.text))].join('\n\n');
  return {
    ...last,
    text: isLoss ? `${parts.say('loss')} ${text}` : text,
    donations: [...new Map(found.flatMap(({ donations }) => donations.map((one) => [one.id, one]))).values()],
    isList: found.some(({ isList }) => isList),
    one: found.length > 1 ? undefined : last.one,
  };
}

async function answerNeed(
  { needs, wish, isKept = false }: CareIntent,
  before: Conversation,
  parts: AnswerParts,
): Promise<Answer> {
  const { say } = parts;
  const need = needs.includes('member') ? 'member' : (needs[0] ?? 'shelter');
  const lines = chooseLines(needs, parts.helpLines).map(({ name, number }) =>
    say('helpLine', { name: say.find(`helpLine.${name}`) ?? name, number }),
  );
  const care = [say(`care.${need}`), ...(lines.length > 0 ? [say('helpNow'), ...lines] : [])].join('\n');
  const found = wish && !isKept ? await answerSearches(wish, before, parts) : undefined;
  const suggestions = found && found.donations.length > 0 ? listSuggestions(say) : [];
  const more = found?.text ?? say.find(`careMore.${need}`) ?? say('careMore');
  return { ...(found ?? plainAnswer('')), text: `${care}\n\n${more}`, suggestions };
}

/** Lists the languages we support, in the visitor's own language. Matching donations are shown regardless. */
async function answerUnread(
  { language, wish }: Extract<Intent, { kind: 'otherLanguage' }>,
  before: Conversation,
  parts: AnswerParts,
): Promise<Answer> {
  const found = wish && (await answerSearches(wish, before, parts));
  const texts = [unread.get(language ?? ''), parts.say('otherLanguage'), found?.text];
  return { ...(found ?? plainAnswer('', startSuggestions(parts.say))), text: texts.filter(Boolean).join('\n\n') };
}

const unread = readPairs(otherLanguages.split('\n'));

/** People can help better with these topics. */
const askPeople: ReadonlySet<Topic> = new Set(['operator', 'human', 'rude']);

function answerTopic(topic: Topic, isLoss: boolean, parts: AnswerParts): Answer {
  const { say, product, categories, scope } = parts;
  const asked = new Set(scope?.categories?.map((name) => name.toLowerCase()));
  const within = categories.filter((name) => asked.has(name.toLowerCase()));
  const names = (within.length > 0 ? within : categories).map((name) => say.find(`category.${name}`) ?? name);
  const text = [
    ...(isLoss ? [say('loss')] : []),
    explainTopic(topic, { language: say.language, product, categories: names }),
    ...(topic === 'privacy' && parts.isWorded ? [say('worded')] : []),
    ...(askPeople.has(topic) ? [sayContact(parts)] : []),
  ].join(' ');
  return plainAnswer(text, startSuggestions(say));
}

function answerUnclear(guesses: readonly Topic[], parts: AnswerParts): Answer {
  const { say } = parts;
  const asks = guesses.map((topic) => readAsk(topic, say.language));
  const list = [say('perhaps'), ...asks.map((ask) => `• ${ask}`)].join('\n');
  const text = asks.length > 0 ? `${say('unclear')}\n\n${list}` : `${say('unclear')} ${sayContact(parts)}`;
  return plainAnswer(text, [...asks, ...startSuggestions(say)].slice(0, maxSuggestions));
}

const sayContact = ({ say, hasContact }: AnswerParts) => say(hasContact ? 'contact' : 'noContact');

/** Adds the marketplace's URL when the chat is embedded elsewhere. */
export function addAddress(text: string, address: string | undefined, say: Say): string {
  const names = say('pages').split('|');
  const isNamed = address !== undefined && names.some((page) => text.includes(page));
  return isNamed ? `${text}\n${say('atTheSite', { address })}` : text;
}
