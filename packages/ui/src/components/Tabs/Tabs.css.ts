import { component } from '../../css/layer.js';
import { focusRing, touchTarget, transition } from '../../css/mixins.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({ maxInlineSize: '100%' });

export const list = component({
  display: 'flex',
  gap: vars.space.xxsmall,
  margin: '-5px',
  padding: '5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(${vars.color.line}, ${vars.color.line}) bottom / calc(100% - 10px) 2px no-repeat`,
});

export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  flexShrink: 0,
  minBlockSize: touchTarget,
  padding: '8px 16px 12px',
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, background: `color-mix(in srgb, ${vars.color.text} 6%, transparent)` },
    '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    '&[aria-selected="true"]': { color: vars.color.accent },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '12px',
      insetBlockEnd: 0,
      blockSize: '4px',
      borderRadius: vars.radius.pill,
      background: 'transparent',
    },
    '&[aria-selected="true"]::after': { background: vars.color.accent },
  },
  '@media': {
    [media.motion]: { transition: transition('color', 'background-color') },
    [media.forced]: {
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const panel = component({
  paddingBlockStart: vars.space.large,
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing },
});
