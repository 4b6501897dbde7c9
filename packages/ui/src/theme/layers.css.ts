import { globalLayer } from '@vanilla-extract/css';

const parent = 'clothesline';

/** Cascade layers in order: an app's rule outside of any layer always wins. */
export const layers = {
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  component: globalLayer({ parent }, 'component'),
  widget: globalLayer({ parent }, 'widget'),
};
