import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { findCounts } from '../assistant/search/look.js';
import { createApp, type AppParts } from '../app.js';
import { standardAreas } from '../areas/areas.js';
import { createAssistant } from '../assistant/assistant.js';
import { worldList } from '../donations/placeCalls.js';
import { createDonations, type Donations } from '../donations/createDonations.js';
import { openEventHub, type HubOptions } from '../events/eventHub.js';
import { listen, type Listening, type ListenOptions } from '../listener/listen.js';
import { createListener, type ListenerOptions } from '../listener/createListener.js';
import { createLog } from '../observe/createLog.js';
import { createMetrics } from '../observe/metrics.js';
import { createObserver } from '../observe/observer.js';
import { createPhotoPreparer } from '../photos/createPhotoPreparer.js';
import { createPhotoFolder } from '../photos/photoFolder.js';
import { openDatabase } from '../openDatabase.js';
import { linesTo } from './linesTo.js';
import { makePlace, type StorePlace } from './stores.js';

export interface TestServer {
  host: string;
  port: number;
  logged: string[];
  parts: AppParts;
  listening: Listening;
  running(): number;
  stop(): Promise<void>;
}

export interface TestOptions extends Partial<ListenOptions> {
  makeStorePlace?: () => Promise<StorePlace>;
  listener?: Partial<ListenerOptions>;
  events?: Partial<HubOptions>;
}

export async function startTestServer(
  parts: Omit<Partial<AppParts>, 'donations'> & { donations?: Partial<Donations> } = {},
  { makeStorePlace = makePlace, listener: listenerOptions, events: eventOptions, ...options }: TestOptions = {},
): Promise<TestServer> {
  const { areas = standardAreas } = parts;
  const place = parts.database ? undefined : await makeStorePlace();
  const database = parts.database ?? (await openDatabase({ ...(place?.at ?? { dataDir: '' }), areas }));
  const donations = { ...createDonations(database, areas), ...parts.donations };
  const logged: string[] = [];
  const log = createLog('info', linesTo(logged));
  const metrics = createMetrics();
  const preparer = createPhotoPreparer();
  const now = parts.now ?? (() => new Date());
  const events = await openEventHub({ database, now, ...eventOptions });
  const places = worldList();
  const all: AppParts = {
    database,
    assistant: createAssistant({ donations, places }),
    places,
    log,
    origins: { allowedOrigins: [], embedOrigins: [] },
    areas,
    limits: { create: undefined, photo: undefined, chat: undefined },
    cacheBytes: 10_000_000,
    metrics,
    observe: createObserver(log, metrics),
    marketplace: new Map(),
    embed: new Map(),
    picture: () => undefined,
    photos: createPhotoFolder(join(place?.at.dataDir ?? tmpdir(), 'photos')),
    preparer,
    accounts: {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: [],
      isRequired: false,
      demo: false,
    },
    // unlimited pickup times
    durations: { ...standardDurations, pickupLead: 0, pickupSpan: 0 },
    events,
    push: { publicKey: 'key', services: ['push.example'] },
    now,
    ...parts,
    donations,
  };
  const listener = createListener({
    app: createApp(all),
    observe: all.observe,
    onOverload: () => all.metrics.rejectedOverload(),
    onError: (error) => log.error({ error: String(error) }, 'a response could not be sent'),
    ...listenerOptions,
  });
  all.metrics.watch({
    running: listener.running,
    streams: events.streams,
    pool: () => database.pool(),
    finds: findCounts,
  });
  const listening = await listen(listener, { port: 0, host: '127.0.0.1', observe: all.observe, ...options });
  return {
    host: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    logged,
    parts: all,
    listening,
    running: listener.running,
    async stop() {
      events.stop();
      await listening.stop();
      preparer.close();
      if (place) {
        await database.close();
        await place.remove();
      }
    },
  };
}
