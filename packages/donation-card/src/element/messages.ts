import { donationCardMessages } from '../messages.js';

/** Texts of `<clothesline-donation-card>`: those of the card, and of a donation that the server no longer has. */
export const cardElementMessages = {
  ...donationCardMessages,
  goneTitle: 'No longer available',
  goneText: 'This donation has been taken or removed.',
  goneLink: 'See other donations',
};

export type CardElementMessages = typeof cardElementMessages;
