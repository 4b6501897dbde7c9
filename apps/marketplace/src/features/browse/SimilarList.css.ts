import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });
