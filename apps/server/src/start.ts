import { donationCategories, standardSite } from '@clothesline/api-client/contract';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.js';
import { doDueDeletions } from './profile/deletion.js';
import { addDemoPeople } from './accounts/demoPeople.js';
import { readSecret } from './accounts/readSecret.js';
import { createMailer } from './mail/createMailer.js';
import { createMailTransport } from './mail/createTransport.js';
import { findCounts } from './assistant/search/look.js';
import { openAssistant } from './assistant/assistant.js';
import { worldList } from './donations/placeCalls.js';
import { createDonations } from './donations/createDonations.js';
import { storeName, type Config } from './config/readConfig.js';
import { readFolder } from './files/readFolder.js';
import { createGate } from './listener/createGate.js';
import { openEventHub } from './events/eventHub.js';
import { createListener } from './listener/createListener.js';
import { sendDueAlerts } from './alerts/sendDueAlerts.js';
import { sendDueDigests } from './notices/digests.js';
import { createPushRound, readPushKeys } from './notices/push.js';
import { applyDurations, doDueWork, runRounds } from './hand-over/dueWork.js';
import { startMaintenance } from './operate/retention/tidy.js';
import { listen } from './listener/listen.js';
import type { Log } from './observe/createLog.js';
import { createMetrics } from './observe/metrics.js';
import { createObserver } from './observe/observer.js';
import { createPhotoPreparer } from './photos/createPhotoPreparer.js';
import { openPhotos } from './photos/openPhotos.js';
import { isHttps } from './security/origins.js';
import { createMetricsApp } from './observe/addMetrics.js';
import type { PictureSource } from './demo/addPictures.js';
import { openRenderer } from './site/openRenderer.js';
import { siteCategories } from './site/siteCategories.js';
import { nameManifest } from './site/injectSettings.js';
import { readSite } from './site/readSite.js';
import { openDatabase } from './openDatabase.js';
import { endDueWishes } from './wishes/endDueWishes.js';
import type { NewDonation } from './store/rows.js';

export interface StartParts {
  config: Config;
  log: Log;
  demoDonations: readonly NewDonation[];
  picture: PictureSource;
}

export interface Running {
  port: number;
  stop(): Promise<void>;
}

/** Exits so that a process manager restarts the server. */
function endWithout(reason: string): void {
  process.stderr.write(`The database ended and cannot be started again: ${reason}\n`);
  process.exit(1);
}

export async function start({ config, log, demoDonations, picture }: StartParts): Promise<Running> {
  const started = performance.now();
  const siteFolder = config.siteDir === undefined ? undefined : await readSite(config.siteDir);
  // the demo shows sample content unless it's been configured
  const site = siteFolder?.site ?? (config.demo ? undefined : {});
  const metrics = createMetrics({ process: true });
  const observe = createObserver(log, metrics);
  const https = isHttps(config);
  const gate = createGate({ https });
  const listening = await listen(gate.listener, { ...config, https, observe });
  const closing: (() => Promise<void>)[] = [];
  const stop = async (drain?: () => void) => {
    await listening.stop(drain);
    for (const close of closing) await close();
  };
  try {
    const opening = openDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      databaseDirectUrl: config.databaseDirectUrl,
      distributed: config.distributed,
      areas: config.areas,
      databaseReadUrl: config.databaseReadUrl,
      seed: config.demo ? demoDonations : [],
      onDatabaseEnded: (reason) => log.error({ reason }, 'the database ended by itself: it is started again'),
      onDatabaseLost: endWithout,
      onIdleError: (error) => log.warn({ error: error.message }, 'an idle database connection broke'),
      onReplicaError: (error) => log.warn({ error: error.message }, "the replica isn't responding, using the primary"),
      watch: (event) => metrics.queried(event.queryDurationMillis, event.level === 'error' ? 'failed' : 'done'),
    });
    const files = Promise.all([
      readFolder(config.marketplaceDir),
      readFolder(config.embedDir),
      openRenderer(config.marketplaceDir, site),
    ]);
    // errors are thrown below, once the database is open
    files.catch(() => {});
    const database = await opening;
    closing.push(() => database.close());
    const donations = createDonations(database, config.areas);
    const photos = await openPhotos(config, log);
    const preparer = createPhotoPreparer();
    closing.push(async () => preparer.close());
    const secret = await readSecret(database.db);
    const pushKeys = config.pushServices.length > 0 ? await readPushKeys(database.db) : undefined;
    if (config.demo) await addDemoPeople(database.db);
    const { smtpUrl, mailFrom: from, mailDir: dir } = config;
    if (smtpUrl === undefined) log.info({ mailDir: dir }, 'SMTP_URL is not set, writing emails to files');
    const transport = createMailTransport({
      smtpUrl,
      from,
      site: {
        product: site?.name ?? standardSite.name,
        units: site?.units,
        address: config.publicUrl ?? `http://localhost:${config.port}`,
      },
      secret,
      dir,
      log,
    });
    const mailer = createMailer({ database, transport, log, now: () => new Date(), onTried: metrics.mailed });
    closing.unshift(() => mailer.stop());
    const [marketplaceFiles, embed, renderer] = await files;
    const marketplace = new Map([...nameManifest(marketplaceFiles, site ?? {}), ...(siteFolder?.pictures ?? [])]);
    if (!marketplace.has('/index.html')) {
      log.warn({ marketplaceDir: config.marketplaceDir }, 'the marketplace is not built: only the API answers');
    }
    if (config.publicUrl === undefined && !isLoopback(config.host)) {
      log.warn('PUBLIC_URL is not set: addresses of pictures begin with whatever host a caller names');
    }
    const events = await openEventHub({ database, now: () => new Date() });
    closing.unshift(async () => events.stop());
    const places = worldList();
    const app = createApp({
      database,
      donations,
      embed,
      assistant: await openAssistant({
        database,
        donations,
        product: site?.name ?? standardSite.name,
        places,
        center: site?.place,
        categories: donationCategories(siteCategories(site)),
        helpLines: config.helpLines,
        hasContact: site?.contact !== undefined,
        model: config.model,
        log,
      }),
      places,
      log,
      origins: config,
      areas: config.areas,
      limits: config.limits,
      cacheBytes: config.cacheMegabytes * 1024 * 1024,
      metrics,
      metricsToken: config.metricsToken,
      observe,
      marketplace,
      renderer,
      site,
      picture,
      photos,
      preparer,
      accounts: {
        secret,
        mailer,
        moderators: config.moderators,
        isRequired: config.accounts === 'required',
        demo: config.demo,
      },
      events,
      push: pushKeys && { publicKey: pushKeys.publicKey, services: config.pushServices },
      durations: config.durations,
      now: () => new Date(),
    });
    const listener = createListener({
      app,
      observe,
      proxies: config.proxies,
      https,
      onOverload: () => metrics.rejectedOverload(),
      onError: (error) => log.error({ error: String(error) }, 'a response could not be sent'),
    });
    metrics.watch({
      running: listener.running,
      streams: events.streams,
      pool: () => database.pool(),
      finds: findCounts,
    });
    if (config.metricsPort !== undefined) {
      const metricsApp = createMetricsApp(metrics);
      const own = await listen(getRequestListener(metricsApp.fetch), {
        port: config.metricsPort,
        setting: 'METRICS_PORT',
        host: loopback,
      });
      closing.unshift(() => own.stop());
    }
    gate.open(listener);
    const { durations } = config;
    await applyDurations(database, durations);
    const due = { database, durations, mailer, log, now: () => new Date() };
    const stopDueWork = runRounds(
      [
        doDueWork,
        doDueDeletions,
        sendDueDigests,
        endDueWishes,
        (due) => sendDueAlerts({ ...due, database, donations, secret, units: site?.units }),
      ],
      due,
    );
    closing.unshift(stopDueWork);
    if (pushKeys) {
      const contact = config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:noreply@localhost';
      const { pushServices: services } = config;
      // push services may be slow and must not hold up the other rounds
      closing.unshift(runRounds([createPushRound({ keys: pushKeys, contact, services, log })], due));
    }
    mailer.start();
    const stopTidying = startMaintenance({ database, photos }, { log, rules: { chatDays: config.chatDays } });
    const { port } = listening;
    log.info({ port, database: storeName(config), milliseconds: Math.round(performance.now() - started) }, 'ready');
    return {
      port,
      async stop() {
        stopTidying();
        await stop(() => {
          gate.drain();
          events.stop();
        });
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const loopback = '127.0.0.1';

function isLoopback(host: string | undefined): boolean {
  return host === loopback || host === '::1' || host === 'localhost';
}
