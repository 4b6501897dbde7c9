import { style } from '@vanilla-extract/css';

/** Hides the ring, since it takes the focus only for reading and has no action. */
export const heading = style({ outline: 'none', textWrap: 'balance' });
