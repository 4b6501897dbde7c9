import { vars } from '../theme/vars.css.js';
import { component } from './layer.js';
import { focusRing, touchTarget } from './mixins.js';

const boxSize = 20;

/** The label is part of the touch target. */
export const choice = component({
  display: 'flex',
  gap: vars.space.xsmall,
  inlineSize: 'fit-content',
  minBlockSize: touchTarget,
  paddingBlock: '11px',
  fontSize: vars.text.medium,
  lineHeight: vars.leading.snug,
  selectors: { '&:has(:disabled)': { color: vars.color.muted } },
});

export const box = component({
  flex: 'none',
  font: 'inherit',
  inlineSize: boxSize,
  blockSize: boxSize,
  margin: `calc((1lh - ${boxSize}px) / 2) 0`,
  accentColor: vars.color.accent,
  selectors: {
    '&:focus-visible': focusRing,
    '[aria-invalid="true"] &, &[aria-invalid="true"]': {
      borderRadius: vars.radius.small,
      boxShadow: `0 0 0 2px ${vars.color.danger}`,
    },
    '&[type="radio"]': { borderRadius: vars.radius.pill },
  },
});

export const group = component({ border: 0 });

export const below = component({
  marginBlockStart: '-9px',
  paddingInlineStart: `calc(${boxSize}px + ${vars.space.xsmall})`,
});
