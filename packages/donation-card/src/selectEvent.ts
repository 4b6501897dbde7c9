import type { Donation } from '@clothesline/api-client';
import type { MouseEvent } from 'react';

export interface DonationSelectEvent {
  donation: Donation;
  readonly defaultPrevented: boolean;
  /** Stops navigation. */
  preventDefault(): void;
}

/** Creates a select event. Preventing its default also prevents that of the click. */
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

export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
