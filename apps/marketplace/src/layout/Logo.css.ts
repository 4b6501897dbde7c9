import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', color: vars.color.accent });

/** Fits a logo that is wider than high, such as one with text. */
export const picture = style({ flex: 'none', maxInlineSize: 160, inlineSize: 'auto', objectFit: 'contain' });
