/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'vue';
import type { ClotheslineCreateFormAttributes, ClotheslineCreateFormEvents } from './element.js';

export * from './element.js';

interface ClotheslineCreateFormListeners {
  'onClotheslineReady'?: (event: ClotheslineCreateFormEvents['clothesline-ready']) => void;
  'onClotheslineError'?: (event: ClotheslineCreateFormEvents['clothesline-error']) => void;
  'onClotheslineCreated'?: (event: ClotheslineCreateFormEvents['clothesline-created']) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'clothesline-create-form': new () => { $props: ClotheslineCreateFormAttributes & ClotheslineCreateFormListeners & HTMLAttributes };
  }
}
