/** What a query gives to who asks the server. */
export interface QueryContext {
  signal: AbortSignal;
  pageParam?: unknown;
}

/** A query as the hooks of api-client write it: the part of React Query's options that they use. */
export interface PlainOptions<Data = unknown> {
  queryKey: readonly unknown[];
  queryFn: (context: QueryContext) => Data | Promise<Data>;
  enabled?: boolean;
  /** How long an answer that nobody shows is kept, in ms. */
  gcTime?: number;
  /** What to show until the answer is there. */
  placeholderData?: () => Data | undefined;
}

/** A list that comes page by page. */
export interface InfiniteOptions<Page = unknown> extends Omit<PlainOptions<Page>, 'placeholderData'> {
  initialPageParam: unknown;
  /** What asks for the page after this one; null or undefined on the last. */
  getNextPageParam: (page: Page) => unknown;
}

export interface Pages<Page = unknown> {
  pages: Page[];
  pageParams: unknown[];
}

export interface FetchContext {
  signal: AbortSignal;
  /** What is there already. */
  data: unknown;
  isNextPage: boolean;
}

/** How an entry is asked for, whether it is a list of pages or not. */
export interface QueryOptions {
  gcTime: number | undefined;
  load(context: FetchContext): Promise<unknown>;
}

/** One answer. */
export function plain({ queryFn, gcTime }: PlainOptions): QueryOptions {
  return { gcTime, load: async ({ signal }) => queryFn({ signal }) };
}

/** One more page, or all that are there anew, one after the other. */
export function paged({ queryFn, gcTime, initialPageParam, getNextPageParam }: InfiniteOptions): QueryOptions {
  return {
    gcTime,
    async load({ signal, data, isNextPage }) {
      // Only this function makes the data of a paged entry.
      const known = data as Pages | undefined;
      const pages = isNextPage && known ? [...known.pages] : [];
      const pageParams = isNextPage && known ? [...known.pageParams] : [];
      const count = isNextPage ? pages.length + 1 : Math.max(1, known?.pages.length ?? 1);
      while (pages.length < count) {
        const pageParam = pages.length === 0 ? initialPageParam : getNextPageParam(pages.at(-1));
        if (pages.length > 0 && isNothing(pageParam)) break;
        pages.push(await queryFn({ signal, pageParam }));
        pageParams.push(pageParam);
      }
      return { pages, pageParams } satisfies Pages;
    },
  };
}

export const isNothing = (value: unknown) => value === undefined || value === null;
