import { QueryClient } from './QueryClient.js';

/** The rules that api-client tells React Query are how this one works (QueryClient.ts): nothing is told. */
export const createQueryClient = (): QueryClient => new QueryClient();
