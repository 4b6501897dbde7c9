import { afterAll, afterEach, beforeAll } from 'vitest';
import { createAssistant, type Assistant } from '../../assistant/assistant.js';
import { createModelAssistant, type ModelAssistantParts } from '../../assistant/model/createModelAssistant.js';
import { demo } from '../../demo/demo.js';
import { standardAreas } from '../../areas/areas.js';
import { createDonations, type Donations } from '../../donations/createDonations.js';
import { worldList } from '../../donations/placeCalls.js';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../../store/database.js';
import { makePlace, type StorePlace } from '../stores.js';
import { aModel } from './aModel.js';

interface Changes extends Partial<Pick<ModelAssistantParts, 'embedded' | 'bounds' | 'times'>> {
  limit?: number;
  sessionLimit?: number;
}

export function aModelTalk(seed = demo().demoDonations) {
  const model = aModel();
  const warned: string[] = [];
  let place: StorePlace;
  let database: Database;
  let donations: Donations;
  let embedded: Assistant;
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase({ ...place.at, seed });
    donations = createDonations(database, standardAreas);
    embedded = createAssistant({ donations, places: worldList(), isWorded: true });
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  afterEach(() => void warned.splice(0));

  const daily = (amount?: number) => (amount === undefined ? undefined : { amount, seconds: 86_400 });

  function create({ limit, sessionLimit, ...changes }: Changes = {}): Assistant {
    return createModelAssistant({
      embedded,
      database,
      donations,
      product: 'Clothesline',
      log: { warn: (...words: unknown[]) => void warned.push(JSON.stringify(words)) },
      model: {
        url: model.url,
        name: 'a-model',
        key: 'a-secret-key',
        limit: daily(limit),
        sessionLimit: daily(sessionLimit),
      },
      // for busy machines
      times: { first: 10_000, whole: 30_000 },
      ...changes,
    });
  }

  return { model, warned, create, database: () => database, embedded: () => embedded };
}
