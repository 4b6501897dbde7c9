import { component, variants } from '../../css/layer.js';
import { focusRing, touchTarget, transition } from '../../css/mixins.js';
import { fixed } from '../../theme/fixed.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

const patch = 'inset 0 -2px 0 #00000029';

const enabled = ':not(:disabled, [aria-disabled="true"])';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5em',
  border: `${fixed.border.control} solid transparent`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  // Browsers don't print backgrounds by default, so the light text would be unreadable on paper.
  printColorAdjust: 'exact',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled:not([aria-busy="true"])': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      boxShadow: 'none',
      color: vars.color.muted,
    },
    [`&:active${enabled}`]: { translate: '0 1px' },
  },
  '@media': {
    [media.motion]: { transition: transition('background-color', 'border-color', 'box-shadow', 'translate') },
    [media.coarse]: { minBlockSize: touchTarget },
    [media.forced]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const label = component({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minInlineSize: 0 });

export const fullWidth = component({ inlineSize: '100%' });

export const tone = variants({
  primary: {
    background: vars.color.accent,
    color: vars.color.accentText,
    boxShadow: patch,
    selectors: {
      [`&:hover${enabled}`]: { background: vars.color.accentHover },
      [`&:active${enabled}`]: { boxShadow: 'none' },
    },
  },
  neutral: {
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
    selectors: {
      [`&:hover${enabled}`]: { background: vars.color.sunken, borderColor: vars.color.text },
    },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.text,
    selectors: {
      [`&:hover${enabled}`]: { background: `color-mix(in srgb, ${vars.color.text} 9%, transparent)` },
      '&:disabled:not([aria-busy="true"])': { background: 'transparent', borderColor: 'transparent' },
    },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.accentText,
    boxShadow: patch,
    selectors: {
      [`&:hover${enabled}`]: {
        background: `color-mix(in srgb, ${vars.color.danger} 86%, ${vars.color.text})`,
      },
      [`&:active${enabled}`]: { boxShadow: 'none' },
    },
  },
});

export const size = variants({
  small: { minBlockSize: fixed.control.small, padding: '6px 14px', fontSize: vars.text.small },
  medium: { minBlockSize: fixed.control.medium, padding: '8px 20px', fontSize: vars.text.medium },
  large: { minBlockSize: fixed.control.large, padding: '10px 28px', fontSize: vars.text.large },
});
