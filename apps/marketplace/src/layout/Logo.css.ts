import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', color: vars.color.accent });

export const picture = style({ flex: 'none', maxInlineSize: 160, inlineSize: 'auto', objectFit: 'contain' });
