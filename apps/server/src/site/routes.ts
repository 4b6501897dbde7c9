import type { Donation } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { type Context, Hono } from 'hono';
import { readBlocked } from '../accounts/blocks.js';
import { readName } from '../accounts/people.js';
import type { AreaRule } from '../areas/areas.js';
import type { Sessions } from '../accounts/sessions.js';
import type { Donations } from '../donations/createDonations.js';
import type { ServedFile } from '../files/servedFile.js';
import type { App, Environment } from '../http/environment.js';
import { pageLanguage } from '../language/pageLanguage.js';
import type { Log } from '../observe/createLog.js';
import type { OriginLists } from '../security/origins.js';
import type { Database } from '../store/database.js';
import { addFeeds, type FeedParts } from '../sharing/addFeeds.js';
import { readWish } from '../wishes/readWishes.js';
import { addEmbed } from './addEmbed.js';
import { addMarketplace, type MarketplaceParts } from './addMarketplace.js';
import type { PageRenderer } from './openRenderer.js';
import { createPageRenderer } from './renderPage.js';

interface Parts extends Pick<MarketplaceParts, 'https' | 'origin' | 'call' | 'now'> {
  database: Database;
  donations: Donations;
  shown: (c: Context, donations: readonly Donation[]) => Promise<Donation[]>;
  sessions: Sessions;
  areas: AreaRule;
  origins: OriginLists;
  log: Log;
  marketplace: ReadonlyMap<string, ServedFile>;
  embed: ReadonlyMap<string, ServedFile>;
  renderer?: PageRenderer | undefined;
  site?: Site | undefined;
  cache: FeedParts['cache'];
  pageCache: MarketplaceParts['cache'];
}

export function siteRoutes(parts: Parts): App {
  const { database, donations, shown, sessions, areas, site, renderer } = parts;
  const app: App = new Hono<Environment>();
  addFeeds(app, { ...parts, site: site ?? {} });
  addEmbed(app, { files: parts.embed, origins: parts.origins });
  addMarketplace(app, {
    ...parts,
    files: parts.marketplace,
    site,
    async donation(c, id) {
      const found = await donations.get(id);
      return found && (await shown(c, [found]))[0];
    },
    person: (id) => readName(database.db, id),
    wish: (id) => readWish(database.db, id, { areas, now: parts.now() }),
    languageOf: (c) => pageLanguage(c, { sessions, site }),
    async readCaller(c) {
      const viewer = await sessions.findViewer(c);
      if (!viewer) return 'stranger';
      return (await readBlocked(database.db, viewer.id)).all.size > 0 ? 'blocked' : 'person';
    },
    cache: parts.pageCache,
    renderPage: renderer && createPageRenderer(renderer, parts.log),
  });
  return app;
}
