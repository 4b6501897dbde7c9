import { donationCardMessages } from '../messages.js';

/** Every text of `<clothesline-donation-card>`: those of the card, and of a donation that the server has no more. */
export const cardElementMessages = {
  ...donationCardMessages,
  goneTitle: 'No longer available',
  goneText: 'This donation has been taken or removed.',
  goneLink: 'See other donations',
};

export type CardElementMessages = typeof cardElementMessages;
