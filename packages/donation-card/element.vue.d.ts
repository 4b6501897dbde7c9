/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'vue';
import type { ClotheslineFeaturedDonationsAttributes, ClotheslineFeaturedDonationsEvents, ClotheslineDonationCardAttributes, ClotheslineDonationCardEvents } from './element.js';

export * from './element.js';

interface ClotheslineFeaturedDonationsListeners {
  'onClotheslineReady'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-ready']) => void;
  'onClotheslineError'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-error']) => void;
  'onClotheslineSelect'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-select']) => void;
}

interface ClotheslineDonationCardListeners {
  'onClotheslineReady'?: (event: ClotheslineDonationCardEvents['clothesline-ready']) => void;
  'onClotheslineError'?: (event: ClotheslineDonationCardEvents['clothesline-error']) => void;
  'onClotheslineSelect'?: (event: ClotheslineDonationCardEvents['clothesline-select']) => void;
  'onClotheslineSave'?: (event: ClotheslineDonationCardEvents['clothesline-save']) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'clothesline-featured-donations': new () => { $props: ClotheslineFeaturedDonationsAttributes & ClotheslineFeaturedDonationsListeners & HTMLAttributes };
    'clothesline-donation-card': new () => { $props: ClotheslineDonationCardAttributes & ClotheslineDonationCardListeners & HTMLAttributes };
  }
}
