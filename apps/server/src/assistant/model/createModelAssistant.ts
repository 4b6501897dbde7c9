import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ChatScope } from '@clothesline/api-client/contract';
import { isStepCount, streamText, type ModelMessage } from 'ai';
import type { ModelConfig } from '../../config/readConfig.js';
import { allowance } from '../../limits/limits.js';
import type { Log } from '../../observe/createLog.js';
import { take } from '../../limits/takeAllowances.js';
import type { Donations } from '../../donations/createDonations.js';
import type { Database } from '../../store/database.js';
import { addAddress, isAboutHost } from '../answers/answer.js';
import {
  itemSuggestions,
  listSuggestions,
  plainAnswer,
  sentences,
  startSuggestions,
  type AnswerItem,
} from '../answers/say.js';
import type { Assistant, EarlierMessage, Reply, ReplyOptions } from '../assistant.js';
import type { Language } from '../language/language.js';
import type { Bounds } from '../places/places.js';
import { continueConversation, readConversation, writeState, type Conversation } from '../talk/conversation.js';
import { chooseLanguage } from '../talk/message.js';
import { understand } from '../talk/understand.js';
import instructions from './instructions.txt';
import { createModelTools } from './modelTools.js';
import { createReplyReader } from './replyReader.js';

export const modelTimes = { first: 6000, whole: 15_000 };

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

const maxSteps = 5;

/** Typical answers take a third of this. */
const maxTokens = 600;

export interface ModelAssistantParts {
  embedded: Assistant;
  model: ModelConfig;
  database: Pick<Database, 'write'>;
  donations: Pick<Donations, 'withIds'>;
  product: string;
  bounds?: (scope: ChatScope) => Promise<Bounds>;
  log: Pick<Log, 'warn'>;
  times?: Partial<typeof modelTimes>;
}

/**
 * Lets a language model phrase the answers, using the same search and help texts. Its text is checked before it's
 * shown, and the rule-based assistant takes over if the model is slow, fails, or breaks a rule.
 */
export function createModelAssistant(parts: ModelAssistantParts): Assistant {
  const { embedded, model, database, donations, product, bounds = async () => ({}), log } = parts;
  const times = { ...modelTimes, ...parts.times };

  async function mayAsk(sessionId: string | undefined): Promise<boolean> {
    const allowances = [
      allowance('model', 'all', model.limit),
      allowance('model session', sessionId, model.sessionLimit),
    ].filter((one) => one !== undefined);
    return (await take(database, allowances)) === 0;
  }

  async function ask(text: string, earlier: readonly EarlierMessage[], options: ReplyOptions): Promise<Reply> {
    const before = readConversation(earlier);
    const language = chooseLanguage(text, before);
    const { tools, found, mayTellStates } = createModelTools({
      embedded,
      donations,
      product,
      earlier,
      language,
      scope: options.scope,
      bounds: await bounds(options.scope ?? {}),
    });
    const reader = createReplyReader({ found, language, mayTellStates, onText: options.onText });
    const provider = createOpenAICompatible({
      name: 'assistant',
      baseURL: model.url,
      apiKey: model.key,
      fetch: boundedFetch(),
    });
    const stop = new AbortController();
    const late = () => stop.abort(new Error('The model timed out.'));
    const cancel = () => stop.abort(options.signal?.reason);
    options.signal?.addEventListener('abort', cancel);
    const timers = [setTimeout(late, times.first), setTimeout(late, times.whole)];
    try {
      const { stream } = streamText({
        model: provider(model.name),
        instructions: instructions.replaceAll('{product}', product).replaceAll('{language}', languageNames[language]),
        messages: [...earlier.map(asMessage), { role: 'user', content: text }],
        tools,
        stopWhen: isStepCount(maxSteps),
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: stop.signal,
        // errors are also thrown by the loop below
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw stop.signal.reason;
        if (part.type === 'tool-error') throw part.error;
        if (part.type === 'text-delta' || part.type === 'tool-call') clearTimeout(timers[0]);
        if (part.type === 'text-delta') reader.add(part.text);
        // models like to announce tool calls, which isn't part of the answer
        if (part.type === 'tool-call' && reader.restart()) options.onRestart?.();
        if (part.type === 'finish' && part.finishReason !== 'stop') {
          throw new Error(`It ended by ${part.finishReason}.`);
        }
      }
      return createReply({ text, said: reader.end(), items: reader.items(), before, language, options });
    } finally {
      stop.abort();
      for (const timer of timers) clearTimeout(timer);
      options.signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    async reply(text, earlier = [], options = {}) {
      // Never let the model respond in a crisis, or on behalf of the site that embeds the chat.
      const intent = understand(text, readConversation(earlier));
      const isFixed = intent.kind === 'care' || (options.marketplace !== undefined && isAboutHost(text, intent));
      if (isFixed || !(await mayAsk(options.sessionId))) return embedded.reply(text, earlier, options);
      try {
        return await ask(text, earlier, options);
      } catch (error) {
        if (options.signal?.aborted) return { text: '', donations: [], suggestions: [], state: undefined };
        log.warn({ error: String(error) }, 'no usable model reply, using the built-in assistant');
        options.onRestart?.();
        return embedded.reply(text, earlier, options);
      }
    },
  };
}

interface Said {
  text: string;
  said: string;
  items: readonly AnswerItem[];
  before: Conversation;
  language: Language;
  options: ReplyOptions;
}

function createReply({ text, said, items, before, language, options }: Said): Reply {
  const say = sentences[language];
  const [first, second] = items;
  const suggestions = second ? listSuggestions(say) : first ? itemSuggestions('more', say) : startSuggestions(say);
  const answer = {
    ...plainAnswer(addAddress(said, options.marketplace, say), suggestions),
    donations: items,
    isList: first !== undefined,
    one: second ? undefined : first?.id,
  };
  const intent = understand(text, before);
  return {
    text: answer.text,
    donations: items.map(({ id }) => ({ id })),
    suggestions,
    state: writeState(continueConversation(before, { intent, told: answer, language })),
  };
}

function asMessage({ role, content }: EarlierMessage): ModelMessage {
  return { role, content };
}

const maxBytes = 256 * 1024;

export function boundedFetch(): typeof fetch {
  let bytes = 0;
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'error' });
    const transform = (chunk: Uint8Array, counted: TransformStreamDefaultController<Uint8Array>) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error("The model's response is too large.");
      counted.enqueue(chunk);
    };
    return new Response(response.body?.pipeThrough(new TransformStream({ transform })) ?? null, response);
  };
}
