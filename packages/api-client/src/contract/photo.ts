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

/** The path of a stored photo: the hash of its content, and its width. */
const photoPath = /^\/photos\/[0-9a-f]{64}-(\d{1,4})\.webp$/;

/** Whether an image is a photo that the server itself holds, told without the server's origin. */
export function isPhotoPath(image: string): boolean {
  return photoPath.test(image);
}

/**
 * The narrower variants of a stored photo, as `srcset` takes them, and itself; undefined for another picture.
 * @param image An absolute address
 */
export function photoSrcSet(image: string | undefined): string | undefined {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)(\/photos\/.*)$/.exec(image ?? '') ?? [];
  const own = Number(photoPath.exec(path)?.[1]);
  if (!own) return undefined;
  const widths = [...photoLimits.widths.filter((width) => width < own), own];
  const beginning = origin + path.slice(0, path.lastIndexOf('-') + 1);
  return widths.map((width) => `${beginning}${width}.webp ${width}w`).join(', ');
}
