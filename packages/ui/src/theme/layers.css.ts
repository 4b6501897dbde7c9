import { globalLayer } from '@vanilla-extract/css';

const parent = 'clothesline';

/** Layers have a lower priority than all unlayered rules of an app. */
export const layers = {
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  component: globalLayer({ parent }, 'component'),
  widget: globalLayer({ parent }, 'widget'),
};
