import { afterAll, beforeAll, describe } from 'vitest';
import { describeBodies } from './bodies.js';
import { describeChat } from './chat.js';
import { describeCreate } from './create.js';
import { describeDetail } from './detail.js';
import { describeFilters } from './filters.js';
import { describeKeys } from './keys.js';
import { describeLists } from './lists.js';
import { describeNearby } from './nearby.js';
import { describePhotos } from './photos.js';
import { describePlaces } from './places.js';
import { describeRoutes } from './routes.js';
import { describeSearch, describeSearchWords } from './search.js';
import { describeSizes } from './sizes.js';
import { cleanUp, createApi, type Api, type Made, type Target } from './support.js';

export type { Target };

/**
 * Tests a server against the contract: every call and error. `setup` starts one server for the suite. Requires the
 * known categories; other data doesn't matter. Deletes its chat messages, and its donations if `setup` returns
 * `remove`.
 */
export function describeConformance(
  name: string,
  setup: () => Target | Promise<Target>,
  { readsTexts = true }: { readsTexts?: boolean } = {},
): void {
  describe(`${name} conforms to the contract`, () => {
    let target: Target | undefined;
    let api: Api | undefined;
    const made: Made = { donations: new Set(), sessions: new Set() };
    beforeAll(async () => {
      target = await setup();
      api = createApi(target, made);
    });
    afterAll(async () => {
      if (!target) return;
      await cleanUp(target, made);
      await target.stop?.();
    });

    const current = () => {
      if (!api) throw new Error('The server did not start.');
      return api;
    };
    describeLists(current);
    describeSearch(current);
    describeFilters(current, { readsTexts });
    if (readsTexts) {
      describeSearchWords(current);
      describeSizes(current);
    }
    describeNearby(current);
    describeDetail(current);
    describeCreate(current);
    describeKeys(current);
    describeBodies(current);
    describePhotos(current);
    describePlaces(current);
    describeRoutes(current);
    describeChat(current);
  });
}
