import { widget } from '@clothesline/ui/style';
import { beside } from './list/MapList.css.js';
import { vars } from '@clothesline/ui/theme';

export const frame = widget({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeSelf: 'stretch',
  minInlineSize: 0,
});

export const listed = widget({ minBlockSize: '677px', '@container': { [beside]: { minBlockSize: '460px' } } });

export const drawn = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
});
