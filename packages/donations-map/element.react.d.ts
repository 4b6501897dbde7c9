/* Generated from the elements' tables by `npm run api`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ClotheslineDonationsMapAttributes, ClotheslineDonationsMapElement, ClotheslineDonationsMapEvents } from './element.js';

export * from './element.js';

interface ClotheslineDonationsMapListeners {
  'onclothesline-ready'?: (event: ClotheslineDonationsMapEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineDonationsMapEvents['clothesline-error']) => void;
  'onclothesline-select'?: (event: ClotheslineDonationsMapEvents['clothesline-select']) => void;
  'onclothesline-move'?: (event: ClotheslineDonationsMapEvents['clothesline-move']) => void;
  'onclothesline-locate'?: (event: ClotheslineDonationsMapEvents['clothesline-locate']) => void;
  'onclothesline-state'?: (event: ClotheslineDonationsMapEvents['clothesline-state']) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
    'clothesline-donations-map': DetailedHTMLProps<HTMLAttributes<ClotheslineDonationsMapElement>, ClotheslineDonationsMapElement> & ClotheslineDonationsMapAttributes & ClotheslineDonationsMapListeners;
    }
  }
}
