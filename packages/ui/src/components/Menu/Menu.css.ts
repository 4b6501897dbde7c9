import { component } from '../../css/layer.js';
import { touchTarget } from '../../css/mixins.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '180px',
  padding: '6px',
  selectors: { '&:focus': { outline: 'none' } },
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '40px',
  padding: '8px 12px',
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus': { background: vars.color.sunken, outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed', opacity: 0.7 },
  },
  '@media': {
    [media.coarse]: { minBlockSize: touchTarget },
    [media.forced]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } } },
  },
});

export const danger = component({
  color: vars.color.danger,
  selectors: { '&:hover, &:focus': { background: vars.color.dangerSoft } },
});
