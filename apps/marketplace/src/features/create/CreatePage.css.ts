import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 720px) minmax(260px, 1fr)',
      columnGap: vars.space.xxlarge,
    },
  },
});

export const head = style({ display: 'grid', gap: vars.space.xsmall, gridColumn: '1 / -1' });

export const signIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minInlineSize: 0,
});

export const tips = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.color.highlightSoft,
});

export const list = style({ display: 'grid', gap: vars.space.xsmall, margin: 0, paddingInlineStart: '1.2em' });

export const next = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xsmall} ${vars.space.medium}` });
