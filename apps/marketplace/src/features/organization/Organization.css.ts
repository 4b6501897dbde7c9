import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ marginBlockEnd: vars.space.large });
