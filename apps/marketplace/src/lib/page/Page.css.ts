import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** The column of all content, which grows in very wide windows. */
export const column = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 'clamp(1240px, 80vw, 1600px)',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.medium}, env(safe-area-inset-left)) max(${vars.space.medium}, env(safe-area-inset-right))`,
  '@media': {
    [media.tablet]: {
      paddingInline: `max(${vars.space.xlarge}, env(safe-area-inset-left)) max(${vars.space.xlarge}, env(safe-area-inset-right))`,
    },
  },
});

/** A page that is a column from end to end. */
export const page = style([
  column,
  {
    flex: '1 0 auto',
    paddingBlock: `${vars.space.large} 88px`,
    '@media': { [media.tablet]: { paddingBlock: `${vars.space.xlarge} 112px` } },
  },
]);

/** The heading of a page with its introduction. */
export const head = style({ display: 'grid', gap: vars.space.xxsmall, marginBlockEnd: vars.space.large });

export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });

/** Hides the ring, since it takes the focus only for reading and has no action. */
export const heading = style({ outline: 'none', textWrap: 'balance' });
