import { texts } from '../../shared/language/texts.js';

/** The texts of the detail screen (spec §2 "Donation detail"). */
export const messages = texts('detail', {
  documentTitle: (title: string, site: string) => `${title} - ${site}`,
  loading: 'Loading the donation',
  notFoundTitle: 'Donation Not Found',
  notFoundText:
    "We couldn't find the donation you're looking for. It might have been removed or is no longer available.",
  /** Texts for "not found" and "removed", only for donations that the server lacks. */
  notLoadedTitle: 'Donation Not Loaded',
  backToHome: 'Back to Home',
  tryAgain: 'Try again',
  back: 'Back',
  share: 'Share',
  away: (place: string, distance: string) => `${place}, ${distance} away`,
  /** After the distance, until the visitor has a place. */
  from: (place: string) => ` from ${place}`,
  /** Follows the name of a place in the same city. */
  fromCenter: ' from the city center',
  posted: (date: string) => `Posted ${date}`,
  description: 'Description',
  writtenIn: (language: string) => `Written in ${language}`,
  user: (id: number) => `User #${id}`,
  donor: 'Donor',
  contactDonor: 'Contact Donor',
  states: {
    promised: 'This donation is promised. Whoever else asks for it waits in line.',
    given: 'This donation has been given.',
    withdrawn: 'This donation was withdrawn.',
    expired: 'Nobody was found for this donation in time. The donor can offer it again.',
    paused: 'This donation is paused: its donor has not answered. They can offer it again.',
    hidden: 'A moderator has hidden this donation: nobody but you sees it.',
  },
  hiddenFor: (reason: string) => `The moderator’s reason: “${reason}”`,
  ownFailed: 'Changing your donation did not load',
  viewerFailed: 'The full-screen picture did not load',
  contactFailed: 'Contacting the donor did not load',
  pickupTitle: 'Pickup Information',
  pickupText:
    'Arrange pickup directly with the donor. Please be respectful of their time and prompt: agree on a place and be there on time.',
  pictures: 'Pictures',
  picture: (number: number, of: number, shows: string) => `Picture ${number} of ${of}: ${shows}`,
  enlarge: 'Open the picture',
  pictureOf: (number: number, of: number) => `${number} of ${of}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  closePictures: 'Close the pictures',
  showPicture: (number: number) => `Show picture ${number}`,
  code: 'QR code of the address of this page',
  morePictures: 'Show more pictures',
  similar: 'Similar donations nearby',
  similarFailed: 'Similar donations could not be loaded',
} as const);
