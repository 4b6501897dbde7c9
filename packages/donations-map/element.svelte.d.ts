/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ClotheslineDonationsMapAttributes, ClotheslineDonationsMapElement, ClotheslineDonationsMapEvents } from './element.js';

export * from './element.js';

interface ClotheslineDonationsMapListeners {
  'onclothesline-ready'?: (event: ClotheslineDonationsMapEvents['clothesline-ready']) => void;
  'on:clothesline-ready'?: (event: ClotheslineDonationsMapEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineDonationsMapEvents['clothesline-error']) => void;
  'on:clothesline-error'?: (event: ClotheslineDonationsMapEvents['clothesline-error']) => void;
  'onclothesline-select'?: (event: ClotheslineDonationsMapEvents['clothesline-select']) => void;
  'on:clothesline-select'?: (event: ClotheslineDonationsMapEvents['clothesline-select']) => void;
  'onclothesline-move'?: (event: ClotheslineDonationsMapEvents['clothesline-move']) => void;
  'on:clothesline-move'?: (event: ClotheslineDonationsMapEvents['clothesline-move']) => void;
  'onclothesline-locate'?: (event: ClotheslineDonationsMapEvents['clothesline-locate']) => void;
  'on:clothesline-locate'?: (event: ClotheslineDonationsMapEvents['clothesline-locate']) => void;
  'onclothesline-state'?: (event: ClotheslineDonationsMapEvents['clothesline-state']) => void;
  'on:clothesline-state'?: (event: ClotheslineDonationsMapEvents['clothesline-state']) => void;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'clothesline-donations-map': HTMLAttributes<ClotheslineDonationsMapElement> & ClotheslineDonationsMapAttributes & ClotheslineDonationsMapListeners;
  }
}
