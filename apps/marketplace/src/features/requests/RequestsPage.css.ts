import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Visually hidden on narrow screens. */
export const headOfThread = style({
  '@media': {
    [`not all and ${media.desktop}`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** On narrow screens, the open conversation takes the place of the list. */
export const besideThread = style({ '@media': { [`not all and ${media.desktop}`]: { display: 'none' } } });

export const onlyNarrow = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const onlyWide = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', padding: vars.space.xlarge, textAlign: 'center' } },
});
