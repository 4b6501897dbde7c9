import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

/** Fills what it stands in, and lets a live map with a list under it be higher. */
export const frame = widget({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeSelf: 'stretch',
  minInlineSize: 0,
});

/** The drawn map lays its own things out by these rules, in each variant. */
export const drawn = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
});
