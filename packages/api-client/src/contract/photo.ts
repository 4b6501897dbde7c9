import * as z from 'zod/mini';

/** What a server takes as a photo, and the widths that it makes of one. */
export const photoLimits = {
  /** Of the file, in bytes. */
  bytes: 10 * 2 ** 20,
  /** Width times height. */
  pixels: 64_000_000,
  /** In px; those wider than the photo are left out. */
  widths: [320, 640, 1280],
} as const;

/** The types that a photo may be sent as. What it truly is, its content decides. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A photo that a server has stored. */
export const photoSchema = z.object({
  /** What goes into a donation's `images`: the widest variant. */
  url: z.string(),
  /** Of that variant, in px. */
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
});
export type Photo = z.infer<typeof photoSchema>;

/** Whether an image is a photo that the server itself holds, told without the server's origin. */
export function isPhotoPath(image: string): boolean {
  return /^\/photos\/[0-9a-f]{64}-\d{1,4}\.webp$/.test(image);
}

/**
 * The narrower variants of a stored photo and itself, as `srcset` takes them; undefined for another picture.
 * @param image An absolute address
 */
export function photoSrcSet(image: string | undefined): string | undefined {
  const [, start, own] = /^(https?:\/\/[^/]+\/photos\/[0-9a-f]{64}-)(\d{1,4})\.webp$/.exec(image ?? '') ?? [];
  if (start === undefined) return undefined;
  const widths = [...photoLimits.widths.filter((width) => width < Number(own)), own];
  return widths.map((width) => `${start}${width}.webp ${width}w`).join(', ');
}
