import { widget } from '@clothesline/ui/style';
import { beside } from './list/MapList.css.js';
import { vars } from '@clothesline/ui/theme';

/** Fills its container, and lets a live map with a list under it be higher. */
export const frame = widget({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeSelf: 'stretch',
  minInlineSize: 0,
});

/** Height of the map with three rows under it; or of a map with its list beside it. */
export const listed = widget({ minBlockSize: '677px', '@container': { [beside]: { minBlockSize: '460px' } } });

/** Layout of the drawn map in each variant. */
export const drawn = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
});
