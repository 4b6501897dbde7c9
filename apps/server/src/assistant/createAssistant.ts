import { answer, type AssistantStore } from './answer.js';
import type { Assistant } from './assistant.js';
import { understand } from './understand.js';

export interface AssistantParts {
  store: AssistantStore;
  /** The name of the site in its answers. */
  product?: string;
}

/** The assistant that reads the words, and looks into the store each time it is asked. */
export function createAssistant({ store, product = 'Clothesline' }: AssistantParts): Assistant {
  return { reply: (text) => answer(understand(text), store, product) };
}
