import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: vars.space.xxsmall, marginBlockEnd: vars.space.large });
