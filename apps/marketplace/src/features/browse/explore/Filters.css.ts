import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, zoomedPhone } from '../../../lib/styles/sizes.js';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  '@media': {
    [zoomedPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desktop]: { display: 'contents' },
  },
});

export const sheet = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': {
    [phone]: { display: 'none' },
    '(scripting: none)': { display: 'grid' },
    [media.desktop]: { gridColumn: '1 / -1' },
  },
});

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  selectors: { [`${bar} > &`]: { gridColumn: '1 / -1', order: 1 } },
});
