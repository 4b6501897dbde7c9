/** Supported: Chromium 111, Firefox 121, Safari 16.4 and newer. Tests two features that the style sheets need. */
export function isSupported(): boolean {
  return window.matchMedia('(width >= 1px)').matches && CSS.supports('color', 'color-mix(in srgb, red, red)');
}
