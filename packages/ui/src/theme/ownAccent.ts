const own = 'var(--clothesline-color-accent)';

/** The luminance with the same contrast to black and white (WCAG 2.2). */
const middle = 0.179;

/** Evaluates to `most` for dark colors and 0 for light colors. `y` is the luminance. */
const onDark = (most: number) => `clamp(0, (${middle} - y) * 1e6, ${most})`;

/** Black or white, depending on the contrast with the accent. It's always at least 4.5:1. */
const blackOrWhite = `color(from ${own} xyz-d65 ${onDark(0.9505)} ${onDark(1)} ${onDark(1.089)})`;

/** Mixing this into the accent increases its contrast. */
const whiteOrBlack = `color(from ${blackOrWhite} xyz-d65 calc(0.9505 - x) calc(1 - y) calc(1.089 - z))`;

/** Returns theme values derived from an accent set by the page. */
export const ownAccent = ({ surface, text }: { surface: string; text: string }) =>
  ({
    accentText: blackOrWhite,
    accentHover: `color-mix(in oklab, ${own} 82%, ${whiteOrBlack})`,
    accentSoft: `color-mix(in oklab, ${own} 14%, ${surface})`,
    onAccentSoft: `color-mix(in oklab, ${own} 25%, ${text})`,
  }) as const;

/** Returns the accent as a text color with a contrast of 4.5:1. Unset if the page does not define an accent. */
export const ownAccentInk = ({ text }: { text: string }) =>
  `light-dark(oklch(from ${own} min(l, 0.5) c h), color-mix(in oklab, ${own} 30%, ${text}))`;

/** Returns the page's own accent as text color, or that of the theme. */
export const accentInk = (accent: string) => `var(--_cl-own-accent-ink, ${accent})`;

/** Supported since Chromium 119, Firefox 128 and Safari 16.4; older browsers use the defaults. */
export const ownAccentSupport = '(color: color(from red xyz-d65 x y z))';
