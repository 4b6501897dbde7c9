/**
 * We support Chromium 111, Firefox 121, Safari 16.4 and later. Checking two CSS features that our style sheets depend
 * on is enough.
 */
export function isSupported(): boolean {
  return window.matchMedia('(width >= 1px)').matches && CSS.supports('color', 'color-mix(in srgb, red, red)');
}
