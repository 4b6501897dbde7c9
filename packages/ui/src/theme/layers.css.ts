import { globalLayer } from '@vanilla-extract/css';

const parent = 'clothesline';

/** Unlayered rules of apps always win. */
export const layers = {
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  component: globalLayer({ parent }, 'component'),
  widget: globalLayer({ parent }, 'widget'),
};
