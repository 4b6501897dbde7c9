import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ marginBlockStart: vars.space.large, '@media': { print: { display: 'none' } } });

/** Height of the list, about: two rows of small cards, or one of large ones. */
export const waiting = style({ blockSize: 560, '@media': { [media.tablet]: { blockSize: 480 } } });
