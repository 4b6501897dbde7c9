import { breakpoint } from './tokens.js';

/** Media queries without the `@media`, for `style({'@media': {[media.tablet]: …}})` and `useMediaQuery`. */
export const media = {
  /** 768 px and wider (spec §9). */
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  /** A finger: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** A device that can really hover, so that a tap leaves no hover behind. */
  hover: '(hover: hover)',
  /** Condition of every motion. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** Windows high contrast: the system chooses the colors. */
  forced: '(forced-colors: active)',
} as const;
