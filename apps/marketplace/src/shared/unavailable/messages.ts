/** What a control says that has nothing behind it yet, and what to do instead. */
export const unavailableMessages = {
  title: 'Not available on this site yet',
  close: 'OK',
  contactDonor:
    'Contacting a donor is not available on this site yet. Save the donation to find it again, or ask the assistant in the corner about donations like it.',
} as const;

/** The controls that have nothing behind them yet. */
export type Unavailable = Exclude<keyof typeof unavailableMessages, 'title' | 'close'>;
