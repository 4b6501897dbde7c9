/* Generated from the elements' tables by `npm run api`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ClotheslineNeedsAttributes, ClotheslineNeedsElement, ClotheslineNeedsEvents, ClotheslineFeaturedDonationsAttributes, ClotheslineFeaturedDonationsElement, ClotheslineFeaturedDonationsEvents, ClotheslineDonationCardAttributes, ClotheslineDonationCardElement, ClotheslineDonationCardEvents } from './element.js';

export * from './element.js';

interface ClotheslineNeedsListeners {
  'onclothesline-ready'?: (event: ClotheslineNeedsEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineNeedsEvents['clothesline-error']) => void;
  'onclothesline-offer'?: (event: ClotheslineNeedsEvents['clothesline-offer']) => void;
}

interface ClotheslineFeaturedDonationsListeners {
  'onclothesline-ready'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-error']) => void;
  'onclothesline-select'?: (event: ClotheslineFeaturedDonationsEvents['clothesline-select']) => void;
}

interface ClotheslineDonationCardListeners {
  'onclothesline-ready'?: (event: ClotheslineDonationCardEvents['clothesline-ready']) => void;
  'onclothesline-error'?: (event: ClotheslineDonationCardEvents['clothesline-error']) => void;
  'onclothesline-select'?: (event: ClotheslineDonationCardEvents['clothesline-select']) => void;
  'onclothesline-save'?: (event: ClotheslineDonationCardEvents['clothesline-save']) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
    'clothesline-needs': DetailedHTMLProps<HTMLAttributes<ClotheslineNeedsElement>, ClotheslineNeedsElement> & ClotheslineNeedsAttributes & ClotheslineNeedsListeners;
    'clothesline-featured-donations': DetailedHTMLProps<HTMLAttributes<ClotheslineFeaturedDonationsElement>, ClotheslineFeaturedDonationsElement> & ClotheslineFeaturedDonationsAttributes & ClotheslineFeaturedDonationsListeners;
    'clothesline-donation-card': DetailedHTMLProps<HTMLAttributes<ClotheslineDonationCardElement>, ClotheslineDonationCardElement> & ClotheslineDonationCardAttributes & ClotheslineDonationCardListeners;
    }
  }
}
