import { createApp } from './app.js';
import { createAssistant } from './assistant/createAssistant.js';
import { printable, type Config } from './config/readConfig.js';
import type { ServedFile } from './files/servedFile.js';
import { readFolder } from './files/readFolder.js';
import { createListener } from './createListener.js';
import { keepTidy } from './keepTidy.js';
import { listen } from './listen.js';
import type { Log } from './observe/createLog.js';
import { createMetrics } from './observe/metrics.js';
import { createObserver } from './observe/observer.js';
import { isHttps } from './security/origins.js';
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

/** Ends without a last write: what it would write belongs to another server now. */
function endAtOnce(): void {
  process.stderr.write('Another server took the data folder over while this one was silent. This one ends.\n');
  process.kill(process.pid, 'SIGKILL');
}

/** Starts the whole server. Throws a `StartError` where it cannot. */
export async function start({ config, log, demoDonations, pictures }: StartParts): Promise<Running> {
  const started = performance.now();
  const metrics = createMetrics({ process: true });
  const observe = createObserver(log, metrics);
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    areas: config.areas,
    chatDays: config.chatDays,
    databaseReadUrl: config.databaseReadUrl,
    seed: config.demo ? demoDonations : [],
    onSetAside: (aside) =>
      log.warn({ aside }, 'the store had no mark that it was made in full: it was moved away, and a new one begins'),
    onLockLost: endAtOnce,
    onIdleError: (error) => log.warn({ error: error.message }, 'an idle database connection broke'),
    onReplicaError: (error) => log.warn({ error: error.message }, 'the replica does not answer: the primary does'),
    watch: (event) => metrics.asked(event.queryDurationMillis, event.level === 'error' ? 'failed' : 'done'),
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
      limits: config.limits,
      cacheBytes: config.cacheMegabytes * 1024 * 1024,
      metrics,
      metricsToken: config.metricsToken,
      observe,
      marketplace,
      pictures,
      now: () => new Date(),
    });
    const listener = createListener({
      app,
      observe,
      proxies: config.proxies,
      https: isHttps(config),
      onOverload: () => metrics.turnedAway(),
      onError: (error) => log.error({ error: String(error) }, 'a response could not be sent'),
    });
    metrics.watch({ running: listener.running, pool: () => store.pool() });
    const { port, stop } = await listen(listener, { ...config, https: isHttps(config), observe });
    const stopTidying = keepTidy(store, log);
    log.info({ ...printable(config), port, milliseconds: Math.round(performance.now() - started) }, 'ready');
    return {
      port,
      async stop() {
        stopTidying();
        await stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
