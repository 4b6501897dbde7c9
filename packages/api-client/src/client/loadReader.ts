import { readResponse } from './readResponse.js';

/** The marketplace's build makes this import dynamic, since rendered pages don't need zod and the schemas (8 KB). */
export const loadReader = async () => ({ readResponse });
