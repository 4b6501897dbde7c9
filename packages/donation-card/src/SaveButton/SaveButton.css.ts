import { layers, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const filled = style({ '@layer': { [layers.widget]: { color: vars.color.accent } } });
