/** Accent that a page sets. If it is unset, each value made of it is invalid too and the default applies. */
const own = 'var(--clothesline-color-accent)';

/** Luminance (WCAG 2.2) at which black and white have equal contrast. */
const middle = 0.179;

/** 1 on dark colors, 0 on light ones; `y` is the color's luminance. */
const onDark = (most: number) => `clamp(0, (${middle} - y) * 1e6, ${most})`;

/** Black or white (the D65 white point of XYZ), whichever is easier to read on the accent: at least 4.5:1 on any. */
const blackOrWhite = `color(from ${own} xyz-d65 ${onDark(0.9505)} ${onDark(1)} ${onDark(1.089)})`;

/** The opposite of `blackOrWhite`. Mixing it into the accent adds contrast. */
const whiteOrBlack = `color(from ${blackOrWhite} xyz-d65 calc(0.9505 - x) calc(1 - y) calc(1.089 - z))`;

/** Values that follow the page's accent, unless the page sets them itself. `surface` and `text` are the theme's. */
export const ownAccent = ({ surface, text }: { surface: string; text: string }) =>
  ({
    accentText: blackOrWhite,
    accentHover: `color-mix(in oklab, ${own} 82%, ${whiteOrBlack})`,
    accentSoft: `color-mix(in oklab, ${own} 14%, ${surface})`,
    onAccentSoft: `color-mix(in oklab, ${own} 25%, ${text})`,
  }) as const;

/**
 * The page's accent as a text color: darkened to 4.5:1 on the light background, and mixed with the theme's text color
 * on the dark one. Unset if the page sets no accent.
 */
export const ownAccentInk = ({ text }: { text: string }) =>
  `light-dark(oklch(from ${own} min(l, 0.5) c h), color-mix(in oklab, ${own} 30%, ${text}))`;

/** The color of text in the accent: the page's own or the theme's. */
export const accentInk = (accent: string) => `var(--_cl-own-accent-ink, ${accent})`;

/** Browsers that can compute these: Chromium 119, Firefox 128, Safari 16.4. Others take the defaults. */
export const ownAccentSupport = '(color: color(from red xyz-d65 x y z))';
