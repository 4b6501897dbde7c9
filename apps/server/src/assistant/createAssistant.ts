import { defaultLocation, type Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { standardHelpLines, type HelpLine } from '../config/helpLines.js';
import { answer } from './answers/answer.js';
import type { AssistantStore } from './search/cachedFinds.js';
import type { Assistant } from './answers/assistant.js';
import { standardCategories } from './search/scope.js';
import { inContext, languageIn } from './conversation/inContext.js';
import { remember } from './conversation/remember.js';

export interface AssistantParts {
  store: AssistantStore;
  /** The name of the site in its answers. */
  product?: string | undefined;
  /** The places of the world. */
  places: () => Promise<PlaceList>;
  /** What donations can be; the known ones by default. */
  categories?: readonly string[] | undefined;
  /** Where somebody in need finds help; those of the United States by default. */
  helpLines?: readonly HelpLine[];
  /** Where the site is; San Francisco by default. */
  center?: Position | undefined;
  /** Whether a model words its answers. */
  isWorded?: boolean;
  /** Whether the site says where people answer; else its Help Center is named. */
  hasContact?: boolean;
}

/** The assistant that reads the words of a conversation, and looks into the store each time it is asked. */
export function createAssistant({
  store,
  product = 'Clothesline',
  places,
  center = defaultLocation,
  categories = standardCategories,
  helpLines = standardHelpLines,
  isWorded = false,
  hasContact = false,
}: AssistantParts): Assistant {
  return {
    async reply(text, earlier = [], { scope } = {}) {
      const before = remember(earlier);
      const language = languageIn(text, before);
      const parts = { store, product, places, center, categories, helpLines, language, isWorded, hasContact, scope };
      return answer(inContext(text, before), before, parts);
    },
  };
}
