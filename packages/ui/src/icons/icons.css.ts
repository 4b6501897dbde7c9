import { component } from '../css/layer.js';

export const root = component({ flexShrink: 0 });

/** Mirrored in right-to-left text. */
export const directed = component({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
