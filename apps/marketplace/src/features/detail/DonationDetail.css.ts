import { media, vars } from '@clothesline/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { lowWindow, tabBarHeight } from '../../lib/styles/sizes.js';
import { peg } from '../../lib/styles/peg.js';

/** Images and map sit next to the text, or above it on small screens. The skeleton uses the same layout. */
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"pictures words" "map words"',
      alignItems: 'start',
      columnGap: vars.space.xlarge,
    },
    [media.desktop]: { columnGap: vars.space.xxlarge },
    print: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: '"pictures words"',
      columnGap: vars.space.large,
    },
  },
});

const part = (gridArea: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    '@media': { [media.tablet]: { gridArea }, print: { gridArea } },
  }) as const;

export const pictures = style(part('pictures'));

export const words = style(part('words'));

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const meta = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
});

export const place = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '65ch' });

export const donor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.line}`,
  position: 'sticky',
  insetBlockEnd: `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`,
  zIndex: 1,
  background: vars.color.canvas,
  '@media': { [media.tablet]: { position: 'static' }, [lowWindow]: { position: 'static' } },
});

export const donorName = style({ flex: '1 1 auto' });

export const pickup = style({ display: 'grid', gap: vars.space.xsmall });

export const map = style({ '@media': { [media.tablet]: { gridArea: 'map' }, print: { display: 'none' } } });

/** For printouts. */
export const address = style({ display: 'none', '@media': { print: { display: 'block', overflowWrap: 'anywhere' } } });

export const code = style({
  display: 'block',
  inlineSize: '2.8cm',
  blockSize: '2.8cm',
  marginBlockStart: vars.space.small,
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

const upper = { ...peg, insetBlockStart: -14, blockSize: 24 } as const;

export const note = style({
  position: 'relative',
  marginBlockStart: vars.space.small,
  '::before': { ...upper, left: 28 },
  '::after': { ...upper, right: 28 },
});

const shut = { translate: '0 0', rotate: '0deg' };
const opening = `${keyframes({ from: shut, '40%': shut })} 900ms ${vars.motion.ease}`;

/** Open pegs. */
export const taken = style({
  '::before': { translate: '-4px -10px', rotate: '-38deg' },
  '::after': { translate: '4px -10px', rotate: '38deg' },
  '@media': { [media.motion]: { '::before': { animation: opening }, '::after': { animation: opening } } },
});

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
