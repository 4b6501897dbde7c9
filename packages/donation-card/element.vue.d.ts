/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'vue';
import type { ClotheslineNeedsAttributes, ClotheslineNeedsEvents, ClotheslineFeaturedDonationsAttributes, ClotheslineFeaturedDonationsEvents, ClotheslineDonationCardAttributes, ClotheslineDonationCardEvents } from './element.js';

export * from './element.js';

interface ClotheslineNeedsListeners {
  'onClotheslineReady'?: (event: ClotheslineNeedsEvents['clothesline-ready']) => void;
  'onClotheslineError'?: (event: ClotheslineNeedsEvents['clothesline-error']) => void;
  'onClotheslineOffer'?: (event: ClotheslineNeedsEvents['clothesline-offer']) => void;
}

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
    'clothesline-needs': new () => { $props: ClotheslineNeedsAttributes & ClotheslineNeedsListeners & HTMLAttributes };
    'clothesline-featured-donations': new () => { $props: ClotheslineFeaturedDonationsAttributes & ClotheslineFeaturedDonationsListeners & HTMLAttributes };
    'clothesline-donation-card': new () => { $props: ClotheslineDonationCardAttributes & ClotheslineDonationCardListeners & HTMLAttributes };
  }
}
