const own = 'var(--clothesline-color-accent)';

/** Equal contrast with black and white (WCAG 2.2). */
const middle = 0.179;

/** 1 on dark colors, 0 on light ones; `y` is luminance. */
const onDark = (most: number) => `clamp(0, (${middle} - y) * 1e6, ${most})`;

/** Black or white, whichever contrasts more with the accent: at least 4.5:1. */
const blackOrWhite = `color(from ${own} xyz-d65 ${onDark(0.9505)} ${onDark(1)} ${onDark(1.089)})`;

/** Adds contrast when mixed into the accent. */
const whiteOrBlack = `color(from ${blackOrWhite} xyz-d65 calc(0.9505 - x) calc(1 - y) calc(1.089 - z))`;

/** Values derived from the page's accent. */
export const ownAccent = ({ surface, text }: { surface: string; text: string }) =>
  ({
    accentText: blackOrWhite,
    accentHover: `color-mix(in oklab, ${own} 82%, ${whiteOrBlack})`,
    accentSoft: `color-mix(in oklab, ${own} 14%, ${surface})`,
    onAccentSoft: `color-mix(in oklab, ${own} 25%, ${text})`,
  }) as const;

/** Accent as a text color with 4.5:1. Unset without an accent. */
export const ownAccentInk = ({ text }: { text: string }) =>
  `light-dark(oklch(from ${own} min(l, 0.5) c h), color-mix(in oklab, ${own} 30%, ${text}))`;

/** The page's own, or the theme's. */
export const accentInk = (accent: string) => `var(--_cl-own-accent-ink, ${accent})`;

/** Chromium 119, Firefox 128, Safari 16.4. Others use the defaults. */
export const ownAccentSupport = '(color: color(from red xyz-d65 x y z))';
