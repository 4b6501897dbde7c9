import type { Donation } from '@clothesline/api-client';

/** Fired before the donation of a clicked pin is shown. */
export interface PinSelectEvent {
  donation: Donation;
  /** Whether a listener has called `preventDefault()`. */
  readonly defaultPrevented: boolean;
  /** Prevents the donation from being shown. */
  preventDefault(): void;
}

/** Creates a cancelable select event. */
export function pinSelectEvent(donation: Donation): PinSelectEvent {
  return Object.assign(new Event('select', { cancelable: true }), { donation });
}
