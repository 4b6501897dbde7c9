/** Loads zod and the schemas (8 KB) in parallel with the first request, since rendered pages don't need them. */
export const loadReader = () => import('./readResponse.js');
