import { vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

const stroke = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;

export const root = widget({
  display: 'block',
  flexShrink: 0,
  inlineSize: '100%',
  blockSize: '20px',
  position: 'relative',
  zIndex: 1,
  marginBlockEnd: '-20px',
  pointerEvents: 'none',
  overflow: 'hidden',
});

export const ground = widget({ fill: vars.color.canvas });

export const rope = widget({ ...stroke, stroke: vars.art.rope, strokeWidth: '1.5px' });

export const peg = widget({ ...stroke, stroke: vars.art.peg, strokeWidth: '5px' });
