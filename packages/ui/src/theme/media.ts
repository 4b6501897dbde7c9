import { breakpoint } from './tokens.js';

/** Media queries without `@media`. */
export const media = {
  /** 768 px and wider (spec §9). */
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  /** Touch: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** Real hover, not a tap. */
  hover: '(hover: hover)',
  /** Required for every motion. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** Windows high contrast. */
  forced: '(forced-colors: active)',
} as const;
