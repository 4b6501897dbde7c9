import { fixed } from '../theme/fixed.js';
import { vars } from '../theme/vars.css.js';

/** The one focus ring: 3 px, 2 px away, so that it is seen on every ground. */
export const focusRing = {
  outline: `${fixed.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** The smallest target under a finger (WCAG 2.5.5), in px. */
export const touchTarget = fixed.control.medium;

/** A `transition` of these properties at the speed of small changes. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`).join(', ');
