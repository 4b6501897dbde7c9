import type { ChatMessage } from '@clothesline/api-client/contract';
import { afterAll, beforeAll } from 'vitest';
import { createAssistant } from '../../assistant/createAssistant.js';
import { demo } from '../../demo.js';
import { worldList } from '../../routes/places.js';
import { openStore } from '../../store/openStore.js';
import type { Store } from '../../store/store.js';
import type { StoreKind, StorePlace } from '../stores.js';

/** An assistant over a store with the demo, for the tests of a `describe`. */
export function aDemoTalk(kind: StoreKind) {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await kind.place();
    store = await openStore({ ...place.at, seed: demo().demoDonations });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  /** A conversation of these messages with the assistant. */
  async function said(...messages: string[]): Promise<ChatMessage[]> {
    const assistant = createAssistant({ store, places: worldList() });
    const all: ChatMessage[] = [];
    for (const content of messages) {
      const reply = await assistant.reply(content, all);
      const timestamp = new Date().toISOString();
      all.push({ role: 'user', content, timestamp }, { role: 'assistant', content: reply, timestamp });
    }
    return all;
  }

  /** What the assistant says to each message, in order. */
  async function talk(...messages: string[]): Promise<string[]> {
    return (await said(...messages)).filter(({ role }) => role === 'assistant').map(({ content }) => content);
  }

  return {
    said,
    talk,
    /** What it says to the last message, without the marks around texts that are written from right to left. */
    last: async (...messages: string[]) => (await talk(...messages)).at(-1)?.replaceAll(/[\u2068\u2069]/g, '') ?? '',
    store: () => store,
  };
}
