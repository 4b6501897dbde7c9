import { style } from '@vanilla-extract/css';

/** It takes the focus only to be read from: nothing can be done with it. */
export const heading = style({ outline: 'none', textWrap: 'balance' });
