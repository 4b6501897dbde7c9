/** Lazy in the marketplace, whose rendered pages don't need zod and the schemas (8 KB). Static elsewhere. */
export const loadReader = () => import('./readResponse.js');
