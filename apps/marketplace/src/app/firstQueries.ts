import {
  categoriesQuery,
  type Client,
  defaultLocation,
  donationQuery,
  donationsQuery,
  nearbyQuery,
  newestQuery,
  pageSize,
  isStorableText,
  searchNeedle,
} from '@clothesline/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { personQuery } from '../features/account/index.js';
import { wishesQuery, wishQuery } from '../features/wishes/index.js';
import { paths } from '../lib/routing/paths.js';
import { readExploreState } from '../lib/routing/readExploreState.js';
import { readId } from '../lib/routing/readId.js';
import { showStep } from '../lib/page/useShownCount.js';
import type { SiteSettings } from '../lib/site/site.js';

interface FirstView {
  client: Client;
  cache: QueryClient;
  path: string;
  search: URLSearchParams;
  site: SiteSettings;
}

/** The initial queries of each screen. Must be in sync with the hooks of those screens. */
const firstQueries: Partial<Record<string, (view: FirstView) => Promise<unknown>>> = {
  [paths.home]: (view) =>
    Promise.all([
      askCategories(view),
      view.cache.prefetchQuery(newestQuery(view.client, { limit: 4 })),
      askNearby(view),
    ]),
  [paths.create]: askCategories,
  [paths.forYourSite]: askCategories,
  [paths.explore]: (view) => Promise.all([askCategories(view), askFound(view)]),
  [paths.donation]: ({ client, cache, path }) => cache.prefetchQuery(donationQuery(client, lastPart(path))),
  [paths.person]: ({ client, cache, path }) => {
    const id = readId(lastPart(path));
    return Promise.all([
      cache.prefetchQuery(personQuery(client, id, null)),
      id !== undefined && cache.prefetchInfiniteQuery(wishesQuery({ client, viewer: null }, { person: id })),
    ]);
  },
  [paths.wish]: ({ client, cache, path }) =>
    cache.prefetchQuery(wishQuery({ client, viewer: null }, readId(lastPart(path)))),
};

/** Prefetches a screen's data into the cache. Failures are cached too. */
export async function fetchFirstView(screen: string | undefined, view: FirstView): Promise<void> {
  await firstQueries[screen ?? '']?.(view);
}

const lastPart = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

function askCategories({ client, cache }: FirstView): Promise<void> {
  return cache.prefetchQuery(categoriesQuery(client));
}

/** Like the map, fetch a larger page if the spec's default limit is reached. */
async function askNearby({ client, cache, site: { place = defaultLocation } }: FirstView): Promise<void> {
  const near = await cache.fetchQuery(nearbyQuery(client, place, {})).catch(() => []);
  if (near.length >= pageSize.nearby) await cache.prefetchQuery(nearbyQuery(client, place, { limit: pageSize.max }));
}

async function askFound(view: FirstView): Promise<void> {
  const { client, cache } = view;
  const { search, category, size, status, radius, sort, view: shown, page = 1 } = readExploreState(view.search);
  const pages = Math.ceil((page * showStep) / pageSize.standard);
  const filter = { category, size: size.trim() || undefined, status, radius, sort };
  const needle = searchNeedle(search);
  await Promise.all([
    cache.prefetchInfiniteQuery({ ...donationsQuery(client, filter), pages }),
    needle !== '' &&
      isStorableText(needle) &&
      cache.prefetchInfiniteQuery({ ...donationsQuery(client, { ...filter, search: needle }), pages }),
    shown === 'map' && askNearby(view),
    shown === 'wanted' &&
      cache.prefetchInfiniteQuery(
        wishesQuery({ client, viewer: null }, { search: search.trim() || undefined, category, size: filter.size }),
      ),
  ]);
}
