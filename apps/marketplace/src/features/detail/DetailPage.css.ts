import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
