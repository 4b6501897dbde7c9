import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserve the height to avoid a layout shift. */
export const placeholder = style({ blockSize: 131, '@media': { [media.tablet]: { blockSize: 99 } } });

export const facts = style({
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.muted,
  '@media': {
    [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', textAlign: 'center' },
  },
});

export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const count = style({
  minInlineSize: '2ch',
  color: vars.color.accent,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xxlarge,
  lineHeight: vars.leading.tight,
  '@media': { [media.tablet]: { display: 'block', fontSize: '4rem' } },
});
