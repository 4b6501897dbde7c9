/** Upload limits, and the widths of the resized variants in px. */
export const photoLimits = {
  /** In bytes. */
  bytes: 10 * 2 ** 20,
  /** Maximum width × height. */
  pixels: 64_000_000,
  widths: [320, 640, 1280],
} as const;

/** The content types an upload may declare. The server also checks the bytes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Whether an image is the path of an uploaded photo on the server. */
export function isPhotoPath(image: string): boolean {
  return /^\/photos\/[0-9a-f]{64}-\d{1,4}\.webp$/.test(image);
}

/**
 * Builds the `srcset` for a stored photo. Returns `undefined` for images hosted elsewhere.
 * @param image Absolute URL
 */
export function photoSrcSet(image: string | undefined): string | undefined {
  const [, start, own] = /^(https?:\/\/[^/]+\/photos\/[0-9a-f]{64}-)(\d{1,4})\.webp$/.exec(image ?? '') ?? [];
  if (start === undefined) return undefined;
  const widths = [...photoLimits.widths.filter((width) => width < Number(own)), own];
  return widths.map((width) => `${start}${width}.webp ${width}w`).join(', ');
}
