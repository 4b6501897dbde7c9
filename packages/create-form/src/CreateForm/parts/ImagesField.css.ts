import { layers, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  '@layer': { [layers.widget]: { display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 } },
});

export const legend = style({
  '@layer': {
    [layers.widget]: { fontSize: vars.text.small, fontWeight: vars.weight.medium, lineHeight: vars.leading.snug },
  },
});

export const mark = style({ '@layer': { [layers.widget]: { color: vars.color.accent } } });

export const adder = style({
  '@layer': { [layers.widget]: { display: 'flex', alignItems: 'flex-start', gap: vars.space.xsmall } },
});

export const url = style({ '@layer': { [layers.widget]: { flex: 1 } } });

/** As high as the box beside it. */
export const add = style({ '@layer': { [layers.widget]: { flex: 'none', minBlockSize: '46px' } } });

export const thumbnails = style({
  '@layer': {
    [layers.widget]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
      gap: vars.space.small,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const thumbnail = style({
  '@layer': { [layers.widget]: { display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0, margin: 0 } },
});

export const frame = style({
  '@layer': {
    [layers.widget]: {
      position: 'relative',
      overflow: 'hidden',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      backgroundColor: vars.color.sunken,
      selectors: {
        '[data-wrong] > &': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
      },
    },
  },
});

export const remove = style({
  '@layer': {
    [layers.widget]: {
      position: 'absolute',
      insetBlockStart: vars.space.xxsmall,
      insetInlineEnd: vars.space.xxsmall,
      display: 'grid',
      placeItems: 'center',
      inlineSize: '32px',
      blockSize: '32px',
      padding: 0,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.raised,
      color: vars.color.text,
      fontSize: vars.text.medium,
      cursor: 'pointer',
      ':hover': { color: vars.color.danger },
      ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
      '@media': { [media.coarse]: { inlineSize: '44px', blockSize: '44px' } },
    },
  },
});

export const address = style({
  '@layer': {
    [layers.widget]: {
      overflow: 'hidden',
      color: vars.color.muted,
      fontSize: vars.text.xsmall,
      lineHeight: vars.leading.snug,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const error = style({
  '@layer': {
    [layers.widget]: {
      display: 'flex',
      gap: vars.space.xxsmall,
      margin: 0,
      color: vars.color.danger,
      fontSize: vars.text.xsmall,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.snug,
    },
  },
});
