import type { Donation } from '@clothesline/api-client';

/** A pin was pressed: its donation is about to be shown. */
export interface PinSelectEvent {
  donation: Donation;
  /** Whether somebody keeps the map from showing it. */
  readonly defaultPrevented: boolean;
  /** Keeps the map from showing it. */
  preventDefault(): void;
}

/** A select event that nobody has cancelled yet. */
export function pinSelectEvent(donation: Donation): PinSelectEvent {
  let isPrevented = false;
  return {
    donation,
    get defaultPrevented() {
      return isPrevented;
    },
    preventDefault() {
      isPrevented = true;
    },
  };
}
