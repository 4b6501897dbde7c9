import { defaultLocation } from '@clothesline/api-client/contract';
import type { ModelConfig } from '../config/readConfig.js';
import type { Log } from '../observe/createLog.js';
import type { Store } from '../store/store.js';
import type { Assistant } from './answers/assistant.js';
import { cachedFinds } from './search/cachedFinds.js';
import { boundsOf, standardCategories } from './search/scope.js';
import { createAssistant, type AssistantParts } from './createAssistant.js';

export interface OpenAssistantParts extends AssistantParts {
  store: Store;
  product: string;
  /** A model that words the answers, where one is set. */
  model: ModelConfig | undefined;
  log: Log;
}

/** The assistant that answers in the chat. The code for a model is loaded only where one is set. */
export async function openAssistant({ model, log, ...parts }: OpenAssistantParts): Promise<Assistant> {
  const embedded = createAssistant({ ...parts, isWorded: model !== undefined });
  if (!model) return embedded;
  const { createModelAssistant } = await import('./model/createModelAssistant.js');
  const { store, product, places, center = defaultLocation, categories = standardCategories } = parts;
  const boundsParts = { store: cachedFinds(store), list: places, center, categories };
  return createModelAssistant({
    embedded,
    model,
    store,
    product,
    bounds: (scope) => boundsOf(scope, boundsParts),
    log,
  });
}
