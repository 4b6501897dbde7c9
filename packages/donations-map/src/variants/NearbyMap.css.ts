import { layers, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ '@layer': { [layers.widget]: { overflow: 'hidden', fontFamily: vars.font.body } } });

export const head = style({
  '@layer': {
    [layers.widget]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.small,
      paddingBlock: vars.space.medium,
      paddingInline: vars.space.medium,
      '@media': { [media.tablet]: { paddingInline: vars.space.large } },
    },
  },
});

export const filter = style({
  '@layer': { [layers.widget]: { flex: '1 1 180px', '@media': { [media.tablet]: { flex: '0 1 220px' } } } },
});

/** One height in every state, so that nothing below moves. */
export const map = style({
  '@layer': {
    [layers.widget]: {
      boxSizing: 'border-box',
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      blockSize: '380px',
      borderBlockStart: `1px solid ${vars.color.line}`,
      '@media': { [media.tablet]: { blockSize: '420px' } },
    },
  },
});

/** The live map has its list under it where there is no room beside: its room is there from the first. */
export const listed = style({
  '@layer': { [layers.widget]: { blockSize: '560px', '@media': { [media.tablet]: { blockSize: '460px' } } } },
});
