import { createApp } from './app.js';
import { createAssistant } from './assistant/createAssistant.js';
import type { Config } from './config/readConfig.js';
import type { ServedFile } from './files/servedFile.js';
import { readFolder } from './files/readFolder.js';
import { listen } from './listen.js';
import type { Log } from './log/createLog.js';
import { openStore } from './store/openStore.js';
import type { NewDonation } from './store/store.js';

export interface StartParts {
  config: Config;
  log: Log;
  /** What an empty store begins with, where the configuration wants the demo. */
  demoDonations: readonly NewDonation[];
  pictures: ReadonlyMap<string, ServedFile>;
}

export interface Running {
  port: number;
  /** Finishes what runs, closes the store, lets the data folder go. */
  stop(): Promise<void>;
}

/** Starts the whole server. Throws a `StartError` where it cannot. */
export async function start({ config, log, demoDonations, pictures }: StartParts): Promise<Running> {
  const started = performance.now();
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    areas: config.areas,
    seed: config.demo ? demoDonations : [],
    onIdleError: (error) => log.warn({ error: error.message }, 'an idle database connection broke'),
  });
  try {
    const marketplace = await readFolder(config.marketplaceDir);
    if (!marketplace.has('/index.html')) {
      log.warn({ marketplaceDir: config.marketplaceDir }, 'the marketplace is not built: only the API answers');
    }
    const embed = await readFolder(config.embedDir);
    const app = createApp({
      store,
      embed,
      assistant: createAssistant({ store }),
      log,
      origins: config,
      areas: config.areas,
      marketplace,
      pictures,
      now: () => new Date(),
    });
    const { port, stop } = await listen(app, config);
    log.info(
      {
        ...config,
        databaseUrl: config.databaseUrl && '(set)',
        port,
        milliseconds: Math.round(performance.now() - started),
      },
      'ready',
    );
    return {
      port,
      async stop() {
        await stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
