import { texts } from '../language/texts.js';

/** Texts of a donor's actions. */
export const ownDonationMessages = texts('ownDonations', {
  requests: (count: number) => (count === 1 ? '1 open request' : `${count} open requests`),
  /** @param day As in "March 3". */
  listedUntil: (day: string) => `Listed until ${day}`,
  failed: 'Changing a donation did not load',
  steps: {
    edit: 'Edit…',
    given: 'Mark as given…',
    renew: 'Renew',
    withdraw: 'Withdraw…',
  },
  /** A button's name beside others of its kind. */
  stepOn: (step: string, title: string) => `${step} ${title}`,
  givenTitle: 'Mark as given?',
  givenText: 'It is gone for good. Whoever still asks for it gets an answer, with donations like it.',
  given: 'Mark as Given',
  withdrawTitle: 'Withdraw this donation?',
  withdrawText:
    'This is final: it cannot be offered again. Whoever still asks for it gets an answer, with donations like it.',
  withdraw: 'Withdraw',
  done: {
    given: 'It is marked as given',
    renew: 'It is offered for another 90 days',
    withdraw: 'Donation withdrawn',
  },
  overtaken: 'This was not done: the donation has changed meanwhile. You see it as it is now.',
  editTitle: 'Edit this donation',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  pieces: 'Pieces',
  place: 'Location',
  placeHint: 'Others see the area, never an address.',
  placeUnknown: 'Choose a place from the list',
  placeAddress: 'Write the city or district, not an address',
  save: 'Save',
  saved: 'Your changes are saved',
} as const);
