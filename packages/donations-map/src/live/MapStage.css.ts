import { layers } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  '@layer': { [layers.widget]: { position: 'absolute', inset: 0, isolation: 'isolate' } },
});

/** The drawn map lays its own things out by these rules, in each variant. */
export const drawn = style({
  '@layer': {
    [layers.widget]: {
      boxSizing: 'border-box',
      position: 'absolute',
      inset: 0,
      isolation: 'isolate',
      display: 'grid',
      placeItems: 'center',
      padding: 'inherit',
    },
  },
});
