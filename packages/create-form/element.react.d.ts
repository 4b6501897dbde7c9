/* Generated from the elements' tables by `npm run api`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ClotheslineCreateFormAttributes, ClotheslineCreateFormElement, ClotheslineCreateFormEvents } from './element.js';

export * from './element.js';

interface ClotheslineCreateFormListeners {
  'onclothesline-ready'?: (event: ClotheslineCreateFormEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineCreateFormEvents['clothesline-error']) => void;
  'onclothesline-created'?: (event: ClotheslineCreateFormEvents['clothesline-created']) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
    'clothesline-create-form': DetailedHTMLProps<HTMLAttributes<ClotheslineCreateFormElement>, ClotheslineCreateFormElement> & ClotheslineCreateFormAttributes & ClotheslineCreateFormListeners;
    }
  }
}
