/* Generated from the elements' tables by `npm run api`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ClotheslineNeedsAttributes, ClotheslineNeedsElement, ClotheslineNeedsEvents, ClotheslineFeaturedDonationsAttributes, ClotheslineFeaturedDonationsElement, ClotheslineFeaturedDonationsEvents, ClotheslineDonationCardAttributes, ClotheslineDonationCardElement, ClotheslineDonationCardEvents } from './element.js';

export * from './element.js';

interface ClotheslineNeedsListeners {
  'onclothesline-ready'?: (event: ClotheslineNeedsEvents['clothesline-ready']) => void;
  'on:clothesline-ready'?: (event: ClotheslineNeedsEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineNeedsEvents['clothesline-error']) => void;
  'on:clothesline-error'?: (event: ClotheslineNeedsEvents['clothesline-error']) => void;
  'onclothesline-offer'?: (event: ClotheslineNeedsEvents['clothesline-offer']) => void;
  'on:clothesline-offer'?: (event: ClotheslineNeedsEvents['clothesline-offer']) => void;
}

interface ClotheslineFeaturedDonationsListeners {
  'onclothesline-ready'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-ready']) => void;
  'on:clothesline-ready'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-error']) => void;
  'on:clothesline-error'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-error']) => void;
  'onclothesline-select'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-select']) => void;
  'on:clothesline-select'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-select']) => void;
}

interface ClotheslineDonationCardListeners {
  'onclothesline-ready'?: (event: ClotheslineDonationCardEvents['clothesline-ready']) => void;
  'on:clothesline-ready'?: (event: ClotheslineDonationCardEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineDonationCardEvents['clothesline-error']) => void;
  'on:clothesline-error'?: (event: ClotheslineDonationCardEvents['clothesline-error']) => void;
  'onclothesline-select'?: (event: ClotheslineDonationCardEvents['clothesline-select']) => void;
  'on:clothesline-select'?: (event: ClotheslineDonationCardEvents['clothesline-select']) => void;
  'onclothesline-save'?: (event: ClotheslineDonationCardEvents['clothesline-save']) => void;
  'on:clothesline-save'?: (event: ClotheslineDonationCardEvents['clothesline-save']) => void;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'clothesline-needs': HTMLAttributes<ClotheslineNeedsElement> & ClotheslineNeedsAttributes & ClotheslineNeedsListeners;
    'clothesline-featured-donations': HTMLAttributes<ClotheslineFeaturedDonationsElement> & ClotheslineFeaturedDonationsAttributes & ClotheslineFeaturedDonationsListeners;
    'clothesline-donation-card': HTMLAttributes<ClotheslineDonationCardElement> & ClotheslineDonationCardAttributes & ClotheslineDonationCardListeners;
  }
}
