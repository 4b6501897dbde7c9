import { component } from '../css/layer.js';

export const root = component({ flexShrink: 0 });

export const directed = component({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
