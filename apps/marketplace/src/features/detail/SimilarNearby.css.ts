import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ marginBlockStart: vars.space.large, '@media': { print: { display: 'none' } } });

/** Approximate height. */
export const waiting = style({ blockSize: 560, '@media': { [media.tablet]: { blockSize: 480 } } });
