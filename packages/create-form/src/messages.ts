import { inTime, locationMessages, issueTexts } from '@clothesline/api-client';

/** Formats to a tenth as English does. */
const tenths = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Every text of the form. Replace any of them with the `messages` prop, or all with a catalog. */
export const createFormMessages = {
  formLabel: 'Create a donation',
  title: 'Title',
  titlePlaceholder: 'e.g., Kids Clothing Bundle (3-5y)',
  description: 'Description',
  descriptionPlaceholder: 'Describe the items, condition, etc.',
  category: 'Category',
  categoryPlaceholder: 'Select a category',
  categoriesLoading: 'Loading categories…',
  categoriesFailed: 'Failed to fetch categories',
  retry: 'Try again',
  /** A category as the server names it. */
  categoryName: (category: string) => category,
  quantity: 'Pieces',
  /** Placeholder of the optional field. */
  quantityPlaceholder: '1',
  size: 'Size',
  sizePlaceholder: 'e.g., 6-7y, M, US 9',
  condition: 'Condition',
  noCondition: 'Not stated',
  conditions: ['New', 'Like new', 'Good condition', 'Worn'] as readonly string[],
  images: 'Images',
  imageUrl: 'Image URL',
  imageUrlPlaceholder: 'https://',
  addImage: 'Add',
  noImages: 'Add at least one image URL',
  image: (position: number) => `Image ${position}`,
  /** Label of the menu with all actions for an image. */
  imageMenu: (position: number) => `Options for image ${position}`,
  removeImage: 'Remove',
  imageAdded: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  addPhotos: 'Add photos',
  /** Under the button that opens camera and files. */
  photosHint: 'Take or choose photos, or drop them here. We remove location data.',
  /** Text on a photo that is being uploaded. */
  photoUploading: 'Uploading…',
  photoFailed: 'This photo could not be uploaded.',
  photoOffline: 'You are offline. The photo is sent when you are back online.',
  /** @param when As in "in 40 minutes". */
  photoTooMany: (when: string) => `Too many photos from here. Please try again ${when}.`,
  photoUnreadable: 'This browser cannot read this file. Choose a JPEG, PNG or WebP picture.',
  photoRefused: 'The server does not take this picture. Choose another one.',
  photoLost: 'This photo is no longer on this device. Add it again.',
  retryPhoto: (position: number) => `Try again to upload image ${position}`,
  photosNotKept: 'This browser does not keep photos if you leave before the donation is created.',
  /** Notice if more files were chosen than a donation can have. */
  tooManyPhotos: (most: number) => `A donation has at most ${most} images. The others were left out.`,
  /** Hint once a donation has all images that it can have. */
  allPhotos: (most: number) => `${most} photos is the limit.`,
  /** Label of the image that lists show. */
  cover: 'Cover',
  makeCover: 'Make cover',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  /** Announced to screen readers. */
  imageMoved: (from: number, to: number, count: number) => `Image ${from} is now ${to} of ${count}`,
  /** Opens the field for an image's description. */
  describe: 'Describe',
  label: (position: number) => `What image ${position} shows`,
  labelHint: 'For people who cannot see it.',
  /** Makes a donation of each image. */
  separate: 'List these photos as separate items',
  separateHint: 'Each item gets its own title. The rest is the same.',
  join: 'Same item as above',
  joinedImage: 'Same item as the photo above',
  split: 'List separately',
  together: 'List all photos as one item',
  imageTitle: (position: number) => `Title of image ${position}`,
  location: 'Location',
  locationHint: 'A city or neighborhood, or a meeting point first: “Library, Noe Valley”. Others see it.',
  useMyLocation: 'Use my location',
  locating: 'Finding you…',
  /** Reasons why the browser gave no position. */
  problems: locationMessages,
  /** Issue if the words of the field name no place, and so no position. */
  placeUnknown: (words: string) => `No place is called “${words}” here. Name a city or neighborhood.`,
  placeFailed: 'This place could not be looked up. Please try again.',
  /** Caption of a map with the area. */
  areaNote: 'Others see this area, not your address.',
  /** Describes the area if there is no map. */
  area: (side: string, place: string) => `Others see an area ${side} wide${place && ` in ${place}`}, not your address.`,
  /** Side of the area, in miles and in kilometers. */
  distance: (miles: number) => `${tenths.format(miles)} mi`,
  kilometers: (kilometers: number) => `${tenths.format(kilometers)} km`,
  areaUnknown: 'Name a place to see the area that others see.',
  /** Button below a map that was moved elsewhere. */
  placeOnMap: 'Put it in the middle of this map',
  noTownThere: 'No town is known there. Move the map a little.',
  /** Question before addresses, phone numbers or email addresses are published. */
  addressFound: (addresses: string) => `Everyone will be able to read how to find or reach you: “${addresses}”.`,
  publishAddress: 'Publish it',
  changeAddress: 'Change it',
  submit: 'Create Donation',
  submitMany: (count: number) => `Create ${count} Donations`,
  submitting: 'Creating Donation...',
  /** Sentences for issues, by the contract's code. */
  issues: issueTexts,
  /** Announced to screen readers if the form was not sent. */
  wrongFields: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
  /** Notice if the form was sent without a network. */
  waiting: 'You are offline. Your donation is sent when you are back online.',
  stopWaiting: 'Do not send it',
  restored: 'We kept what you had typed.',
  startOver: 'Start over',
  createdTitle: 'Donation Created',
  createdText: 'Your donation has been successfully listed.',
  createdManyTitle: 'Donations Created',
  createdManyText: (count: number) => `Your ${count} donations have been successfully listed.`,
  /** Precedes the failure of the next one, if several are listed. */
  createdSome: (count: number) =>
    count === 1
      ? 'One donation is listed. The others are still here.'
      : `${count} donations are listed. The others are still here.`,
  failedTitle: 'Error',
  failedText: 'Failed to create donation. Please try again.',
  /** From one address the server takes so many in an hour. */
  /** @param when As in "in 40 minutes". */
  tooManyText: (when: string) => `Too many donations from here. Nothing you typed is lost: please try again ${when}.`,
  /** Asks for a code, if the server lists donations of accounts alone. */
  stepsLabel: 'Who is giving this?',
  email: 'Email',
  emailHint: 'We send you a code to list your donation with. Nothing you typed is lost.',
  emailWrong: 'Please enter an email address',
  sendCode: 'Send Code',
  code: 'Code',
  codeSent: (email: string) => `We sent a code of 6 digits to ${email}. It works for 10 minutes.`,
  codeWrong: 'This code is not right, or it no longer works.',
  confirmCode: 'Confirm and Create',
  newCode: 'Send it again',
  otherEmail: 'Use another email',
  codeFailed: 'That did not work. Please try again.',
  /** @param when As in "in 40 minutes". */
  tooManyCodesText: (when: string) => `Many codes were asked for. Please try again ${when}.`,
  /** Notice if the page signs visitors in itself. */
  signInText: 'Please sign in first. Nothing you typed is lost.',
  /** Text for `when` in other texts. */
  inTime,
  /** Reason why an account may not list, in the server's words. */
  refusal: (sentence: string) => sentence,
  /** Notice on a website that the server does not accept. */
  refusedText: 'The marketplace does not accept donations from this website yet. Nothing you typed is lost.',
  listThere: 'List it on the marketplace (in a new tab)',
};

export type CreateFormMessages = typeof createFormMessages;
