import type { Store } from '../store/store.js';
import type { Assistant } from './assistant.js';

export function createAssistant(_parts: { store: Store }): Assistant {
  return { reply: async () => 'hello' };
}
