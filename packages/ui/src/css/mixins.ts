import { fixed } from '../theme/fixed.js';
import { vars } from '../theme/vars.css.js';

/** 3 px wide with an offset of 2 px. Visible on any background. */
export const focusRing = {
  outline: `${fixed.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** Minimum size in px (WCAG 2.5.5). */
export const touchTarget = fixed.control.medium;

export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`).join(', ');
