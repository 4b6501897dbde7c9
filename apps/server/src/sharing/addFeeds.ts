import { donationLimits, endpoints, type Donation } from '@clothesline/api-client/contract';
import { type Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import { checked, readQuery } from '../http/checked.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { ResponseCache } from '../http/responseCache.js';
import { sendText } from '../http/sendText.js';
import { listFilter } from '../donations/listFilter.js';
import type { Donations } from '../donations/createDonations.js';
import { feedFormats } from './feeds.js';
import { pickSearch, searchParameters, querySuffix } from './createHead.js';
import { pageMessages } from './pageMessages.js';
import { donationsSitemap, idsPerFile, screensSitemap, sitemapIndex } from './sitemap.js';

export interface FeedParts {
  donations: Donations;
  cache: ResponseCache;
  site: Site;
  origin: (c: Context) => string;
  shown: (c: Context, donations: readonly Donation[]) => Promise<Donation[]>;
}

const feedLength = 50;

/** Feeds are about a fixed place, so they take a circle. */
const circleParameters = ['lat', 'lng', 'radius'];

export function addFeeds(app: App, { donations, cache, site, origin: readOrigin, shown }: FeedParts): void {
  for (const [format, { type, write }] of Object.entries(feedFormats)) {
    const path = `/donations.${format}`;
    app.get(path, cache([...searchParameters, ...circleParameters]), async (c) => {
      c.set('route', path);
      const { sort: _sort, ...asked } = checked(endpoints.listDonations.query, readQuery(c.req.url));
      const { donations: found, instead } = await donations.list({
        ...listFilter(asked),
        order: 'newest',
        limit: feedLength,
      });
      const followed = instead === undefined ? found : [];
      const origin = readOrigin(c);
      const { searchParams } = new URL(c.req.url);
      const query = pickSearch(searchParams);
      const body = write({
        title: pageMessages(site).searchTitle(query.get('search'), query.get('category')),
        origin,
        pageUrl: `${origin}/explore${querySuffix(query)}`,
        feedUrl: origin + path + querySuffix(pickSearch(searchParams, circleParameters)),
        donations: await shown(c, followed),
      });
      c.header('Access-Control-Allow-Origin', '*');
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return sendText(c, body, { type: `${type}; charset=utf-8` });
    });
  }

  app.get('/robots.txt', (c) => {
    c.set('route', '/robots.txt');
    const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${readOrigin(c)}/sitemap.xml`, ''];
    return sendText(c, lines.join('\n'), { type: 'text/plain; charset=utf-8' });
  });

  app.get('/sitemap.xml', cache([]), async (c) => {
    c.set('route', '/sitemap.xml');
    return sendText(c, sitemapIndex(readOrigin(c), await donations.newestId()), { type: xmlType });
  });

  app.get('/sitemaps/:file', cache([]), async (c) => {
    c.set('route', '/sitemaps/{file}');
    const file = Number(/^(0|[1-9]\d{0,6})\.xml$/.exec(c.req.param('file'))?.[1] ?? Number.NaN);
    const after = (file - 1) * idsPerFile;
    if (file === 0) return sendText(c, screensSitemap(readOrigin(c)), { type: xmlType });
    const isInReach = file >= 1 && after < donationLimits.id;
    const to = Math.min(after + idsPerFile, donationLimits.id);
    const listed = isInReach ? await donations.listed({ after, to }) : [];
    if (listed.length === 0) throw new HttpError(404, 'noSuchPage');
    return sendText(c, donationsSitemap(readOrigin(c), listed), { type: xmlType });
  });
}

const xmlType = 'application/xml; charset=utf-8';
