/** Photo limits and variant widths. */
export const photoLimits = {
  /** In bytes. */
  bytes: 10 * 2 ** 20,
  /** Width × height. */
  pixels: 64_000_000,
  widths: [320, 640, 1280],
} as const;

/** Declared types; the content decides. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Whether an image is a path of a photo on the server. */
export function isPhotoPath(image: string): boolean {
  return /^\/photos\/[0-9a-f]{64}-\d{1,4}\.webp$/.test(image);
}

/**
 * `srcset` of a stored photo's variants; undefined for other pictures.
 * @param image Absolute address
 */
export function photoSrcSet(image: string | undefined): string | undefined {
  const [, start, own] = /^(https?:\/\/[^/]+\/photos\/[0-9a-f]{64}-)(\d{1,4})\.webp$/.exec(image ?? '') ?? [];
  if (start === undefined) return undefined;
  const widths = [...photoLimits.widths.filter((width) => width < Number(own)), own];
  return widths.map((width) => `${start}${width}.webp ${width}w`).join(', ');
}
