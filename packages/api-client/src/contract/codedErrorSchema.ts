import * as z from 'zod/mini';
import { errorSchema } from './error.js';

/** The `code` of a server that takes no donations from the pages of a website. */
export const foreignOriginCode = 'foreignOrigin';

/** Error answer with a code, by which a program tells refusals of one status apart. */
export const codedErrorSchema = z.extend(errorSchema, { code: z.optional(z.string()) });
