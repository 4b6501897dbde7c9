import type { Config } from '../../../config/readConfig.js';
import { refuseNewer } from '../../../store/migrate.js';
import { hasStore } from '../../../store/open/embedded.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { reachStore } from '../reachStore.js';
import { advice, ok, type Found } from './checks.js';

/** Whether the store answers, and is of today's shape. */
export function checkDatabase(config: Config): Promise<Found> {
  return reachStore(config, {
    server: async (server) => {
      await server.act('donations list', { limit: '1' });
      return ok('The server runs, and its store answers.');
    },
    store: async () => {
      if (config.databaseUrl === undefined && !(await hasStore(config.dataDir))) {
        return advice('There is no store yet.', 'The first start of the server makes it, or "clothesline migrate".');
      }
      const { done, due } = await withDatabase(config, { alone: false }, refuseNewer);
      if (done.length === 0) return advice('The database is empty.', 'The first start of the server fills it.');
      if (due.length > 0) {
        return advice(
          `${due.length} migrations are due.`,
          'Make a backup, then run "clothesline migrate" or start the server.',
        );
      }
      return ok('The store answers.');
    },
  });
}
