import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  display: 'block',
  inlineSize: '100%',
  blockSize: 40,
  marginBlockEnd: -1,
  pointerEvents: 'none',
});

export const ground = style({ fill: vars.color.sunken });

export const rope = style({ fill: 'none', stroke: vars.art.rope, strokeWidth: 2 });
