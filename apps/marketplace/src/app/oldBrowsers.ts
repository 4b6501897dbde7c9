/**
 * Whether this browser can show the site: Chromium 111, Firefox 121, Safari 16.4 and everything newer. Tests the two
 * features that the style sheets need; the code avoids APIs that those browsers lack.
 */
export function isSupported(): boolean {
  return window.matchMedia('(width >= 1px)').matches && CSS.supports('color', 'color-mix(in srgb, red, red)');
}
