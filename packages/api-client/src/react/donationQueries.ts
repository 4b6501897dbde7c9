import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/createClient.js';
import type { Page } from '../client/page.js';
import { donationLimits, matchesSearch, searchNeedle, type Donation } from '../contract/donation.js';
import { maxSearchLength } from '../contract/list.js';
import type { PagedQuery, Query } from './query.js';
import { asked, queryKeys, type DonationFilter } from './queryKeys.js';

/** Query options for `useDonations`. */
export function donationsQuery(client: Client, filter: DonationFilter): PagedQuery<Page<Donation>> {
  const needle = searchNeedle(filter.search ?? '');
  const { category, ...others } = filterQuery(filter);
  const { limit } = filter;
  return {
    queryKey: [...queryKeys.lists(client), { category, search: needle, ...others, limit }],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const page = await client.request('listDonations', {
        query: {
          category,
          search: askedWords(needle),
          ...others,
          limit,
          cursor: pageParam ?? undefined,
        },
        signal,
      });
      return needle ? searchedPage(page, needle) : page;
    },
    getNextPageParam: (page) => page.nextCursor,
  };
}

function filterQuery({ category, size, status, position, radius, sort }: DonationFilter) {
  const isAround = position !== undefined && (radius !== undefined || sort === 'nearest');
  return {
    category: asked(category),
    size: size || undefined,
    status,
    ...(isAround && { lat: position.latitude, lng: position.longitude, radius }),
    sort: sort === 'nearest' && !position ? undefined : sort,
  };
}

/** Query options for `useDonation`. */
export function donationQuery(client: Client, id: number | string): Query<Donation> {
  return {
    queryKey: queryKeys.donation(client, id),
    queryFn: async ({ signal }) => client.request('getDonation', { params: { id: readId(id) }, signal }),
  };
}

/** Throws a `RangeError` for invalid ids to avoid pointless requests. */
function readId(id: number | string): number {
  const number = /^\d{1,20}$/.test(String(id)) ? Number(id) : 0;
  if (number < 1 || number > donationLimits.id) throw new RangeError(`"${id}" is not a donation id.`);
  return number;
}

/** Finds a donation in the cached lists to show while the full response is loading. */
export function findListedDonation(
  client: Client,
  queryClient: QueryClient,
  id: number | string,
): Donation | undefined {
  const pages = queryClient.getQueriesData<{ pages: { items: Donation[] }[] }>({ queryKey: queryKeys.lists(client) });
  const others = [queryKeys.newestLists(client), queryKeys.nearbyLists(client)];
  const listed = [
    ...others.flatMap((queryKey) =>
      queryClient.getQueriesData<Donation[]>({ queryKey }).flatMap(([, list]) => list ?? []),
    ),
    ...pages.flatMap(([, data]) => data?.pages.flatMap((page) => page.items) ?? []),
  ];
  return listed.find((donation) => String(donation.id) === String(id));
}

/** Truncates the query to the maximum length of the API. Results are compared with the full text anyway. */
function askedWords(needle: string): string | undefined {
  return needle.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, '') || undefined;
}

function searchedPage(page: Page<Donation>, needle: string): Page<Donation> {
  if (page.searchedInstead !== null) return page;
  const items = page.items.filter((donation) => matchesSearch(donation, needle));
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}
