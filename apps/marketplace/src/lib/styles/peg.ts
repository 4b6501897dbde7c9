import { vars } from '@clothesline/ui/theme';

export const peg = {
  content: '',
  position: 'absolute',
  inlineSize: 8,
  blockSize: 22,
  borderRadius: 4,
  background: vars.art.peg,
  forcedColorAdjust: 'none',
} as const;
