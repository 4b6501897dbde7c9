/**
 * What the hooks of api-client use of `@tanstack/react-query`, in a tenth of its bytes: the build puts it in React
 * Query's place, and api-client's own tests run on both.
 */
export { useInfiniteQuery, useQuery } from './hooks.js';
export { QueryClient } from './QueryClient.js';
export { useMutation } from './useMutation.js';

/** Only for types in React Query. */
export const queryOptions = <Options>(options: Options): Options => options;
export const infiniteQueryOptions = <Options>(options: Options): Options => options;
