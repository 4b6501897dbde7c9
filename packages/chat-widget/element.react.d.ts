/* Generated from the elements' tables by `npm run api`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ClotheslineChatAttributes, ClotheslineChatElement, ClotheslineChatEvents } from './element.js';

export * from './element.js';

interface ClotheslineChatListeners {
  'onclothesline-ready'?: (event: ClotheslineChatEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineChatEvents['clothesline-error']) => void;
  'onclothesline-message'?: (event: ClotheslineChatEvents['clothesline-message']) => void;
  'onclothesline-opened'?: (event: ClotheslineChatEvents['clothesline-opened']) => void;
  'onclothesline-closed'?: (event: ClotheslineChatEvents['clothesline-closed']) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
    'clothesline-chat': DetailedHTMLProps<HTMLAttributes<ClotheslineChatElement>, ClotheslineChatElement> & ClotheslineChatAttributes & ClotheslineChatListeners;
    }
  }
}
