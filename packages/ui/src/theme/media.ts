import { breakpoint } from './tokens.js';

export const media = {
  /** 768 px and wider (spec §9). */
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  /** On touch screens, targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** Excludes touch screens because taps would also trigger hover styles. */
  hover: '(hover: hover)',
  /** Wrap all animations and transitions in this. */
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
} as const;
