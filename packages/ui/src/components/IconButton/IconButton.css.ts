import { component, variants } from '../../css/layer.js';
import { focusRing, touchTarget, transition } from '../../css/mixins.js';
import { fixed } from '../../theme/fixed.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

const enabled = ':not(:disabled, [aria-disabled="true"])';
const wash = `color-mix(in srgb, currentColor 11%, transparent)`;

export const root = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${fixed.border.control} solid transparent`,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': { color: vars.color.muted, opacity: 0.6 },
    [`&:active${enabled}`]: { scale: '0.94' },
  },
  '@media': {
    [media.motion]: { transition: transition('background-color', 'border-color', 'color', 'scale') },
    [media.coarse]: { minInlineSize: touchTarget, minBlockSize: touchTarget },
    [media.forced]: {
      border: `${fixed.border.control} solid ButtonText`,
      selectors: {
        '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const tone = variants({
  quiet: { color: vars.color.text, selectors: { [`&:hover${enabled}`]: { background: wash } } },
  neutral: {
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
    selectors: { [`&:hover${enabled}`]: { background: vars.color.sunken, borderColor: vars.color.text } },
  },
  floating: {
    background: vars.color.raised,
    boxShadow: vars.shadow.medium,
    color: vars.color.text,
    selectors: { [`&:hover${enabled}`]: { color: vars.color.accent } },
  },
  primary: {
    background: vars.color.accent,
    color: vars.color.accentText,
    printColorAdjust: 'exact',
    selectors: { [`&:hover${enabled}`]: { background: vars.color.accentHover } },
  },
  danger: {
    color: vars.color.danger,
    selectors: { [`&:hover${enabled}`]: { background: vars.color.dangerSoft } },
  },
});

export const pressed = component({ color: vars.color.accent });

export const size = variants({
  small: { inlineSize: fixed.control.small, blockSize: fixed.control.small, fontSize: vars.text.medium },
  medium: { inlineSize: fixed.control.medium, blockSize: fixed.control.medium, fontSize: vars.text.large },
  large: { inlineSize: fixed.control.large, blockSize: fixed.control.large, fontSize: vars.text.xlarge },
});
