import * as z from 'zod/mini';
import { errorSchema } from './error.js';

/** The `code` where a server takes nothing from the pages of a website. */
export const foreignOriginCode = 'foreignOrigin';

/** An error answer with which refusal it is, for a program that has to tell it from others of its status. */
export const codedErrorSchema = z.extend(errorSchema, { code: z.optional(z.string()) });
