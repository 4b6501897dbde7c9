import { layers, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  '@layer': {
    [layers.widget]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.small,
      marginBlockEnd: vars.space.large,
    },
  },
});
