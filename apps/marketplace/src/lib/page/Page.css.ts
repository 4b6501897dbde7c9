import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Content column. */
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

export const page = style([
  column,
  {
    flex: '1 0 auto',
    paddingBlock: `${vars.space.large} 88px`,
    '@media': { [media.tablet]: { paddingBlock: `${vars.space.xlarge} 112px` } },
  },
]);

export const head = style({ display: 'grid', gap: vars.space.xxsmall, marginBlockEnd: vars.space.large });

export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });

/** It's only focused programmatically, so it doesn't need a focus ring. */
export const heading = style({ outline: 'none', textWrap: 'balance' });
