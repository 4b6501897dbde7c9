import type { Donation } from '@clothesline/api-client';

/** Event before a pressed pin's donation is shown. */
export interface PinSelectEvent {
  donation: Donation;
  /** Whether a listener has prevented showing it. */
  readonly defaultPrevented: boolean;
  /** Keeps the map from showing it. */
  preventDefault(): void;
}

/** Makes a select event that is not yet cancelled. */
export function pinSelectEvent(donation: Donation): PinSelectEvent {
  return Object.assign(new Event('select', { cancelable: true }), { donation });
}
