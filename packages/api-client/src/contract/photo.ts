/** Limits of an uploaded photo, and the widths of its variants. */
export const photoLimits = {
  /** Size of the file, in bytes. */
  bytes: 10 * 2 ** 20,
  /** Width times height. */
  pixels: 64_000_000,
  /** Widths in px; those wider than the photo are left out. */
  widths: [320, 640, 1280],
} as const;

/** Declared types of a photo. Its content decides the real one. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Whether an image is a photo on the server itself, named without the server's origin. */
export function isPhotoPath(image: string): boolean {
  return /^\/photos\/[0-9a-f]{64}-\d{1,4}\.webp$/.test(image);
}

/**
 * Returns `srcset` with a stored photo and its narrower variants; undefined for another picture.
 * @param image An absolute address
 */
export function photoSrcSet(image: string | undefined): string | undefined {
  const [, start, own] = /^(https?:\/\/[^/]+\/photos\/[0-9a-f]{64}-)(\d{1,4})\.webp$/.exec(image ?? '') ?? [];
  if (start === undefined) return undefined;
  const widths = [...photoLimits.widths.filter((width) => width < Number(own)), own];
  return widths.map((width) => `${start}${width}.webp ${width}w`).join(', ');
}
