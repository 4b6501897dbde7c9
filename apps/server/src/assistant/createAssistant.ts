import { defaultLocation, type Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { standardHelpLines, type HelpLine } from '../config/helpLines.js';
import { answer } from './answers/answer.js';
import { messagesIn } from './answers/messages.js';
import type { Assistant } from './assistant.js';
import { standardCategories } from './places/scope.js';
import type { AssistantStore } from './search/cachedFinds.js';
import { continueConversation } from './answers/continueConversation.js';
import { chooseLanguage } from './talk/readMessage.js';
import { readConversation, writeState } from './talk/storedState.js';
import { understand } from './talk/understand.js';

export interface AssistantParts {
  store: AssistantStore;
  /** The name of the site in its answers. */
  product?: string | undefined;
  /** The places of the world. */
  places: () => Promise<PlaceList>;
  /** The categories of donations; the known ones by default. */
  categories?: readonly string[] | undefined;
  /** Help lines for visitors in need; those of the United States by default. */
  helpLines?: readonly HelpLine[];
  /** The site's place; San Francisco by default. */
  center?: Position | undefined;
  /** Whether a model words its answers. */
  isWorded?: boolean;
  /** Whether the site says where people answer; else its Help Center is named. */
  hasContact?: boolean;
}

/** The assistant that reads messages by phrases, vocabulary and examples, and searches the store for each answer. */
export function createAssistant(parts: AssistantParts): Assistant {
  const { product = 'Clothesline', center = defaultLocation, categories = standardCategories } = parts;
  const { helpLines = standardHelpLines, isWorded = false, hasContact = false } = parts;
  const site = { ...parts, product, center, categories, helpLines, isWorded, hasContact };
  return {
    async reply(text, earlier = [], { scope, marketplace } = {}) {
      const before = readConversation(earlier);
      const language = chooseLanguage(text, before);
      const intent = understand(text, before);
      const given = await answer(intent, before, { ...site, scope, marketplace, say: messagesIn(language) });
      return {
        text: given.text,
        donations: given.donations.map(({ id, note }) => ({ id, ...(note !== undefined && { note }) })),
        suggestions: given.suggestions,
        state: writeState(continueConversation(before, { intent, answer: given, language })),
      };
    },
  };
}
