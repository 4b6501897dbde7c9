import { afterAll, beforeAll } from 'vitest';
import { createAssistant, type EarlierMessage, type Reply } from '../../assistant/assistant.js';
import { demo } from '../../demo/demo.js';
import { standardAreas } from '../../areas/areas.js';
import { createDonations } from '../../donations/createDonations.js';
import { worldList } from '../../donations/placeCalls.js';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../../store/database.js';
import { makePlace, type StorePlace } from '../stores.js';

export function aDemoTalk() {
  let place: StorePlace;
  let database: Database;
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase({ ...place.at, seed: demo().demoDonations });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  /** Replies in order. */
  async function talk(...messages: string[]): Promise<Reply[]> {
    const assistant = createAssistant({ donations: createDonations(database, standardAreas), places: worldList() });
    const earlier: EarlierMessage[] = [];
    const replies: Reply[] = [];
    for (const content of messages) {
      const reply = await assistant.reply(content, earlier);
      replies.push(reply);
      const state: unknown = JSON.parse(JSON.stringify(reply.state));
      earlier.push({ role: 'user', content }, { role: 'assistant', content: reply.text, state });
    }
    return replies;
  }

  return { talk, database: () => database };
}
