/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'vue';
import type { ClotheslineDonationsMapAttributes, ClotheslineDonationsMapEvents } from './element.js';

export * from './element.js';

interface ClotheslineDonationsMapListeners {
  'onClotheslineReady'?: (event: ClotheslineDonationsMapEvents['clothesline-ready']) => void;
  'onClotheslineError'?: (event: ClotheslineDonationsMapEvents['clothesline-error']) => void;
  'onClotheslineSelect'?: (event: ClotheslineDonationsMapEvents['clothesline-select']) => void;
  'onClotheslineMove'?: (event: ClotheslineDonationsMapEvents['clothesline-move']) => void;
  'onClotheslineLocate'?: (event: ClotheslineDonationsMapEvents['clothesline-locate']) => void;
  'onClotheslineState'?: (event: ClotheslineDonationsMapEvents['clothesline-state']) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'clothesline-donations-map': new () => { $props: ClotheslineDonationsMapAttributes & ClotheslineDonationsMapListeners & HTMLAttributes };
  }
}
