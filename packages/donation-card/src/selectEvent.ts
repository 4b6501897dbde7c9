import type { Donation } from '@clothesline/api-client';
import type { MouseEvent } from 'react';

/** A donation is about to be opened. */
export interface DonationSelectEvent {
  donation: Donation;
  /** Whether a listener has prevented following the link. */
  readonly defaultPrevented: boolean;
  /** Keeps the page from following the link. */
  preventDefault(): void;
}

/** Makes the select event of a click on a donation's link; cancelling it cancels the click. */
export function selectEvent(
  donation: Donation,
  click: Pick<MouseEvent, 'preventDefault' | 'defaultPrevented'>,
): DonationSelectEvent {
  return {
    donation,
    get defaultPrevented() {
      return click.defaultPrevented;
    },
    preventDefault: () => click.preventDefault(),
  };
}

/** Whether a click opens the link here: no new tab, window or download. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
