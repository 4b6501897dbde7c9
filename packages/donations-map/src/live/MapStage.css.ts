import { widget } from '@clothesline/ui/style';
import { beside } from './list/MapList.css.js';
import { vars } from '@clothesline/ui/theme';

/** Fills what it stands in, and lets a live map with a list under it be higher. */
export const frame = widget({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeSelf: 'stretch',
  minInlineSize: 0,
});

/** The map, and three rows under it; or a map with its list beside it. */
export const listed = widget({ minBlockSize: '677px', '@container': { [beside]: { minBlockSize: '460px' } } });

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
