/** Loads zod and the schemas (8 KB) with the first request, since rendered pages don't need them. Only the marketplace is lazy. */
export const loadReader = () => import('./readResponse.js');
