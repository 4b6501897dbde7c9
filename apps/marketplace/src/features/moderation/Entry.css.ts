import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Any part may be the problem. */
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  maxBlockSize: '15rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  borderRadius: vars.radius.medium,
});
