import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Don't crop: the reported problem could be anywhere in the image. */
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  maxBlockSize: '15rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  borderRadius: vars.radius.medium,
});
