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
  listAgain: 'List again',
  undo: 'Undo',
  /** A button's name beside others of its kind. */
  stepOn: (step: string, title: string) => `${step} ${title}`,
  givenTitle: 'Mark as given?',
  givenText: 'It will no longer be listed. People who asked for it get an answer with similar donations.',
  given: 'Mark as Given',
  withdrawTitle: 'Withdraw this donation?',
  withdrawText:
    'It will no longer be listed. People who asked for it get an answer with similar donations. You can list it again later.',
  withdraw: 'Withdraw',
  done: {
    given: 'Marked as given',
    renew: 'Listed for another 90 days',
    withdraw: 'Donation withdrawn',
  },
  overtaken: 'Nothing was changed: the donation was updated in the meantime. This is its current state.',
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
