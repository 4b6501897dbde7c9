import * as z from 'zod/mini';

/** A photo stored on the server. */
export const photoSchema = z.object({
  /** Widest variant. */
  url: z.string(),
  /** Width of the `url` variant in px. */
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
});
export type Photo = z.infer<typeof photoSchema>;
