/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ClotheslineCreateFormAttributes, ClotheslineCreateFormElement, ClotheslineCreateFormEvents } from './element.js';

export * from './element.js';

interface ClotheslineCreateFormListeners {
  'onclothesline-ready'?: (event: ClotheslineCreateFormEvents['clothesline-ready']) => void;
  'on:clothesline-ready'?: (event: ClotheslineCreateFormEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineCreateFormEvents['clothesline-error']) => void;
  'on:clothesline-error'?: (event: ClotheslineCreateFormEvents['clothesline-error']) => void;
  'onclothesline-created'?: (event: ClotheslineCreateFormEvents['clothesline-created']) => void;
  'on:clothesline-created'?: (event: ClotheslineCreateFormEvents['clothesline-created']) => void;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'clothesline-create-form': HTMLAttributes<ClotheslineCreateFormElement> & ClotheslineCreateFormAttributes & ClotheslineCreateFormListeners;
  }
}
